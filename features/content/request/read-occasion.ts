import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { holdsPhrase } from '#platform/english/phrases.ts'
import { type Occasion, occasions } from './brief.ts'
import { openBook } from './cues.ts'
import { type Kind, type KindName, kinds } from './kinds.ts'
import type { Typed } from './read-typed.ts'

const phrases = z.array(z.string())
const known = readData(
	new URL('./occasions.yaml', import.meta.url),
	z.record(
		z.enum(occasions),
		z.strictObject({
			kind: z.enum(Object.keys(kinds) as [KindName, ...KindName[]]).optional(),
			phrases,
			unless: phrases.default([]),
		}),
	),
)
const books = occasions.map((occasion) => {
	const { kind, phrases, unless } = known[occasion]
	return { occasion, kind, book: openBook(phrases), unless: openBook(unless) }
})

/** The occasion that a request names, and the kind of piece where the occasion allows only one; null for none. */
export function readOccasion({ sentences }: Typed): { occasion: Occasion; kind: Kind | null } | null {
	const named = books.find(
		({ book, unless }) =>
			sentences.some((sentence) => holdsPhrase(sentence, book)) &&
			!sentences.some((sentence) => holdsPhrase(sentence, unless)),
	)
	return named ? { occasion: named.occasion, kind: named.kind ? kinds[named.kind] : null } : null
}
