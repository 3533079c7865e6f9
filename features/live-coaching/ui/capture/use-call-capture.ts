import { useEffect, useRef, useState } from 'react'
import { socketBase } from '../panel/follow-calls.ts'
import type { CallCapture, CallCaptureOptions } from './call-capture.ts'
import { captureCall, type RunningCapture } from './capture-call.ts'

/**
 * Hears both sides of a call: the rep by the microphone, the customer by the tab that the person shares. For servers
 * that can (`canCaptureCall` of the live settings). Ends with the component, and with the call.
 */
export function useCallCapture(options: CallCaptureOptions): CallCapture {
	const { callId, hasGivenNotice } = options
	const [state, setState] = useState<CallCapture['state']>('off')
	const running = useRef<RunningCapture | null>(null)
	const latest = useRef(options)
	useEffect(() => {
		latest.current = options
	})
	useEffect(() => {
		if (hasGivenNotice) running.current?.giveNotice()
	}, [hasGivenNotice])
	useEffect(
		() => () => {
			if (running.current?.callId === callId) running.current.stop()
		},
		[callId],
	)

	return {
		state,
		start() {
			if (state !== 'off') return
			running.current?.stop()
			running.current = captureCall(socketBase(), {
				callId,
				options: () => latest.current,
				onState: setState,
			})
		},
		stop: () => running.current?.end(),
	}
}
