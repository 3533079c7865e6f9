import {
	type InfiniteData,
	infiniteQueryOptions,
	type QueryClient,
	queryOptions,
} from '@tanstack/react-query'
import { z } from 'zod'
import {
	FilterChoices,
	RecordingDetail,
	RecordingFilter,
	RecordingSummary,
	Stats,
} from '#features/analysis/contract.ts'
import { type Page, readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'
import { type RecordingsSearch, writeFilterQuery } from './recordings/recordings-search.ts'

const pageSize = 50

/** The recordings a person may see and asks for, page after page. */
export function recordingsList(search: RecordingsSearch) {
	const { filter = 'all', sort = 'newest' } = search
	const asked = writeFilterQuery(search)
	return infiniteQueryOptions({
		queryKey: ['/api/recordings', 'list', { filter, sort, asked: asked.toString() }],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams([
				...Object.entries({ view: 'summary', limit: String(pageSize), filter, sort }),
				...asked,
			])
			if (pageParam) query.set('cursor', pageParam)
			return readPage(`/api/recordings?${query}`, RecordingSummary, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: (previous) => previous,
	})
}

/** What the list can be filtered by. */
export const filterChoices = queryOptions({
	queryKey: ['/api/recordings', 'filters'],
	queryFn: ({ signal }) => readJson('/api/recordings/filters', FilterChoices, signal),
	staleTime: 60_000,
})

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

/** The number of calls in each tab that match the search and the filters. */
export function recordingCounts(search: RecordingsSearch) {
	const asked = writeFilterQuery(search).toString()
	return queryOptions({
		queryKey: ['/api/recordings', 'counts', asked],
		queryFn: ({ signal }) =>
			readJson(`/api/recordings/counts?${asked}`, z.record(RecordingFilter, z.number()), signal),
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

/** The latest calls that a person may see. */
export const recentRecordings = queryOptions({
	queryKey: ['/api/recordings', 'recent'],
	queryFn: ({ signal }) =>
		readJson('/api/recordings?view=summary&limit=50', z.array(RecordingSummary), signal),
})

export const stats = queryOptions({
	queryKey: ['/api/stats'],
	queryFn: ({ signal }) => readJson('/api/stats', Stats, signal),
})
