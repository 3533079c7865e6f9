import { useParams } from '@tanstack/react-router'
import { CallPage } from '#features/analysis/ui/call-page.tsx'

export function RecordingPage() {
	const { id } = useParams({ from: '/recordings/$id' })
	return <CallPage id={id} />
}
