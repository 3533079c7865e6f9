/** Text in which some words were replaced, and where each span of it stood in the text that was typed. */
export type TypedText = {
	text: string
	/** The words as they were typed that span `from`-`to` of `text` stands for. */
	asTyped: (from: number, to: number) => string
}

/** One replacement: its place in the text that was typed, and in the text that came of it. */
type Piece = { from: number; to: number; newFrom: number; newTo: number }

/**
 * Replaces what the pattern matches, remembering where it stood. `pattern` is global; `replace` gives null for what
 * stays as it is.
 */
export function replaceTyped(
	typed: TypedText,
	pattern: RegExp,
	replace: (words: string, before: string, after: string) => string | null,
): TypedText {
	const pieces: Piece[] = []
	let text = ''
	let end = 0
	for (const { 0: words, index } of typed.text.matchAll(pattern)) {
		const written = replace(words, typed.text.slice(0, index), typed.text.slice(index + words.length))
		if (written === null || written === words) continue
		text += typed.text.slice(end, index)
		end = index + words.length
		pieces.push({ from: index, to: end, newFrom: text.length, newTo: text.length + written.length })
		text += written
	}
	text += typed.text.slice(end)
	return {
		text,
		asTyped: (from, to) => typed.asTyped(before(pieces, from, 'from'), before(pieces, to, 'to')),
	}
}

/** Where a position stood before the replacements: within one, at its beginning or its end. */
function before(pieces: readonly Piece[], at: number, edge: 'from' | 'to') {
	let shift = 0
	for (const piece of pieces) {
		if (piece.newFrom > at || (edge === 'to' && piece.newFrom >= at)) break
		if (edge === 'from' ? at < piece.newTo : at <= piece.newTo) return piece[edge]
		shift = piece.to - piece.newTo
	}
	return at + shift
}

export const asItStands = (text: string): TypedText => ({
	text,
	asTyped: (from, to) => text.slice(from, to),
})
