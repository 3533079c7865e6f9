import { z } from 'zod'
import { lexicon } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import { chatSpellings } from '#platform/english/spelling.ts'
import { type Topic, topicNames } from './rep-act.ts'
import { topicWords } from './topic-words.ts'

const readyTopics = topicNames.map((topic) => ({ topic, say: compilePhrases(topicWords[topic], lexicon) }))

const askingStart =
	/^ (?:(?:so|and|okay|well|now|but|alright|then|um|uh|please|maybe|first|also|thanks|sure) )*(?:what|how|why|when|where|which|who|whose|tell me|walk me|help me understand|describe|talk me|give me (?:a sense|an idea|the)|share|i would (?:like|love) to (?:hear|know|understand)|i am curious|(?:can|could|would|will) you (?:tell|walk|share|describe|help me|give me|say)) /
const openStart =
	/ (?:what(?! time| day| (?:is|are|was) (?:the|your) (?:[a-z]+ ){0,2}(?:balances?|income|rent|score|payments?|minimums?|name|number|address|rate|total) )|why|how(?! much| many| old| long| soon| often)|tell me|walk me|describe|talk me|help me understand|i am curious|share|(?:love|like) to (?:hear|understand)) /

/** 'Damn, how much did that run you': a question word and a verb before its subject, behind a word or two. */
const inverted =
	/^ (?:\S+ ){0,2}(?:what|how|why|when|where|which|who|whose)(?: (?:much|many|long|old|far|often|bad|else|come))? (?:is|are|was|were|do|does|did|has|have|had|can|could|would) (?:you|your|it|that|this|they|he|she|we|the|his|her|their) /

const questionFirst =
	/^ (?:(?:so|and|okay|ok|well|but) )?(?:what|how|why|when|where|who|which) (?:would|is|are|was|were|did|do|does|can|could|will|has|have) /
const verbFirst =
	/^ (?:(?:so|and|okay|ok|well|but) )?(?:is|are|was|were|do|does|did|has|have|had|can|could|would|will) (?:you|your|he|she|it|they|there|his|her|the|any|anyone|anybody) /
const tagged = / (?:\S+) (?:\S+) (?:right|huh|correct) $/
const isAgreeing = / (?:all|is|are|that|not|sounds|sound|you) (?:right|correct) $/

/** Whether it asks by the order of its words or by its last word, with or without its mark. */
export const asksByForm = ({ words }: Sentence) =>
	inverted.test(words) ||
	questionFirst.test(words) ||
	verbFirst.test(words) ||
	(tagged.test(words) && !isAgreeing.test(words))

/** A question, with or without its mark: 'tell me what happened' asks. */
export const isAsking = ({ isQuestion, words }: Sentence) =>
	isQuestion ||
	inverted.test(words) ||
	(askingStart.test(words) &&
		!/^ (?:what|when|how|where|who|which|why) (?:i|we|matters|that means|this means|happens) /.test(words))
/** One that yes, no or a figure does not answer. */
export const isOpen = ({ words }: Sentence) => openStart.test(words)

export const topicsIn = (sentences: readonly Sentence[]): Topic[] =>
	readyTopics
		.filter(({ say }) => sentences.some((sentence) => holdsPhrase(sentence, say)))
		.map(({ topic }) => topic)

const spellings: Readonly<Record<string, string>> = {
	...chatSpellings,
	...readData(new URL('./chat-spellings.yaml', import.meta.url), z.record(z.string(), z.string())),
}

/** The sentence with chat spellings written out. */
function writtenOut(sentence: Sentence): Sentence {
	const words = sentence.words.trim().split(' ')
	if (!words.some((word) => spellings[word] !== undefined)) return sentence
	const [read] = readSentences(words.map((word) => spellings[word] ?? word).join(' '))
	return read ? { ...read, breaks: sentence.breaks, isQuestion: sentence.isQuestion } : sentence
}

const asks = new Set('what how who whose when where why which tell'.split(' '))
const mayAsk = new Set('is are was were do does did have has had can could will would should am'.split(' '))
const subjects = new Set(
	'you your it that this they he she we i there the any anyone anybody anything everyone everybody'.split(
		' ',
	),
)
const joins = new Set(['and', 'but', 'so', 'or', 'then'])
/** Words of a clause among which its question word stands. */
const leadIn = 4

const beginsQuestion = (words: readonly string[], at: number) =>
	asks.has(words[at] ?? '') || (mayAsk.has(words[at] ?? '') && subjects.has(words[at + 1] ?? ''))

/**
 * The questions of a sentence that asks: 'How much is it and who do you owe?' has two, and of 'We are on a recorded line,
 * is that okay?' only the end asks.
 */
export function questionsIn(written: Sentence): Sentence[] {
	const sentence = writtenOut(written)
	if (!isAsking(sentence)) return [sentence]
	const words = sentence.words.trim().split(' ')
	const starts = words.flatMap((word, at) => {
		const isJoined = joins.has(word) && word !== 'or' && beginsQuestion(words, at + 1)
		const isAfterComma = sentence.breaks.has(at) && beginsQuestion(words, at)
		return at > 0 && (isJoined || isAfterComma) ? [at] : []
	})
	if (starts.length === 0) return [sentence]
	const clauses = [0, ...starts].map((from, number) => words.slice(from, starts[number]))
	const isQuestion = (clause: string[]) => clause.slice(0, leadIn).some((_, at) => beginsQuestion(clause, at))
	return clauses.filter(isQuestion).flatMap((clause) => {
		const [read] = readSentences(clause.join(' '))
		return read ? [{ ...read, isQuestion: sentence.isQuestion }] : []
	})
}
