import type { Line } from './read-blocks.ts'

/** Words of a piece that need attention, characters from its start: a blank to fill in, or what may not leave. */
export type Mark = { kind: 'blank' | 'finding'; start: number; end: number }

/** '[monthly deposit]', on one line. */
const blank = /\[[^[\]\n]{1,80}\]/g

/** Where a piece has blanks to be filled in. */
export function findBlanks(content: string): Mark[] {
	return [...content.matchAll(blank)].map(({ 0: words, index }) => ({
		kind: 'blank',
		start: index,
		end: index + words.length,
	}))
}

/** Where a piece has each of the quotes first, and its blanks, in the order of the text; none within another. */
export function findMarks(content: string, quotes: readonly string[]): Mark[] {
	const findings = quotes.flatMap((quote): Mark[] => {
		const start = content.indexOf(quote)
		return quote && start >= 0 ? [{ kind: 'finding', start, end: start + quote.length }] : []
	})
	const marks: Mark[] = []
	for (const mark of [...findings, ...findBlanks(content)])
		if (!marks.some(({ start, end }) => mark.start < end && start < mark.end)) marks.push(mark)
	return marks.sort((a, b) => a.start - b.start)
}

/** The words of a line in pieces, each with the kind of its mark, null where there is none. */
export function cutLine({ text, start }: Line, marks: readonly Mark[]) {
	const pieces: { text: string; start: number; kind: Mark['kind'] | null }[] = []
	const end = start + text.length
	const take = (from: number, to: number, kind: Mark['kind'] | null) => {
		if (from < to) pieces.push({ text: text.slice(from - start, to - start), start: from, kind })
	}
	let at = start
	for (const mark of marks) {
		if (mark.end <= at || mark.start >= end) continue
		take(at, mark.start, null)
		take(Math.max(at, mark.start), Math.min(end, mark.end), mark.kind)
		at = Math.min(end, mark.end)
	}
	take(at, end, null)
	return pieces
}
