import {
	type InfiniteData,
	infiniteQueryOptions,
	type QueryClient,
	queryOptions,
} from '@tanstack/react-query'
import type {
	RecordingDetail,
	RecordingFilter,
	RecordingSummary,
	Stats,
} from '#features/analysis/contract.ts'
import { read, readJson } from '#platform/browser/request.ts'

/** How the list of recordings is narrowed and sorted, as it stands in the address of the page. */
export type RecordingsSearch = {
	filter?: RecordingFilter
	q?: string
	sort?: RecordingsSort
}
export type RecordingsSort = 'newest' | 'oldest' | 'highest' | 'lowest'

type Page = { recordings: RecordingSummary[]; total: number; next: string | null }

const pageSize = 50

/** The recordings a person may see, page after page. */
export function recordingsList({ filter = 'all', q = '', sort = 'newest' }: RecordingsSearch) {
	return infiniteQueryOptions({
		queryKey: ['/api/recordings', 'list', { filter, q, sort }],
		queryFn: ({ pageParam, signal }) => readPage({ filter, q, sort }, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page: Page) => page.next,
		placeholderData: (previous) => previous,
	})
}

/** Takes a deleted recording out of the lists in hand, before they are read anew. */
export function dropFromLists(queries: QueryClient, id: string): void {
	const lists = { queryKey: ['/api/recordings', 'list'] }
	queries.setQueriesData<InfiniteData<Page>>(lists, (list) => {
		const pages = list?.pages.map((page) => {
			const recordings = page.recordings.filter((recording) => recording.id !== id)
			const isHere = recordings.length < page.recordings.length
			return isHere ? { ...page, recordings } : page
		})
		return list && pages && { ...list, pages }
	})
}

/** How many calls stand behind each tab, for what is searched. */
export function recordingCounts(q = '') {
	return queryOptions({
		queryKey: ['/api/recordings', 'counts', q],
		queryFn: ({ signal }) =>
			readJson<Record<RecordingFilter, number>>(
				`/api/recordings/counts?${new URLSearchParams({ q })}`,
				signal,
			),
		placeholderData: (previous) => previous,
	})
}

/** One call with its words and its analysis. */
export function recordingDetail(id: string) {
	return queryOptions({
		queryKey: ['/api/recordings', 'one', id],
		queryFn: ({ signal }) => readJson<RecordingDetail>(`/api/recordings/${encodeURIComponent(id)}`, signal),
	})
}

export const stats = queryOptions({
	queryKey: ['/api/stats'],
	queryFn: ({ signal }) => readJson<Stats>('/api/stats', signal),
})

async function readPage(search: Required<RecordingsSearch>, cursor: string | null, signal: AbortSignal) {
	const query = new URLSearchParams({ view: 'summary', limit: String(pageSize), ...search })
	if (cursor) query.set('cursor', cursor)
	const response = await read(`/api/recordings?${query}`, signal)
	const recordings: RecordingSummary[] = await response.json()
	return {
		recordings,
		total: Number(response.headers.get('X-Total-Count') ?? recordings.length),
		next: nextCursor(response.headers.get('Link')),
	}
}

/** The cursor in `Link: </api/recordings?…&cursor=abc>; rel="next"`, null on the last page. */
export function nextCursor(link: string | null): string | null {
	const address = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1]
	return address ? new URLSearchParams(address.split('?')[1]).get('cursor') : null
}
