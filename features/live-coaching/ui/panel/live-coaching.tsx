import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEvent } from '#features/live-coaching/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { isSigningOut, onSigningOut } from '#features/people/ui/session.ts'
import { personKey } from '#features/people/ui/session-gate.tsx'
import { followCalls, socketBase } from './follow-calls.ts'
import { liveSettings } from './live-settings.ts'
import { hearEvent, listenFor, openLiveState, readSeq, setConnection, useCurrentCall } from './live-store.ts'
import { Panel } from './panel.tsx'

/** Follows the person's calls on every page, and shows the panel during one. */
export default function LiveCoaching() {
	const { id } = usePerson()
	const state = useCurrentCall()
	const triggers = useQuery(liveSettings).data?.triggers
	useEffect(() => {
		if (triggers) listenFor(triggers)
	}, [triggers])
	const queries = useQueryClient()
	useEffect(() => {
		if (isSigningOut()) return
		openLiveState(id)
		const onEvent = (event: LiveEvent) => {
			hearEvent(event)
			if (event.type === 'recording_arrived') readRecordingsAnew(queries)
		}
		const stop = followCalls(socketBase(), {
			after: readSeq,
			onEvent,
			onConnection: setConnection,
			// It closes as well when the session ends: then the login screen takes the place of all this.
			beforeRetry: () => queries.refetchQueries({ queryKey: personKey }),
		})
		const takeOff = onSigningOut(stop)
		return () => {
			takeOff()
			stop()
		}
	}, [id, queries])
	if (!state || state.isClosed) return null
	return <Panel key={state.call.callId} state={state} />
}

/** Open lists and counts show new calls automatically. */
function readRecordingsAnew(queries: QueryClient) {
	void queries.invalidateQueries({ queryKey: ['/api/recordings'] })
	void queries.invalidateQueries({ queryKey: ['/api/stats'] })
}
