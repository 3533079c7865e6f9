import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** A line for the card. The words of others keep their work and place; ours say that they are ours. */
type Inspiration = {
	quote: string
	author: string
	/** 'Meditations, Book VIII (tr. George Long)', or `fieldNotes` where the words are ours. */
	source: string
	/** lower_case_with_underscores */
	category: string
}

export const fieldNotes = 'Candor field notes'

/** Lines of one work. `edition` is the translation or version that the words are taken from. */
const Work = z.strictObject({
	author: z.string(),
	work: z.string(),
	edition: z.string(),
	lines: z.array(z.strictObject({ place: z.string(), category: z.string(), quote: z.string() })),
})

function readQuotations(name: string): Inspiration[] {
	return readData(new URL(`./${name}.yaml`, import.meta.url), z.array(Work)).flatMap(
		({ author, work, edition, lines }) =>
			lines.map(({ place, category, quote }) => ({
				quote,
				author,
				source: `${work}, ${place} (${edition})`,
				category,
			})),
	)
}

/** Lines of our own, by category. */
function readOwn(name: string): Inspiration[] {
	const byCategory = readData(
		new URL(`./${name}.yaml`, import.meta.url),
		z.record(z.string(), z.array(z.string())),
	)
	return Object.entries(byCategory).flatMap(([category, quotes]) =>
		quotes.map((quote) => ({ quote, author: 'Candor', source: fieldNotes, category })),
	)
}

/** Enough for more than a quarter of a year without repeating a day's first. */
export const inspirations: Inspiration[] = [
	...readOwn('on-the-call'),
	...readQuotations('ancient-quotations'),
	...readOwn('between-calls'),
	...readQuotations('modern-quotations'),
]
