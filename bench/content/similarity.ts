const together = 3

/** The runs of three words of a text, in lower case and without marks. */
export function runsOf(text: string): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\p{N}$%'’]+/gu) ?? []
	return new Set(words.slice(0, 1 - together).map((_, at) => words.slice(at, at + together).join(' ')))
}

/** The share of runs that two texts have in common, of all that either has (Jaccard): 0 nothing, 1 the same text. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const [fewer, more] = one.size < other.size ? [one, other] : [other, one]
	let shared = 0
	for (const run of fewer) if (more.has(run)) shared++
	return shared / Math.max(1, fewer.size + more.size - shared)
}

/** The likeness of every pair. */
export const likenesses = (texts: readonly ReadonlySet<string>[]): number[] =>
	texts.flatMap((one, at) => texts.slice(at + 1).map((other) => likeness(one, other)))
