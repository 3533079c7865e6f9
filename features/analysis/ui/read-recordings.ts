import {
	type InfiniteData,
	infiniteQueryOptions,
	type QueryClient,
	queryOptions,
} from '@tanstack/react-query'
import { z } from 'zod'
import { RecordingDetail, RecordingFilter, RecordingSummary, Stats } from '#features/analysis/contract.ts'
import { type Page, readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'

/** How the list of recordings is narrowed and sorted, as it stands in the address of the page. */
export type RecordingsSearch = {
	filter?: RecordingFilter
	q?: string
	sort?: RecordingsSort
}
export type RecordingsSort = 'newest' | 'oldest' | 'highest' | 'lowest'

const pageSize = 50

/** The recordings a person may see, page after page. */
export function recordingsList({ filter = 'all', q = '', sort = 'newest' }: RecordingsSearch) {
	return infiniteQueryOptions({
		queryKey: ['/api/recordings', 'list', { filter, q, sort }],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({ view: 'summary', limit: String(pageSize), filter, q, sort })
			if (pageParam) query.set('cursor', pageParam)
			return readPage(`/api/recordings?${query}`, RecordingSummary, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: (previous) => previous,
	})
}

/** Takes a deleted recording out of the lists in hand, before they are read anew. */
export function dropFromLists(queries: QueryClient, id: string): void {
	const lists = { queryKey: ['/api/recordings', 'list'] }
	queries.setQueriesData<InfiniteData<Page<RecordingSummary>>>(lists, (list) => {
		const pages = list?.pages.map((page) => {
			const items = page.items.filter((recording) => recording.id !== id)
			const isHere = items.length < page.items.length
			return isHere ? { ...page, items } : page
		})
		return list && pages && { ...list, pages }
	})
}

/** How many calls stand behind each tab, for what is searched. */
export function recordingCounts(q = '') {
	return queryOptions({
		queryKey: ['/api/recordings', 'counts', q],
		queryFn: ({ signal }) =>
			readJson(
				`/api/recordings/counts?${new URLSearchParams({ q })}`,
				z.record(RecordingFilter, z.number()),
				signal,
			),
		placeholderData: (previous) => previous,
	})
}

/** One call with its words and its analysis. */
export function recordingDetail(id: string) {
	return queryOptions({
		queryKey: ['/api/recordings', 'one', id],
		queryFn: ({ signal }) => readJson(`/api/recordings/${encodeURIComponent(id)}`, RecordingDetail, signal),
	})
}

export const stats = queryOptions({
	queryKey: ['/api/stats'],
	queryFn: ({ signal }) => readJson('/api/stats', Stats, signal),
})
