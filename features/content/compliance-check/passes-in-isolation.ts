import { findViolations, readCall } from '#features/compliance/index.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { readPassages } from './read-passages.ts'

/** Readings that are kept: wordings recur from piece to piece. */
const mostKept = 20_000
const readings = new Map<string, boolean>()

/**
 * Whether nothing is heard against words of a rep that are read with nothing around them, as a colleague reads who copies
 * one line or one sentence of a piece: each line, and each sentence of it, separately. Takes a millisecond for a sentence
 * that is new.
 */
export const passesInIsolation = (words: string): boolean =>
	words.split('\n').every((line) => partsOf(line).every(isUnobjectionable))

/** As `passesInIsolation`, for a whole piece: the lines that are the rep's from end to end. Returns those that do not pass. */
export function linesHeardWrongly(content: string): string[] {
	const others = readPassages(content).filter(({ whose }) => whose !== 'rep')
	let at = 0
	return content.split('\n').filter((line) => {
		const from = at
		const to = from + line.length
		at = to + 1
		return !others.some((other) => other.from < to && from < other.to) && !passesInIsolation(line)
	})
}

const listMark = /^[\s>*•–—-]*(?:\d+[.)])?[\s>*•–—-]*/

function partsOf(line: string): string[] {
	const words = line.replace(listMark, '').trim()
	if (!/\p{L}/u.test(words)) return []
	const sentences = readSentences(words).map(({ from, to }) => words.slice(from, to))
	return sentences.length > 1 ? [words, ...sentences] : [words]
}

function isUnobjectionable(text: string): boolean {
	const known = readings.get(text)
	if (known !== undefined) return known
	const turn = { speaker: 'rep', text, start: null, end: null, confidence: null } as const
	const isClean = findViolations(readCall([turn])).length === 0
	if (readings.size >= mostKept) readings.clear()
	readings.set(text, isClean)
	return isClean
}
