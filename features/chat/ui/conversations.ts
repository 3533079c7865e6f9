import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { nextCursor } from '#features/analysis/ui/read-recordings.ts'
import type { ChatSession, ChatSummary, GuideEntryShown } from '#features/chat/contract.ts'
import { RequestError, read, readJson } from '#platform/browser/request.ts'

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
		queryFn: ({ signal }) => readJson<ChatSession>(addressOf(id), signal),
	})
}

type Page = { conversations: ChatSummary[]; next: string | null }

/** The person's saved conversations, newest first, page after page. */
export const savedConversations = infiniteQueryOptions({
	queryKey: [conversationsAddress, 'list'],
	queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
	initialPageParam: null as string | null,
	getNextPageParam: (page: Page) => page.next,
})

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Page> {
	const query = new URLSearchParams({ limit: '50', ...(cursor ? { cursor } : {}) })
	const response = await read(`${conversationsAddress}?${query}`, signal)
	return { conversations: await response.json(), next: nextCursor(response.headers.get('Link')) }
}

export function refreshList(queries: QueryClient): void {
	queries.invalidateQueries({ queryKey: savedConversations.queryKey })
}

/** What the guides say about one thing; does not change while the program runs. */
export function guideEntry(id: string) {
	return queryOptions({
		queryKey: ['/api/chat/guide', id],
		queryFn: ({ signal }) => readJson<GuideEntryShown>(`/api/chat/guide/${encodeURIComponent(id)}`, signal),
		staleTime: Number.POSITIVE_INFINITY,
	})
}
