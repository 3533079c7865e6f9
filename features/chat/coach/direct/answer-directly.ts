import { nearnessOf } from '#features/guide/index.ts'
import { predictVerdict } from '../learned/question-heads.ts'
import { directAnswers } from './direct-answers.ts'
import { Verdict } from './verdicts.ts'

/** The form of a yes/no question: a verb before its subject, or an ending such as 'right?' or 'or nah'. */
const asksYesOrNo =
	/(?:^|[.?!,;:]\s*|\b(?:so|and|but|ok|hey|um|like|bro|dude|or|then|right|now|also|wait)\s+)(?:can|could|may|should|do|does|did|is|are|am|was|were|will|would|have|has|must|gotta)(?:n['’]?t)?\s+(?:i|we|you|it|he|she|they|that|this|there|my|our|the|a|an|her|his|one|customers?|clients?|reps?|someone|anyone)\b|\b(?:ok|okay|legal|allowed|cool|kosher|legit|fine|good|enough|right|yeah|correct)\s*\?|\bor (?:nah|no|not|what)\b|\b(?:is|are) (?:that|this|it|they|we) (?:ok|okay|legal|allowed|cool|fine|good|enough|right|true)\b|\bam i (?:good|ok|okay|allowed|right|straight|wrong)\b/i

/** Minimum probability to state a verdict. On held-out labeled questions, 13 of 14 stated verdicts were right. */
const sureVerdict = 0.85
/** Minimum similarity between the message and a question that a direct answer was written for. */
const nearQuestion = 0.35

/**
 * A direct answer to a yes/no question: 'No, not before 8 a.m. where the customer lives.' Returns null if the message is not a
 * yes/no question, or if the verdict is unsure or no prepared question is similar.
 */
export function answerDirectly(message: string, entryId: string): string | null {
	if (!asksYesOrNo.test(message)) return null
	const verdicts = predictVerdict(message, entryId)
	const sure = Verdict.options.find((verdict) => (verdicts.get(verdict) ?? 0) >= sureVerdict)
	if (!sure) return null
	const [best] = (directAnswers.get(entryId) ?? [])
		.filter(({ verdict }) => verdict === sure)
		.map(({ asks, answer }) => ({
			answer,
			nearness: Math.max(...asks.map((ask) => nearnessOf(message, ask))),
		}))
		.sort((a, b) => b.nearness - a.nearness)
	return best && best.nearness >= nearQuestion ? best.answer : null
}
