import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { RecordingSummary } from '#features/analysis/contract.ts'
import { Performance, SavedChat } from '#features/team/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'

function addressOf(id: string, what: string, cursor: string | null = null) {
	const address = `/api/employees/${encodeURIComponent(id)}/${what}`
	return cursor ? `${address}?${new URLSearchParams({ cursor })}` : address
}

/** How a person does, beside the team; weeks begin where the reader is. */
export const employeePerformance = (id: string) =>
	queryOptions({
		queryKey: ['/api/employees', id, 'performance'],
		queryFn: ({ signal }) => {
			const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
			const query = new URLSearchParams({ timeZone })
			return readJson(`${addressOf(id, 'performance')}?${query}`, Performance, signal)
		},
	})

/** A person's calls, the newest first. Among the lists of recordings, which are read again together. */
export const employeeRecordings = (id: string) =>
	infiniteQueryOptions({
		queryKey: ['/api/recordings', 'list', { employee: id }],
		queryFn: ({ pageParam, signal }) =>
			readPage(addressOf(id, 'recordings', pageParam), RecordingSummary, signal),
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})

/** The conversations that a person saved: titles and dates, the newest first. */
export const employeeChats = (id: string) =>
	infiniteQueryOptions({
		queryKey: ['/api/employees', id, 'chats'],
		queryFn: ({ pageParam, signal }) => readPage(addressOf(id, 'chats', pageParam), SavedChat, signal),
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})
