import { lexicon, type ReadTurn, saysYes } from '#features/compliance/index.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import { soundOf } from './choose-line.ts'
import { anybody } from './lines/anybody.ts'
import { byRegister } from './lines/by-register.ts'
import { ownQuestions } from './lines/own-questions.ts'
import { isAsking, topicsIn } from './questions.ts'
import type { DisclosureSoFar, RepActs, Topic } from './rep-act.ts'

const concessions = compilePhrases(
	[
		'may|might|could|likely|probably|sometimes|possible|possibly|depends|they_can|it_will|they_do|it_can|it_does',
		'can_not|could_not|will_not|do_not|not|no ~3 promise|guarantee|predict|advise|stop|prevent|control|sure|certain',
		'private_company|for_profit|on_commission|not_a_lawyer|not_a_loan|tax_professional|do_not_know|until_a_debt|yours',
		'that_is_not|it_is_not ~1 true|right|how|correct|accurate|guaranteed|automatic',
	],
	lexicon,
)

/** A reply that gives a worry its due. */
export const concedes = ({ sentences }: ReadTurn) =>
	sentences.some((sentence) => holdsPhrase(sentence, concessions))

/** Whether the prospect's last words asked something, and whether the reply takes it up. */
export function readAnswer(
	asked: ReadTurn | undefined,
	reply: ReadTurn,
	told: {
		topics: Topic[]
		disclosures: readonly DisclosureSoFar[]
		acts: readonly string[]
		dismissal: RepActs['dismissal']
	},
) {
	const questions = asked?.turn.speaker === 'customer' ? asked.sentences.filter(wantsAnswer) : []
	if (questions.length === 0) return { wasAsked: false, isAnswer: false }
	// Brushing off a question is not an answer, even with the same words.
	if (told.dismissal === 'brush_off' || told.dismissal === 'makes_light')
		return { wasAsked: true, isAnswer: false }
	const statements = reply.sentences.filter((sentence) => !isAsking(sentence))
	const sharesTopic = topicsIn(questions).some((topic) => told.topics.includes(topic))
	const asksFor = questions.flatMap(({ words }) => disclosureAskedBy.get(soundOf(words)) ?? [])
	const isAnswer =
		answerStart.test((reply.sentences[0]?.words ?? '').slice(0, 60)) ||
		saysYes(reply) ||
		told.acts.includes('introduces_self') ||
		asksFor.some((code) => told.acts.includes(`explains_${code}`)) ||
		told.disclosures.some(({ code, saidNow }) => asksFor.includes(code) && saidNow.length > 0) ||
		(statements.length > 0 && (sharesTopic || sharesWord(questions, statements))) ||
		concedes(reply)
	return { wasAsked: true, isAnswer }
}

const answerStart =
	/^ (?:(?:oh|well|honestly|good question|fair question|that is a fair question|great question|sure) )*(?:yes|yeah|no|not|never|of course|absolutely|i do|i am|we do|we are|it is|it depends|about|you can|you do) /

/** 'Hello?' wants no answer, and 'so what now?' takes any. */
const wantsAnswer = ({ isQuestion, places, words }: Sentence) =>
	isQuestion && places.length > 1 && !invitations.has(soundOf(words))
const spoken = (line: string) => readSentences(line).map(({ words }) => soundOf(words))
const invitations = new Set(
	[anybody, ...Object.values(byRegister)].flatMap(({ hands_back, hands_back_coolly }) =>
		[...(hands_back ?? []), ...(hands_back_coolly ?? [])].flatMap(spoken),
	),
)
const disclosureAskedBy = new Map(
	Object.entries(ownQuestions).flatMap(([code, lines]) =>
		lines.flatMap(spoken).map((line) => [line, code] as const),
	),
)

function sharesWord(questions: readonly Sentence[], statements: readonly Sentence[]) {
	const asked = new Set(questions.flatMap(({ words }) => words.match(/\p{L}{5,}/gu) ?? []))
	return statements.some(({ words }) => (words.match(/\p{L}{5,}/gu) ?? []).some((word) => asked.has(word)))
}
