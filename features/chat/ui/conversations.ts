import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ChatSession, ChatSummary, GuideEntryShown } from '#features/chat/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { RequestError, readJson } from '#platform/browser/request.ts'

export const conversationsAddress = '/api/chat/sessions'

export const addressOf = (id: string) => `${conversationsAddress}/${encodeURIComponent(id)}`

/** Whether the server has nothing at an address, or no longer. */
export function isGone(error: unknown): boolean {
	return error instanceof RequestError && error.status === 404
}

/** One conversation with all that was asked and answered. */
export function conversation(id: string) {
	return queryOptions({
		queryKey: [conversationsAddress, 'one', id],
		queryFn: ({ signal }) => readJson(addressOf(id), ChatSession, signal),
	})
}

/** The person's saved conversations, newest first, page after page. */
export const savedConversations = infiniteQueryOptions({
	queryKey: [conversationsAddress, 'list'],
	queryFn: ({ pageParam, signal }) => {
		const query = new URLSearchParams({ limit: '50', ...(pageParam ? { cursor: pageParam } : {}) })
		return readPage(`${conversationsAddress}?${query}`, ChatSummary, signal)
	},
	initialPageParam: null as string | null,
	getNextPageParam: ({ next }) => next,
})

export function refreshList(queries: QueryClient): void {
	queries.invalidateQueries({ queryKey: savedConversations.queryKey })
}

/** What the guides say about one thing; does not change while the program runs. */
export function guideEntry(id: string) {
	return queryOptions({
		queryKey: ['/api/chat/guide', id],
		queryFn: ({ signal }) => readJson(`/api/chat/guide/${encodeURIComponent(id)}`, GuideEntryShown, signal),
		staleTime: Number.POSITIVE_INFINITY,
	})
}
