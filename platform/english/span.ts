/** A span of a text, from its first character to the one after its last. */
export type Span = { from: number; to: number }

export const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/** Whether a span overlaps none of the others. */
export const isFree = (span: Span, taken: readonly Span[]) => !taken.some((other) => overlaps(other, span))

/** What a pattern with the flag g matches, and where. */
export const spansOf = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map((found) => ({
		groups: found,
		words: found[0],
		from: found.index,
		to: found.index + found[0].length,
	}))
