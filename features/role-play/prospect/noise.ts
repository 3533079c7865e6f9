import type { ReadTurn } from '#features/compliance/index.ts'
import { readWordVectors } from '#platform/english/word-vectors/read-word-vectors.ts'

/** Nothing that says anything. */
export const isSilent = ({ sentences }: ReadTurn) =>
	!sentences.some(({ words }) => / (?:mm+|uh) (?:hm+|huh) /.test(words)) &&
	sentences.every(({ words }) => /^ (?:(?:uh|um|er|eh|hm+|mm+|ah|huh|so|silence|pause) )*$/.test(words))

/** Share of a message's words said in one earlier message from which it is the same again. */
const sameAgain = 0.8

/** Whether the message is mostly what the rep said before in one message. */
export function isRepeating(before: ReadTurn[], read: ReadTurn) {
	const words = wordSet(read)
	if (words.size < 4) return false
	return before
		.filter(({ turn }) => turn.speaker === 'rep')
		.some((earlier) => {
			const said = wordSet(earlier)
			const both = [...words].filter((word) => said.has(word)).length
			return both / Math.max(words.size, said.size) >= sameAgain
		})
}

const wordSet = ({ sentences }: ReadTurn) =>
	new Set(sentences.flatMap(({ words }) => words.trim().split(' ')))

/** Share of a message's words that are English words, below which it is none. */
const fewestKnown = 0.5

/** Other scripts, markup, or keys struck at random. */
export function isGibberish({ turn, sentences, wordCount }: ReadTurn) {
	const start = turn.text
	if (/<\/?[a-z][^>]*>|\{\{|\$\{/i.test(start)) return true
	const letters = start.match(/\p{L}/gu)?.length ?? 0
	const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0
	if (letters > 0 && latin / letters < 0.6) return true
	if (sentences.some(({ words }) => /\S{32}/.test(words))) return true
	const words = sentences.flatMap((sentence) => sentence.words.trim().split(' '))
	const known = words.filter((word) => readWordVectors().words.has(word)).length
	return wordCount >= 4 && known < fewestKnown * words.length
}
