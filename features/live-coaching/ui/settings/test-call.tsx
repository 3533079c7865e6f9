import { PhoneCall } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import type { TestCall as Placed } from '#features/live-coaching/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { useTestCall } from './dialers.ts'

/** Begins a call on the administrator's own screen, and says what to look for. */
export function TestCall({ dialerId }: { dialerId: string }) {
	const call = useTestCall(dialerId)
	const isOver = useIsOver(call.data)
	return (
		<>
			<Button variant="outline" disabled={call.isPending} onClick={() => call.mutate()}>
				<PhoneCall className="size-4" aria-hidden="true" />
				Send a test call
			</Button>
			<div className="order-last basis-full empty:hidden" role="status">
				{call.data ? (
					<Alert tone={call.data.autoStartCoaching ? 'success' : 'warning'}>
						{wordsFor(call.data, isOver)}
					</Alert>
				) : null}
			</div>
			{call.error ? (
				<Alert tone="failed" role="alert" className="order-last basis-full">
					{messageOf(call.error)}
				</Alert>
			) : null}
		</>
	)
}

function wordsFor({ autoStartCoaching }: Placed, isOver: boolean): string {
	if (!autoStartCoaching)
		return 'The test call was sent, but no panel opens: this dialer isn’t set to start coaching automatically. Edit the dialer to change that.'
	return isOver
		? 'The test call has ended. The Live Coaching panel opened if this browser receives call events. Place a real call next: the time of the last event shows that the dialer reaches Candor.'
		: 'The test call is on your screen: the Live Coaching panel opens now and closes after a few seconds.'
}

function useIsOver(call: Placed | undefined): boolean {
	const [overCall, setOverCall] = useState<string | null>(null)
	useEffect(() => {
		if (!call) return
		const left = Date.parse(call.endsAt) - Date.now()
		const timer = setTimeout(() => setOverCall(call.callId), Math.max(0, left))
		return () => clearTimeout(timer)
	}, [call])
	return call !== undefined && overCall === call.callId
}
