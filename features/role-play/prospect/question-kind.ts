import { z } from 'zod'
import { lexicon } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { compilePhrases, findPhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'

/** What a question wants: an aspect of the matter, or one of the ways to ask for yes or no. */
export const aspects = ['when', 'why', 'where', 'amount', 'which', 'what', 'how'] as const
export type Aspect = (typeof aspects)[number]
const yesNoKinds = ['permission', 'wellbeing', 'confirm', 'either', 'rarity'] as const
export type QuestionKind = Aspect | Exclude<(typeof yesNoKinds)[number], 'wellbeing'> | 'yes_no'

const words = readData(
	new URL('./question-kinds.yaml', import.meta.url),
	z.record(
		z.enum([
			...aspects,
			...yesNoKinds,
			'deixis',
			'check',
			'state',
			'others',
			'plain_what',
			'plain_amount',
			'felt',
			'age',
			'contact',
			'hypothetical',
		]),
		z.array(z.string()),
	),
)
const books = new Map(
	Object.entries(words).map(([kind, phrases]) => [kind, compilePhrases(phrases, lexicon)]),
)
const holds = (sentence: Sentence, kind: string) => {
	const book = books.get(kind)
	return book !== undefined && holdsPhrase(sentence, book)
}

/** Words before which an aspect is asked for: 'what' in 'Do you have somebody who knows what to do?' is not. */
const nearStart = 8
const yesNoStart = /^ (?:you|do|does|did|is|are|was|were|have|has|had|can|could|would|will) /
/** 'Do you know when?' asks when. */
const indirect =
	/ (?:know|remember|recall|tell|say|sure|idea|mind) (?:me )?(?:what|when|who|whose|where|how|why|which) /

function asksFor(sentence: Sentence, aspect: Aspect) {
	const book = books.get(aspect)
	const first = book && findPhrases(sentence, book)[0]?.first
	if (first === undefined || first >= nearStart) return false
	return first < 2 || !yesNoStart.test(sentence.words) || indirect.test(sentence.words)
}

/** The kind of a question. An aspect counts if the question begins with it or has no verb of yes or no before it. */
export function kindOfQuestion(sentence: Sentence): QuestionKind {
	if (isCheck(sentence)) return 'confirm'
	const aspect = aspects.find((each) => asksFor(sentence, each))
	if (aspect) return aspect
	const kind = yesNoKinds.find((each) => holds(sentence, each)) ?? 'yes_no'
	return kind === 'wellbeing' ? 'how' : kind
}

/** Words up to which a question without a subject of its own is about what was said last. */
const shortQuestion = 4

/** Whether the question is about what was said before it: 'How long ago was that?', 'Why not?'. */
export const isFollowUp = (sentence: Sentence) =>
	sentence.places.length <= shortQuestion || holds(sentence, 'deixis')

/** Whether the question only wants a yes to what was said before it: 'Is that right?'. */
export const isCheck = (sentence: Sentence) => holds(sentence, 'check')

/** Whether it asks how something is ('How's your lunch?'), not how it came about. */
export const asksHowItIs = (sentence: Sentence) => holds(sentence, 'state')

/** Whether it is about somebody else than the one who is asked. */
export const isOfOthers = (sentence: Sentence) => holds(sentence, 'others')

/** Whether a follow-up asks only for more of the same ('What did they say?'), and not for something of its own ('What grade?'). */
export function isPlainFollowUp(sentence: Sentence, kind: QuestionKind) {
	if (kind === 'what') return sentence.places.length <= 2 || holds(sentence, 'plain_what')
	return kind !== 'amount' || holds(sentence, 'plain_amount')
}

/** 'How did that make you feel?' */
export const asksHowItFelt = (sentence: Sentence) => holds(sentence, 'felt')

export const asksAge = (sentence: Sentence) => holds(sentence, 'age')

/** 'Mind if I call in a month?' */
export const offersContact = (sentence: Sentence) => holds(sentence, 'contact')

/** 'Which one would you start with?' */
export const isHypothetical = (sentence: Sentence) => holds(sentence, 'hypothetical')
