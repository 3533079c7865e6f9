import { useQuery } from '@tanstack/react-query'
import { CallOfRecording } from '#features/live-coaching/contract.ts'
import { readJson } from '#platform/browser/request.ts'
import { writePhoneNumber } from '../panel/write-call.ts'

/** What the dialer reported about the call of a recording, one span per fact; nothing if it did not come from a dialer. */
export function DialerCall({ recordingId }: { recordingId: string }) {
	const { data: call } = useQuery({
		queryKey: ['/api/live/recordings', recordingId],
		queryFn: ({ signal }) =>
			readJson(`/api/live/recordings/${recordingId}`, CallOfRecording.nullable(), signal),
	})
	if (!call) return null
	return (
		<>
			{call.phoneNumber ? <span>Phone {writePhoneNumber(call.phoneNumber)}</span> : null}
			{call.campaign ? <span>Campaign {call.campaign}</span> : null}
			{call.disposition ? <span>Disposition {call.disposition}</span> : null}
			{call.leadId ? <span>Lead {call.leadId}</span> : null}
		</>
	)
}
