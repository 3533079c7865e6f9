import type { Evidence, Turn } from '../contract.ts'
import { leastCertainShare, leastConfidence } from '../limits.ts'

/** A word of a turn's text, where it is written, with the confidence (0-1) it was recognized with. */
export type MeasuredWord = { from: number; to: number; confidence: number }

/** Whether a person may be judged by words of this confidence; words that nobody measured are taken as written. */
export const isCertain = (confidence: number | null | undefined) => (confidence ?? 1) >= leastConfidence

/** A recognizer leaves out this many characters at most between two words that it measured. */
const longestGap = 40

/**
 * The measured words of a turn, at their places in its text. Words that the text does not have are left out, as after
 * personal numbers were hidden. Takes time linear in the length of the text.
 */
export function placeWords({ text, words = [] }: Pick<Turn, 'text' | 'words'>): MeasuredWord[] {
	const placed: MeasuredWord[] = []
	let at = 0
	let gap = longestGap
	for (const { text: written, confidence } of words) {
		const word = written.trim()
		if (word === '') continue
		const from = findWord(text, word, at, at + gap)
		if (from < 0) gap = Math.min(gap + word.length, 10 * longestGap)
		else {
			at = from + word.length
			gap = longestGap
			if (confidence !== null) placed.push({ from, to: at, confidence })
		}
	}
	return placed
}

/** Where a word stands by itself in a stretch of the text, in whatever case; -1 where it does not. */
function findWord(text: string, word: string, from: number, until: number) {
	const stretch = text.slice(from, until + word.length + 1).toLowerCase()
	const wanted = word.toLowerCase()
	for (let at = stretch.indexOf(wanted); at >= 0; at = stretch.indexOf(wanted, at + 1)) {
		const isWhole = !isLetter(text[from + at - 1]) && !isLetter(text[from + at + word.length])
		if (isWhole) return from + at
	}
	return -1
}

const isLetter = (mark: string | undefined) => mark !== undefined && /[\p{L}\p{N}]/u.test(mark)

type Measured = { turn: Turn; measured: readonly MeasuredWord[] }

/** Mean confidence of the words between two places of a turn: the turn's own where single words have none. */
export function confidenceIn({ turn, measured }: Measured, from: number, to: number): number | null {
	const within = measured.filter((word) => word.from < to && word.to > from)
	return within.length > 0
		? within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length
		: turn.confidence
}

/** The share (0-1) of the words of these turns that are certain; 1 where nobody measured. */
export function certainShare(turns: readonly (Measured & { wordCount: number })[]): number {
	let words = 0
	let certain = 0
	for (const { turn, measured, wordCount } of turns) {
		words += measured.length || wordCount
		certain += measured.length
			? measured.filter(({ confidence }) => isCertain(confidence)).length
			: wordCount * Number(isCertain(turn.confidence))
	}
	return words === 0 ? 1 : certain / words
}

/** Whether enough of these turns is certain for what is not heard in them to count as not said. */
export const isHeardClearly = (turns: readonly (Measured & { wordCount: number })[]) =>
	certainShare(turns) >= leastCertainShare

/** The lowest of these, without those that nobody measured; null where nobody measured any. */
export function leastOf(...confidences: (number | null | undefined)[]): number | null {
	const measured = confidences.filter((confidence) => typeof confidence === 'number')
	return measured.length > 0 ? Math.min(...measured) : null
}

/** Evidence that means what it means only together with other words: no surer than these. */
export function restingOn<E extends Evidence>(evidence: E, ...others: (number | null | undefined)[]): E {
	const confidence = leastOf(evidence.confidence, ...others)
	return confidence === null ? evidence : { ...evidence, confidence }
}
