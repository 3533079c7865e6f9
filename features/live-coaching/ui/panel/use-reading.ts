import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LiveReading, type ReadLive } from '#features/live-coaching/contract.ts'
import { requestJson } from '#platform/browser/request.ts'
import type { CallState } from './call-state.ts'
import { hearReading, readCurrentCall } from './live-store.ts'

/** Milliseconds to wait for more words before reading them together. */
const pause = 150

/** Requests a reading of the newest words: which disclosures are missing, and what to correct. */
export function useReading({ call, entries, hasGivenNotice, corrections }: CallState) {
	const { mutate, isError } = useMutation({
		mutationFn: readNewest,
		// One at a time, because each continues from what the previous one heard.
		scope: { id: 'live-reading' },
		onSuccess: (reading, { corrections }) => reading && hearReading(call.callId, reading, corrections),
	})
	const newest = entries.at(-1)?.id
	useEffect(() => {
		const later = setTimeout(
			() => mutate({ callId: call.callId, newest, hasGivenNotice, corrections }),
			pause,
		)
		return () => clearTimeout(later)
	}, [call.callId, newest, hasGivenNotice, corrections, mutate])
	return { isBehind: isError }
}

/** The state of the call when a reading was requested. */
type Snapshot = {
	callId: string
	newest: string | undefined
	hasGivenNotice: boolean
	corrections: number
}

/** Null if the call has changed since, because another reading has been requested then. */
async function readNewest(snapshot: Snapshot): Promise<LiveReading | null> {
	const state = readCurrentCall()
	if (state?.call.callId !== snapshot.callId) return null
	const { entries, heard, hasGivenNotice, corrections, correctionsRead } = state
	if (entries.at(-1)?.id !== snapshot.newest || hasGivenNotice !== snapshot.hasGivenNotice) return null
	if (corrections !== snapshot.corrections) return null
	const question: ReadLive = { entries, heard, isReadAgain: corrections !== correctionsRead }
	return requestJson('POST', '/api/live/read', LiveReading, question)
}
