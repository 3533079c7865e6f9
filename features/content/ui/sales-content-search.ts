import type { ContentType, ListQuery } from '#features/content/contract.ts'
import { longestRequest } from '#features/content/limits.ts'
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

/** What the page of sales content shows, as it stands in its address. */
export type SalesContentSearch = Filters & {
	tab?: 'library'
	/** The piece that is open in the library. */
	item?: string
	/** A request to put into the box. */
	request?: string
}

/** Changes what is given of the address, and leaves the rest. `isStep`: Back returns to what was shown before. */
export type ChangeSearch = (change: Partial<SalesContentSearch>, isStep?: boolean) => unknown

const scopes = ['mine', 'team', 'everyone'] as const

/** Keeps of the query parameters those that make sense; a piece opens in the library, a request in the generator. */
export function readSalesContentSearch(search: Record<string, unknown>): SalesContentSearch {
	const said: SalesContentSearch = {}
	const [item, q, request] = [wordsIn(search.item), wordsIn(search.q), wordsIn(search.request)]
	const type = contentTypes.find((known) => known === search.type)
	const scope = scopes.find((known) => known === search.scope)
	if (request) return { request: request.slice(0, longestRequest) }
	if (item || search.tab === 'library') said.tab = 'library'
	if (item) said.item = item
	if (q) said.q = q
	if (type) said.type = type
	if (search.favorite === true || search.favorite === 'true') said.favorite = true
	if (scope) said.scope = scope
	return said
}

/** The router reads digits alone as a number. */
function wordsIn(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
