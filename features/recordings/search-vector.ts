import { type SQL, sql } from 'drizzle-orm'

/**
 * What search reads of a recording. Names are kept as they are (configuration `simple`, weight A), words of
 * the call by their stems (`english`, weight D), cut at 500,000 characters: PostgreSQL takes 1 MB a vector.
 */
export function searchVector(names: string[], words: string): SQL {
	const spacedNames = names.join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
	return sql`setweight(to_tsvector('simple', ${spacedNames}), 'A') || setweight(to_tsvector('english', ${words.slice(0, 500_000)}), 'D')`
}

/** What a person typed: whole words of the call, or beginnings of names. */
export function searchQuery(text: string): SQL {
	const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
	const beginnings = words.map((word) => `${word}:*`).join(' & ')
	return sql`(to_tsquery('simple', ${beginnings}) || websearch_to_tsquery('english', ${text}))`
}
