import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { RecordingDetail, type RecordingSummary } from '#features/analysis/contract.ts'
import { refreshCalls } from '#features/recordings/ui/refresh-calls.ts'
import { readJson } from '#platform/browser/request.ts'

/** More than a screen shows; the rest is looked at when these are done. */
const atMost = 10

/**
 * Keeps the calls that are being processed up to date: each is read separately every `interval` milliseconds,
 * and the lists only when one of them is done.
 */
export function useProcessingWatch(recordings: RecordingSummary[], interval: number): void {
	const queries = useQueryClient()
	const underway = recordings.filter(({ status }) => status === 'processing').slice(0, atMost)
	const done = useQueries({
		queries: underway.map(({ id }) => ({
			queryKey: ['progress', id],
			queryFn: ({ signal }: { signal: AbortSignal }) =>
				readJson(`/api/recordings/${id}`, RecordingDetail, signal).then(({ status }) => status),
			refetchInterval: interval,
		})),
		combine: (results) =>
			underway
				.filter((_, index) => results[index]?.isSuccess && results[index].data !== 'processing')
				.map(({ id }) => id)
				.join(),
	})
	const refreshedFor = useRef('')
	useEffect(() => {
		if (done && done !== refreshedFor.current) refreshCalls(queries)
		refreshedFor.current = done
	}, [done, queries])
}
