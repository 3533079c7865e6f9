import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { holdsPhrase } from '#platform/english/phrases.ts'
import { type Occasion, occasions } from './brief.ts'
import { openBook } from './cues.ts'
import type { Typed } from './read-typed.ts'

const phrases = z.array(z.string())
const known = readData(
	new URL('./occasions.yaml', import.meta.url),
	z.record(z.enum(occasions), z.strictObject({ phrases, unless: phrases.default([]) })),
)
const books = occasions.map((occasion) => {
	const { phrases, unless } = known[occasion]
	return { occasion, book: openBook(phrases), unless: openBook(unless) }
})

/** The occasion that a request names; null for none. */
export function readOccasion({ sentences }: Typed): Occasion | null {
	const named = books.find(
		({ book, unless }) =>
			sentences.some((sentence) => holdsPhrase(sentence, book)) &&
			!sentences.some((sentence) => holdsPhrase(sentence, unless)),
	)
	return named?.occasion ?? null
}
