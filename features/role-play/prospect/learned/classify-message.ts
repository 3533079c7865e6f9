import type { ReadTurn } from '#features/compliance/index.ts'
import type { Probabilities } from '#platform/classifier/text-head.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { asksByForm, isAsking, questionsIn } from '../questions.ts'
import { isCourteous, isPushy, isRude } from '../read-manner.ts'
import type { AskedQuestion, RepActName } from '../rep-act.ts'
import { ruledActs } from '../rule-acts.ts'
import type { answerLabels, mannerLabels } from '../training/labeled-rep-message.ts'
import type { AskedMatter } from '../training/labeled-rep-question.ts'
import { learnedActs, predictRep } from './rep-heads.ts'
import { actInput, asksInput, mannerInput } from './rep-input.ts'

export type Manner = (typeof mannerLabels)[number]
type AnswerLabel = (typeof answerLabels)[number]

/**
 * Threshold for acts. Low, because the head is underconfident: on authors left out of training, precision is 0.84 here.
 */
const actFrom = 0.2
/** Threshold for acts that a phrase rule also matches. */
const ruledActFrom = 0.1
/** Higher thresholds for acts that lower the score or end the call. */
const graveActFrom: Partial<Record<RepActName, number>> = {
	asks_to_enroll: 0.5,
	advises_against: 0.75,
	respects_request: 0.3,
	says_goodbye: 0.5,
}
/** Acts accepted on a phrase rule alone. */
const knownByWords = new Set<RepActName>([
	'introduces_self',
	'asks_permission',
	'advises_against',
	'corrects_self',
])
/** Threshold for rude, pushy and dismissive messages. High, because they lower the score. */
const mannerFrom = 0.8
/** Threshold for long messages that a phrase rule matches. */
const knownMannerFrom = 0.15
/** Maximum words of a message for which a phrase rule alone decides. */
const shortMessage = 15
const nonsenseFrom = 0.985
const nonsenseAgainFrom = 0.7
/** Threshold for treating a sentence without question form as a question. */
const askingFrom = 0.5
/** Threshold for the matter of a question. On held-out authors accuracy is about 60% below it and 95% above. */
const sureFrom = 0.6

/** The same for a sentence that nothing marks as a question. */
const surelyAskingFrom = 0.95
/** Threshold for the matter of a question that hardly looks like one. */
const leastSure = 0.3

/** What the message does. */
export function classifyActs(read: ReadTurn): RepActName[] {
	const probabilities = predictRep('act', actInput(read))
	const ruled = new Set(ruledActs(read))
	return learnedActs.filter(
		(act) =>
			(probabilities.get(act) ?? 0) >= (ruled.has(act) ? ruledActFrom : (graveActFrom[act] ?? actFrom)) ||
			(knownByWords.has(act) && ruled.has(act)),
	)
}

/**
 * How the message treats the prospect; `fine` unless something else is likely. `wasNonsense`: an earlier message was nonsense,
 * which lowers the threshold.
 */
export function classifyManner(before: ReadTurn | undefined, read: ReadTurn, wasNonsense: boolean): Manner {
	const probabilities = predictRep('manner', mannerInput(before, read))
	const isManner = (manner: Manner, from: number) => (probabilities.get(manner) ?? 0) >= from
	if (isManner('nonsense', wasNonsense ? nonsenseAgainFrom : nonsenseFrom)) return 'nonsense'
	// In long messages phrase rules misfire ('I'd be a liar if I guessed'), so the head must agree.
	const isKnown = (manner: Manner, has: boolean) =>
		has && (read.wordCount <= shortMessage || isManner(manner, knownMannerFrom))
	if (isKnown('rude', isRude(read)) || isManner('rude', mannerFrom)) return 'rude'
	if (isKnown('pushy', isPushy(read)) || isManner('pushy', mannerFrom)) return 'pushy'
	return isManner('brush_off', mannerFrom) && !isCourteous(read) ? 'brush_off' : 'fine'
}

