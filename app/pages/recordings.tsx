import { useNavigate, useSearch } from '@tanstack/react-router'
import { AllRecordings } from '#features/analysis/ui/all-recordings.tsx'

export function RecordingsPage() {
	const search = useSearch({ from: '/recordings' })
	const navigate = useNavigate({ from: '/recordings' })
	return <AllRecordings search={search} onSearch={(next) => navigate({ search: next, replace: true })} />
}
