import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OpenDispute, RuleReview } from '#features/analysis/contract.ts'
import { nextCursor } from '#features/analysis/ui/read-recordings.ts'
import { read, readJson } from '#platform/browser/request.ts'

/** Machine and people, a row a rule. For administrators. */
export const ruleReviews = queryOptions({
	queryKey: ['/api/admin', 'rule-reviews'],
	queryFn: ({ signal }) => readJson<RuleReview[]>('/api/admin/rule-reviews', signal),
})

/** What waits for a decision, page after page, the oldest first. For administrators. */
export const openDisputes = infiniteQueryOptions({
	queryKey: ['/api/admin', 'disputes'],
	queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
	initialPageParam: null as string | null,
	getNextPageParam: (page: Page) => page.next,
})

type Page = { disputes: OpenDispute[]; total: number; next: string | null }

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Page> {
	const query = new URLSearchParams(cursor ? { cursor } : {})
	const response = await read(`/api/admin/disputes?${query}`, signal)
	const disputes: OpenDispute[] = await response.json()
	return {
		disputes,
		total: Number(response.headers.get('X-Total-Count') ?? disputes.length),
		next: nextCursor(response.headers.get('Link')),
	}
}
