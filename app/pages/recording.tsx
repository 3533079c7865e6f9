import { useParams } from '@tanstack/react-router'
import { CallPage } from '#features/analysis/ui/call-page.tsx'

export function RecordingPage() {
	const { id } = useParams({ from: '/recordings/$id' })
	// Another call is another page: nothing of the one before is kept.
	return <CallPage key={id} id={id} />
}
