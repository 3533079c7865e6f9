/** A line for the card. The words of others keep their work and place; ours say that they are ours. */
export type Inspiration = {
	quote: string
	author: string
	/** 'Meditations, Book VIII (tr. George Long)', or `fieldNotes` where the words are ours. */
	source: string
	/** lower_case_with_underscores */
	category: string
}

type Quotation = Pick<Inspiration, 'quote' | 'category'> & { place: string }

/** Lines of one work. `edition` is the translation or version that the words are taken from. */
export function quoted(author: string, work: string, edition: string, lines: Quotation[]): Inspiration[] {
	return lines.map(({ place, quote, category }) => ({
		quote,
		author,
		source: `${work}, ${place} (${edition})`,
		category,
	}))
}

export const fieldNotes = 'Candor field notes'

/** Lines of our own, by category. */
export function ourOwn(lines: Record<string, string[]>): Inspiration[] {
	return Object.entries(lines).flatMap(([category, quotes]) =>
		quotes.map((quote) => ({ quote, author: 'Candor', source: fieldNotes, category })),
	)
}
