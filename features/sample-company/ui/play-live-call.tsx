import { useMutation } from '@tanstack/react-query'
import { PhoneCall } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { playCall } from '#features/live-coaching/ui/panel/playback.ts'
import { SampleLiveCall } from '#features/sample-company/contract.ts'
import { messageOf, request, requestJson } from '#platform/browser/request.ts'

const address = '/api/admin/sample-company/live-call'

/** Plays a sample call on the administrator's own live panel, with sound. */
export function PlayLiveCall() {
	const call = useMutation({
		mutationFn: () => requestJson('POST', address, SampleLiveCall),
		onSuccess: ({ callId, recordingId, lines }) =>
			playCall({
				...{ callId, lines },
				audio: `/api/recordings/${recordingId}/audio`,
				// One that cannot be ended ends on its own.
				onEnd: () => void request('DELETE', address).catch(() => null),
			}),
		onError: (error) =>
			toast({ title: 'Live call not started', description: messageOf(error), tone: 'destructive' }),
	})
	return (
		<Button variant="outline" disabled={call.isPending} onClick={() => call.mutate()}>
			<PhoneCall className="size-4" aria-hidden="true" />
			Play a live call
		</Button>
	)
}
