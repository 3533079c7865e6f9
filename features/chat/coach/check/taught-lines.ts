import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { guide, isEmptyWord, wordsOf } from '#features/guide/index.ts'

/** Words that limit the meaning of a sentence: adding or removing one changes what it says. */
const limits = new Set(
	'no not never none nothing nobody cannot may might could likely only until unless before after except if some private without'.split(
		' ',
	),
)
type Sentence = { words: ReadonlySet<string>; limiting: string }

let known: { whole: ReadonlySet<string>; sentences: readonly Sentence[] } | null = null
const taught = () => {
	known ??= readTaught()
	return known
}

/** Every line that the guide and the rule pack suggest to reps. */
export const taughtLines = () => [
	...new Set([
		...guide.flatMap(({ say = [], briefly, ifNo = [], insteadOf = [] }) => [
			...say,
			...(briefly ? [briefly] : []),
			...ifNo,
			...insteadOf.map((pair) => pair.say),
		]),
		...prohibitedStatements.map(({ sayInstead }) => sayInstead),
		...requiredDisclosures.map(({ sayThis }) => sayThis),
	]),
]

function readTaught() {
	const sentences = taughtLines().flatMap(sentencesOf).map(wordsOf)
	return { whole: new Set(sentences.map((words) => words.join(' '))), sentences: sentences.map(readSentence) }
}

/** The sentences of a line, with their end marks. */
export const sentencesOf = (line: string): string[] =>
	line.split(/(?<=[.?!])\s+/).filter((part) => /\p{L}/u.test(part))
const readSentence = (words: readonly string[]): Sentence => ({
	words: new Set(words),
	limiting: limitsIn(words),
})
const limitsIn = (words: readonly string[]) => words.filter((word) => limits.has(word)).join(' ')

/** Sentences with fewer content words are contained in too many others. */
const minContentWords = 4

/**
 * Whether the guide contains a sentence, in the same words or in a shortened form that keeps all limiting words.
 */
export function isTaught(sentence: string): boolean {
	const words = wordsOf(sentence)
	const { whole, sentences } = taught()
	if (whole.has(words.join(' '))) return true
	if (words.filter((word) => !isEmptyWord(word)).length < minContentWords) return false
	const limiting = limitsIn(words)
	return sentences.some(
		(other) =>
			other.limiting === limiting && words.every((word) => other.words.has(word) || isEmptyWord(word)),
	)
}
