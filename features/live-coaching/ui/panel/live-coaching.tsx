import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePerson } from '#features/people/ui/person.tsx'
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
	useEffect(() => {
		openLiveState(id)
		return followCalls(socketBase(), { after: readSeq, onEvent: hearEvent, onConnection: setConnection })
	}, [id])
	if (!state || state.isClosed) return null
	return <Panel key={state.call.callId} state={state} />
}
