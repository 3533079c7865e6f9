import { type SQL, sql } from 'drizzle-orm'

/** Words that occur together where they are in quotes; single ones otherwise. The last may be incomplete. */
type Term = { words: string[]; isBegun: boolean }

/** What was typed, as a query of PostgreSQL for each thing that it is asked. */
export type Typed = {
	words: string[]
	/** All of it, in words by their stems. */
	all: SQL
	/** All of it, spoken on a call: without the names that its vector holds as well. */
	spoken: SQL
	/** Any of its words. */
	any: SQL
	/** All its words wherever they occur: what the index alone can answer. */
	apart: SQL
	/** All of it, in names as they are written. */
	names: SQL
}

/** Null where there is no word in it. */
export function readTyped(text: string): Typed | null {
	const terms = termsIn(text)
	const words = terms.flatMap((term) => term.words)
	if (words.length === 0) return null
	const all = terms.map((term) => write(term)).join(' & ')
	return {
		words,
		all: inEnglish(all),
		spoken: inEnglish(terms.map((term) => write(term, 'D')).join(' & ')),
		any: inEnglish(terms.map((term) => write(term)).join(' | ')),
		apart: inEnglish(terms.flatMap((term) => split(term).map((each) => write(each))).join(' & ')),
		names: sql`to_tsquery('simple', ${all})`,
	}
}

const inEnglish = (query: string) => sql`to_tsquery('english', ${query})`

/** "lost his overtime" hus → together lost, his and overtime; beginning with hus. A quote that is open goes to the end. */
function termsIn(text: string): Term[] {
	const terms = [...text.matchAll(/"([^"]*)("|$)|[^"]+/g)].flatMap(([part, quoted, close]): Term[] => {
		const words = (quoted ?? part).match(/[\p{L}\p{N}]+/gu) ?? []
		if (quoted === undefined) return words.map((word) => ({ words: [word], isBegun: false }))
		return words.length ? [{ words, isBegun: close === '' }] : []
	})
	const last = terms.at(-1)
	if (last && /[\p{L}\p{N}]$/u.test(text)) last.isBegun = true
	return terms
}

function split({ words, isBegun }: Term): Term[] {
	return words.map((word, at) => ({ words: [word], isBegun: isBegun && at === words.length - 1 }))
}

/** `weight` is where in a vector the words must occur. */
function write({ words, isBegun }: Term, weight = '') {
	const marks = words.map((_, at) => (isBegun && at === words.length - 1 ? '*' : '') + weight)
	const phrase = words.map((word, at) => `'${word}'${marks[at] ? `:${marks[at]}` : ''}`).join(' <-> ')
	return words.length > 1 ? `(${phrase})` : phrase
}
