import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { AssignedToYou } from '#features/coaching/ui/assigned-to-you.tsx'
import { LearningHub } from '#features/learning/ui/hub/learning-hub.tsx'
import { learningProgress } from '#features/learning/ui/learning-progress.ts'

export function SalesEducationPage() {
	const search = useSearch({ from: '/sales-education' })
	const { dataUpdatedAt } = useQuery(learningProgress)
	return <LearningHub search={search} assigned={<AssignedToYou className="mb-5" doneAt={dataUpdatedAt} />} />
}
