import { firstWord } from './network.ts'
import type { Sample } from './shape.ts'
import { readWordVectors } from './word-vectors/read-word-vectors.ts'

const fewestWordSightings = 3

/** A row for every word of common English, and for those of the samples that it lacks and that come often enough. */
export function numberWords(samples: readonly Sample[]): Map<string, number> {
	const own = countedOften(samples, ({ words, context }) => [...words, ...context], fewestWordSightings)
	const listed = new Set([...readWordVectors().words.keys(), ...own])
	return new Map([...listed].map((word, at) => [word, firstWord + at]))
}

/** The words of the items that come at least `fewest` times, sorted. */
export function countedOften<Item>(
	items: readonly Item[],
	wordsOf: (item: Item) => readonly string[],
	fewest: number,
) {
	const counts = new Map<string, number>()
	for (const item of items) for (const word of wordsOf(item)) counts.set(word, (counts.get(word) ?? 0) + 1)
	return [...counts].flatMap(([word, count]) => (count >= fewest ? [word] : [])).sort()
}
