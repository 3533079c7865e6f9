import type { ContentType, ListQuery } from '#features/content/contract.ts'
import { longestRequest } from '#features/content/limits.ts'
import { flag, id, oneOf, searchReader, text } from '#platform/browser/search-parameters.ts'
import { contentTypes } from './content-types.ts'

export type Scope = ListQuery['scope']

/** What the library is narrowed to. */
export type Filters = {
	/** Words that are looked for. */
	q?: string
	type?: ContentType
	favorite?: true
	/** Without it a person's own pieces and the team's. */
	scope?: Exclude<Scope, 'all'>
}

/** The state of the sales content page, as stored in its address. */
export type SalesContentSearch = Filters & {
	tab?: 'library'
	/** The piece that is open in the library. */
	item?: string
	/** A request to put into the box. */
	request?: string
}

/** Changes these query parameters and keeps the others. With `isStep`, Back returns to the previous view. */
export type ChangeSearch = (change: Partial<SalesContentSearch>, isStep?: boolean) => unknown

/** The query parameters of the page. A piece opens in the library; a request opens in the generator, without the others. */
export const readSalesContentSearch = searchReader(
	{
		request: text(longestRequest),
		tab: oneOf(['library']),
		item: id(),
		q: text(200),
		type: oneOf(contentTypes),
		favorite: flag(),
		scope: oneOf(['mine', 'team', 'everyone']),
	},
	(search) => {
		if (search.request) return { request: search.request }
		return search.item ? { ...search, tab: 'library' as const } : search
	},
)
