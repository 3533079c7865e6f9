import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveReading, ReadLive } from '#features/live-coaching/contract.ts'
import { request } from '#platform/browser/request.ts'
import { type CallState, entriesToRead } from './live-state.ts'
import { hearReading, readCurrentCall } from './live-store.ts'

/** Milliseconds after words in which more words are waited for before they are read together. */
const pause = 150

/** Has the server read the newest words of a call: what is still to be said, and what to repair. */
export function useReading({ call, entries, hasGivenNotice }: CallState) {
	const { mutate, isError } = useMutation({
		mutationFn: readNewest,
		// One after the other: each takes up what the one before had heard.
		scope: { id: 'live-reading' },
		onSuccess: (reading) => reading && hearReading(call.callId, reading),
	})
	const newest = entries.at(-1)?.id
	useEffect(() => {
		const later = setTimeout(() => mutate({ callId: call.callId, newest, hasGivenNotice }), pause)
		return () => clearTimeout(later)
	}, [call.callId, newest, hasGivenNotice, mutate])
	return { isBehind: isError }
}

/** What a reading was asked for. */
type Occasion = { callId: string; newest: string | undefined; hasGivenNotice: boolean }

/** Null where there is more to read by now: that has been asked for too. */
async function readNewest({ callId, newest, hasGivenNotice }: Occasion): Promise<LiveReading | null> {
	const state = readCurrentCall()
	if (state?.call.callId !== callId) return null
	if (state.entries.at(-1)?.id !== newest || state.hasGivenNotice !== hasGivenNotice) return null
	const { heard, speakersAreKnown } = state
	const asked: ReadLive = { entries: entriesToRead(state), heard, speakersAreKnown }
	const answer = await request('POST', '/api/live/read', asked)
	return answer.json()
}
