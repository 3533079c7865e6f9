import {
	type InfiniteData,
	infiniteQueryOptions,
	type QueryClient,
	queryOptions,
} from '@tanstack/react-query'
import { ContentItem } from '#features/content/contract.ts'
import { type Page, readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'
import type { Filters } from './sales-content-search.ts'

type ItemsPage = Page<ContentItem>

export const itemsAddress = '/api/sales-content'

export const addressOf = (id: string) => `${itemsAddress}/${encodeURIComponent(id)}`

const listKey = [itemsAddress, 'list'] as const

/** One piece of the library. */
export function contentItem(id: string) {
	return queryOptions({
		queryKey: [itemsAddress, 'one', id],
		queryFn: ({ signal }) => readJson(addressOf(id), ContentItem, signal),
	})
}

/** The filtered library, newest first, page after page. */
export function contentItems({ q, type, favorite, scope }: Filters) {
	return infiniteQueryOptions({
		queryKey: [...listKey, { q, type, favorite, scope }],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({ limit: '50' })
			for (const [name, value] of Object.entries({ q, type, favorite, scope, cursor: pageParam }))
				if (value) query.set(name, String(value))
			return readPage(`${itemsAddress}?${query}`, ContentItem, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})
}

/** A piece as one of the lists has it already. */
export function itemInLists(queries: QueryClient, id: string): ContentItem | undefined {
	return queries
		.getQueriesData<InfiniteData<ItemsPage>>({ queryKey: listKey })
		.flatMap(([, list]) => list?.pages.flatMap((page) => page.items) ?? [])
		.find((item) => item.id === id)
}

/** What the server answered about a piece is what is shown, and the library is read again. */
export function keepItem(queries: QueryClient, item: ContentItem): void {
	queries.setQueryData(contentItem(item.id).queryKey, item)
	changeLists(queries, (page) => ({
		...page,
		items: page.items.map((known) => (known.id === item.id ? item : known)),
	}))
	refreshLibrary(queries)
}

/** Takes a deleted piece out of what is listed, before the server is asked again. */
export function dropItem(queries: QueryClient, id: string): void {
	changeLists(queries, (page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }))
	refreshLibrary(queries)
}

export function refreshLibrary(queries: QueryClient): void {
	queries.invalidateQueries({ queryKey: listKey })
}

function changeLists(queries: QueryClient, change: (page: ItemsPage) => ItemsPage): void {
	queries.setQueriesData<InfiniteData<ItemsPage>>(
		{ queryKey: listKey },
		(list) => list && { ...list, pages: list.pages.map(change) },
	)
}
