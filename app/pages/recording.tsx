import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallPage } from '#features/analysis/ui/call-page.tsx'
import { recordingDetail } from '#features/analysis/ui/read-recordings.ts'
import { DialerCall } from '#features/live-coaching/ui/dialer-call/dialer-call.tsx'
import { displayName } from '#features/recordings/ui/display-name.ts'

export function RecordingPage() {
	const { id } = useParams({ from: '/recordings/$id' })
	const { t } = useSearch({ from: '/recordings/$id' })
	const { data: call } = useQuery(recordingDetail(id))
	useEffect(() => {
		if (call) document.title = `${displayName(call.originalName)} · Candor`
	}, [call])
	// Another call is another page: nothing of the one before is kept.
	return <CallPage key={id} id={id} at={t ?? null} facts={<DialerCall recordingId={id} />} />
}
