import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveReading, ReadLive } from '#features/live-coaching/contract.ts'
import { request } from '#platform/browser/request.ts'
import type { CallState } from './live-state.ts'
import { hearReading, readCurrentCall } from './live-store.ts'

/** Milliseconds after words in which more words are waited for before they are read together. */
const pause = 150

/** Has the server read the newest words of a call: what is still to be said, and what to repair. */
export function useReading({ call, entries, hasGivenNotice, corrections }: CallState) {
	const { mutate, isError } = useMutation({
		mutationFn: readNewest,
		// One after the other: each takes up what the one before had heard.
		scope: { id: 'live-reading' },
		onSuccess: (reading, asked) => reading && hearReading(call.callId, reading, asked.corrections),
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

/** What a reading was asked for. */
type Occasion = {
	callId: string
	newest: string | undefined
	hasGivenNotice: boolean
	corrections: number
}

/** Null where there is more to read by now: that has been asked for too. */
async function readNewest(occasion: Occasion): Promise<LiveReading | null> {
	const state = readCurrentCall()
	if (state?.call.callId !== occasion.callId) return null
	const { entries, heard, hasGivenNotice, corrections, correctionsRead } = state
	if (entries.at(-1)?.id !== occasion.newest || hasGivenNotice !== occasion.hasGivenNotice) return null
	if (corrections !== occasion.corrections) return null
	const asked: ReadLive = { entries, heard, isReadAgain: corrections !== correctionsRead }
	const answer = await request('POST', '/api/live/read', asked)
	return answer.json()
}
