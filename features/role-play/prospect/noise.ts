import { z } from 'zod'
import type { ReadTurn } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'
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

const functionWords = new Set(
	readData(new URL('./function-words.yaml', import.meta.url), z.array(z.string())).flatMap((line) =>
		line.split(' '),
	),
)
/** With fewer words a message may do without function words: 'Current or behind?'. */
const fewestWords = 8
/** Share of function words below which a message is a string of keywords. In what people say it is about a half. */
const fewestFunctionWords = 0.13

/** 'Hardship goal budget creditors lawsuit spouse': words strung together that no sentence holds. */
function isKeywords(words: readonly string[]) {
	const holding = words.filter((word) => functionWords.has(word)).length
	return words.length >= fewestWords && holding < fewestFunctionWords * words.length
}

/** Other scripts, markup, keys struck at random, or keywords. */
export function isGibberish({ turn, sentences, wordCount }: ReadTurn) {
	const start = turn.text
	if (/<\/?[a-z][^>]*>|\{\{|\$\{/i.test(start)) return true
	const letters = start.match(/\p{L}/gu)?.length ?? 0
	const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0
	if (letters > 0 && latin / letters < 0.6) return true
	if (sentences.some(({ words }) => /\S{32}/.test(words))) return true
	// A name that is spelled out is not noise.
	const words = sentences.flatMap(({ words }) =>
		words
			.trim()
			.split(' ')
			.filter((word) => word.length > 1),
	)
	const known = words.filter((word) => readWordVectors().words.has(word)).length
	if (isKeywords(words)) return true
	return wordCount >= 4 && known < fewestKnown * words.length
}
