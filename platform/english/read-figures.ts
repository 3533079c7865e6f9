import { smallNumbers, tensNumbers } from './number-words.ts'

/** A figure said in digits or in words: its value, and where it stands in the text. */
export type Figure = { value: number; from: number; to: number }

const small = new Map([['zero', 0], ...smallNumbers])
const scales = new Map([
	['hundred', 100],
	['thousand', 1_000],
	['grand', 1_000],
	['k', 1_000],
	['million', 1_000_000],
])

type Word = { text: string; from: number; to: number }

/**
 * The figures of a text in order: '$12,400', '12.5k', 'twelve thousand four hundred', 'four ninety five' (495),
 * 'twenty two hundred'. A bare 'one' is no figure, and neither are ordinals. Linear in the text; never throws.
 */
export function readFigures(text: string): Figure[] {
	const words = [...text.toLowerCase().matchAll(/\d[\d,]*(?:\.\d+)?|\p{L}+/gu)].map((found) => ({
		text: found[0],
		from: found.index,
		to: found.index + found[0].length,
	}))
	const figures: Figure[] = []
	let at = 0
	while (at < words.length) {
		const run = readRun(words, at, text)
		if (run.value !== null && !(run.after === at + 1 && words[at]?.text === 'one'))
			figures.push({ value: run.value, from: words[at]?.from ?? 0, to: words[run.after - 1]?.to ?? 0 })
		at = Math.max(run.after, at + 1)
	}
	return figures
}

/** One figure of as many words as belong to it; `whole` is what is multiplied out, `part` what may still grow. */
function readRun(words: readonly Word[], start: number, text: string) {
	let whole = 0
	let part: number | null = null
	let last: 'digits' | 'small' | 'tens' | 'scale' | null = null
	let at = start
	for (; at < words.length; at++) {
		const word = words[at]
		if (!word || (last !== null && isApart(text, words[at - 1], word))) break
		const unit = small.get(word.text)
		const ten = tensNumbers.get(word.text)
		const scale = scales.get(word.text)
		if (/^\d/.test(word.text)) {
			if (last !== null && (last !== 'scale' || words[at - 1]?.text === 'k')) break
			part = (part ?? 0) + Number(word.text.replaceAll(',', ''))
			last = 'digits'
		} else if (scale !== undefined) {
			if (part === null && last === null && !isAfterArticle(words, at)) break
			if (scale === 100) part = (part || 1) * 100
			else {
				whole += (part || 1) * scale
				part = null
			}
			last = 'scale'
		} else if (ten !== undefined) {
			if (last === 'tens' || last === 'digits') break
			part = last === 'small' ? (part ?? 0) * 100 + ten : (part ?? 0) + ten
			last = 'tens'
		} else if (unit !== undefined) {
			if (last === 'small' || last === 'digits' || (last === 'tens' && unit > 9)) break
			part = (part ?? 0) + unit
			last = 'small'
		} else if (word.text !== 'and' || last !== 'scale' || !isNumberWord(words[at + 1]?.text)) break
	}
	return { value: last === null ? null : whole + (part ?? 0), after: at }
}

/** 'A hundred', 'couple thousand': said without a number before it. */
const isAfterArticle = (words: readonly Word[], at: number) =>
	/^(?:a|an|couple|few|several|per)$/.test(words[at - 1]?.text ?? '')
/** '61k and 14k' are two. */
const isNumberWord = (word = '') => small.has(word) || tensNumbers.has(word)
const isApart = (text: string, before: Word | undefined, word: Word) =>
	/[.!?;:,/|()=<>]/.test(text.slice(before?.to ?? 0, word.from))
