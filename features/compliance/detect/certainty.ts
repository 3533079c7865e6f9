import type { Evidence, Turn } from '../contract.ts'
import { leastCertainShare, leastConfidence } from '../limits.ts'

/** A word with its offsets in the turn's text and its recognition confidence (0-1). */
export type MeasuredWord = { from: number; to: number; confidence: number }

/** Whether words of this confidence may count for or against a person. Words without a confidence count as certain. */
export const isCertain = (confidence: number | null | undefined) => (confidence ?? 1) >= leastConfidence

/** Maximum number of characters between two measured words. */
const longestGap = 40

/**
 * Locates the measured words of a turn in its text. Words that are not in the text are skipped, such as hidden personal
 * numbers. Takes time linear in the length of the text.
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

/** The offset of a whole word within a span of the text, ignoring case; -1 if it is not there. */
function findWord(text: string, word: string, from: number, until: number) {
	const span = text.slice(from, until + word.length + 1).toLowerCase()
	const wanted = word.toLowerCase()
	for (let at = span.indexOf(wanted); at >= 0; at = span.indexOf(wanted, at + 1)) {
		const isWhole = !isLetter(text[from + at - 1]) && !isLetter(text[from + at + word.length])
		if (isWhole) return from + at
	}
	return -1
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

type Measured = { turn: Turn; measured: readonly MeasuredWord[] }

/** Mean confidence of the words between two offsets, or the turn's confidence if no word there was measured. */
export function confidenceIn({ turn, measured }: Measured, from: number, to: number): number | null {
	const within = measured.filter((word) => word.from < to && word.to > from)
	return within.length > 0
		? within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length
		: turn.confidence
}

/** The share (0-1) of words in these turns that are certain; 1 if no confidence was measured. */
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

/** Whether enough words are certain to conclude that something was not said. */
export const isHeardClearly = (turns: readonly (Measured & { wordCount: number })[]) =>
	certainShare(turns) >= leastCertainShare

/** The lowest measured confidence; null if none was measured. */
export function leastOf(...confidences: (number | null | undefined)[]): number | null {
	const measured = confidences.filter((confidence) => typeof confidence === 'number')
	return measured.length > 0 ? Math.min(...measured) : null
}

/** Lowers the confidence of evidence that depends on other words to the confidence of those words. */
export function restingOn<E extends Evidence>(evidence: E, ...others: (number | null | undefined)[]): E {
	const confidence = leastOf(evidence.confidence, ...others)
	return confidence === null ? evidence : { ...evidence, confidence }
}
