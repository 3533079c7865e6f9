import { Mic } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { nameOfState } from '../state-names.ts'
import type { CallState } from './call-state.ts'
import { withNotice } from './live-state.ts'
import { changeCall } from './live-store.ts'

/** Why listening waits where everyone on a call must agree to its recording, and how to start it. */
export function NoticeCard({ state: { call, disclosures } }: { state: CallState }) {
	if (!call.consentState) return null
	const line = disclosures.find(({ code }) => code === 'recording_notice')?.sayThis
	return (
		<Alert tone="warning">
			<p className="font-semibold text-sm">Listening starts after the recording notice</p>
			<p className="mt-0.5 text-sm">
				The number is from {nameOfState(call.consentState)}, where everyone on a call must agree to be
				recorded.
			</p>
			{line ? <p className="mt-1.5 font-medium text-md">“{line}”</p> : null}
			<Button size="sm" className="mt-2.5" onClick={() => changeCall(withNotice)}>
				<Mic className="size-3.5" aria-hidden="true" />
				They were told and agreed
			</Button>
		</Alert>
	)
}
