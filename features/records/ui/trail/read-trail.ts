import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { AuditLine, AuditPerson } from '#features/records/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'
import { type AuditTrailSearch, writeAuditQuery } from './audit-trail-search.ts'

/** The audit trail, page after page, the newest first. For administrators. */
export const auditLines = (search: AuditTrailSearch) =>
	infiniteQueryOptions({
		queryKey: ['/api/admin', 'audit', search],
		queryFn: ({ pageParam, signal }) => {
			const query = writeAuditQuery(search)
			if (pageParam) query.set('cursor', pageParam)
			return readPage(`/api/admin/audit?${query}`, AuditLine, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})

/** Everyone in the audit trail. For administrators. */
export const auditPeople = queryOptions({
	queryKey: ['/api/admin', 'audit', 'people'],
	queryFn: ({ signal }) => readJson('/api/admin/audit/people', z.array(AuditPerson), signal),
	staleTime: 60_000,
})
