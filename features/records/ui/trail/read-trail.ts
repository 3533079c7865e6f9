import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { nextCursor } from '#features/analysis/ui/read-recordings.ts'
import type { AuditLine, AuditPerson } from '#features/records/contract.ts'
import { read, readJson } from '#platform/browser/request.ts'
import { type AuditTrailSearch, writeAuditQuery } from './audit-trail-search.ts'

/** The audit trail, page after page, the newest first. For administrators. */
export const auditLines = (search: AuditTrailSearch) =>
	infiniteQueryOptions({
		queryKey: ['/api/admin', 'audit', search],
		queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page: Page) => page.next,
	})

type Page = { lines: AuditLine[]; next: string | null }

async function readPage(search: AuditTrailSearch, cursor: string | null, signal: AbortSignal): Promise<Page> {
	const query = writeAuditQuery(search)
	if (cursor) query.set('cursor', cursor)
	const response = await read(`/api/admin/audit?${query}`, signal)
	return { lines: await response.json(), next: nextCursor(response.headers.get('Link')) }
}

/** Everybody the trail may tell of. For administrators. */
export const auditPeople = queryOptions({
	queryKey: ['/api/admin', 'audit', 'people'],
	queryFn: ({ signal }) => readJson<AuditPerson[]>('/api/admin/audit/people', signal),
	staleTime: 60_000,
})
