import { useSearch } from '@tanstack/react-router'
import { LearningHub } from '#features/learning/ui/hub/learning-hub.tsx'

export function SalesEducationPage() {
	return <LearningHub search={useSearch({ from: '/sales-education' })} />
}
