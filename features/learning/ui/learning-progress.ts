import { queryOptions } from '@tanstack/react-query'
import { LearningProgress } from '#features/learning/contract.ts'
import { readJson } from '#platform/browser/request.ts'

export const progressKey = ['/api/learning/progress']

/** What the person has done so far, of the guide and of the hub. */
export const learningProgress = queryOptions({
	queryKey: progressKey,
	queryFn: ({ signal }) => readJson('/api/learning/progress', LearningProgress, signal),
})
