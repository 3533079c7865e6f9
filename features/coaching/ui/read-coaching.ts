import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { Assignment, CallComment, OpenComment } from '#features/coaching/contract.ts'
import { type Page, readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'

/** Some of a list, and how many there are in all. */
export type Some<Item> = Pick<Page<Item>, 'items' | 'total'>

/** What was said about a call. */
export const callComments = (recordingId: string) =>
	queryOptions({
		queryKey: ['/api/recordings', 'comments', recordingId],
		queryFn: ({ signal }) =>
			readJson(`/api/recordings/${encodeURIComponent(recordingId)}/comments`, z.array(CallComment), signal),
	})

/** What someone, or for an administrator the team, has to do: the first that are due. Read again when `doneAt` grows. */
export const openAssignments = (personId: string | null, doneAt = 0) =>
	queryOptions({
		queryKey: ['/api/assignments', personId, doneAt],
		queryFn: ({ signal }) => readSome('/api/assignments', Assignment, personId, signal),
	})

/** What reps have not acknowledged: the oldest. */
export const openComments = (personId: string | null) =>
	queryOptions({
		queryKey: ['/api/open-comments', personId],
		queryFn: ({ signal }) => readSome('/api/open-comments', OpenComment, personId, signal),
	})

function readSome<Item>(
	address: string,
	schema: z.ZodType<Item>,
	personId: string | null,
	signal: AbortSignal,
): Promise<Some<Item>> {
	const query = new URLSearchParams({ limit: '50', ...(personId !== null && { personId }) })
	return readPage(`${address}?${query}`, schema, signal)
}

/** After a change: everything that shows coaching is read again. */
export const refreshCoaching = (queries: QueryClient) =>
	Promise.all(
		[['/api/assignments'], ['/api/open-comments'], ['/api/recordings', 'comments']].map((queryKey) =>
			queries.invalidateQueries({ queryKey }),
		),
	)
