import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QuizResult } from '#features/learning/contract.ts'
import { request } from '#platform/browser/request.ts'
import { progressKey } from '../learning-progress.ts'

/** Completes a module, with how the quiz went where it was finished. */
export function useCompleteModule() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: ({ moduleId, quiz }: { moduleId: string; quiz: QuizResult | null }) =>
			request('POST', `/api/learning/modules/${moduleId}/complete`, quiz ? { quiz } : {}),
		onSuccess: () => queries.invalidateQueries({ queryKey: progressKey }),
	})
}