/** Whether the message answers what the prospect said before it. */
export const classifyAnswer = (before: ReadTurn, read: ReadTurn): AnswerLabel =>
	mostLikely(predictRep('answer', mannerInput(before, read))).label as AnswerLabel

/** What the message asks, in order; `other_open` and `other_yes_no` where that is uncertain. */
export function classifyQuestions({ sentences }: ReadTurn): AskedQuestion[] {
	const asked = sentences.flatMap((whole, at) =>
		questionsIn(whole).flatMap((sentence) =>
			classifyQuestion(sentence, [
				...sentences.slice(Math.max(0, at - contextSentences), at),
				// What a sentence says before its question is said just before it, too.
				...(whole.places.length > sentence.places.length ? [whole] : []),
			]),
		),
	)
	return asked.length > 1 ? asked.filter(({ words }) => !isAddress.test(words)) : asked
}

/** Sentences before a question that can name what it is about. */
const contextSentences = 2

function classifyQuestion(sentence: Sentence, before: readonly Sentence[]): AskedQuestion[] {
	const probabilities = new Map(predictRep('asks', asksInput([sentence], before.at(-1))))
	const asksNothing = probabilities.get('nothing') ?? 0
	probabilities.delete('nothing')
	const isAsked = sentence.isQuestion || asksByForm(sentence)
	if (!isAsked && 1 - asksNothing < (isAsking(sentence) ? askingFrom : surelyAskingFrom)) return []
	const { label, probability } = mostLikely(probabilities)
	const isSure = probability >= Math.max(leastSure, sureFrom * (1 - asksNothing))
	const words = sentence.words.trim()
	const isUnclear = !isSure || (label === 'rhetorical' && isShortQuestion.test(words))
	const matter = isUnclear ? otherMatter(words) : (label as AskedMatter)
	if (!isAsked && !isAsking(sentence) && vague.has(matter)) return []
	const context = before.map((each) => each.words.trim()).join(' ')
	return [{ matter, probability, words, context }]
}

/** Matters for which words without the form of a question do not ask. */
const vague = new Set<AskedMatter>([
	'other_open',
	'other_yes_no',
	'permission',
	'rhetorical',
	'small_talk',
	'still_there',
	'understood',
	'name',
])

/** 'Rosa?' calls, and does not ask. */
const isAddress =
	/^(?!(?:why|how|when|where|who|which|what|really|seriously|meaning|because)$)(?:(?:hi|hello|hey|miss|mister|mr|mrs|ms) )?\S+$/

/** 'Why not?' wants an answer. */
const isShortQuestion = /^(?:and |so |but )?(?:why|how come|when|where|who|which|what|how)(?: \S+){0,3}$/

/** Acts implied by questions. */
const actOf: Partial<Record<AskedMatter, RepActName>> = {
	debt_total: 'asks_debts',
	debt_creditors: 'asks_debts',
	debt_kind: 'asks_debts',
	late_payments: 'asks_debts',
	minimums: 'asks_debts',
	income: 'asks_budget',
	budget: 'asks_budget',
	hardship: 'asks_hardship',
	goal: 'asks_goal',
	who_decides: 'asks_who_decides',
	concern: 'asks_concern',
	permission: 'asks_permission',
	good_time: 'asks_permission',
	understood: 'checks_understanding',
}
/** Threshold for deriving an act from a question. */
const askedFrom = 0.6

export const actsOfQuestions = (asked: readonly AskedQuestion[]): RepActName[] =>
	asked.flatMap(({ matter, probability }) => (probability >= askedFrom ? (actOf[matter] ?? []) : []))

const otherMatter = (words: string): AskedMatter =>
	/^(?:(?:so|and|but|okay|well|now) )*(?:what|why|how|where|who|which|when|tell) /.test(words)
		? 'other_open'
		: 'other_yes_no'

function mostLikely(probabilities: Probabilities) {
	let best = { label: '', probability: -1 }
	for (const [label, probability] of probabilities)
		if (probability > best.probability) best = { label, probability }
	return best
}
