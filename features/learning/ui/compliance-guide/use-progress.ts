import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChecklistItemId, LearningProgress, QuizResult } from '#features/learning/contract.ts'
import { request } from '#platform/browser/request.ts'

const progressKey = ['/api/learning/progress']

/** What the person has done of the guide, kept on the server. */
export function useProgress() {
	return useQuery<LearningProgress>({ queryKey: progressKey })
}

/** Completes a module, with how the quiz went where it was finished. */
export function useCompleteModule() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: ({ moduleId, quiz }: { moduleId: string; quiz: QuizResult | null }) =>
			request('POST', `/api/learning/modules/${moduleId}/complete`, quiz ? { quiz } : {}),
		onSuccess: () => queries.invalidateQueries({ queryKey: progressKey }),
	})
}

/** The checklist as the person sees it: ticked at once, and put back when the server refuses. */
export function useChecklist() {
	const queries = useQueryClient()
	const { data } = useProgress()
	const change = useMutation({
		// One after another: the answer to an older tick must not undo a newer one.
		scope: { id: 'checklist' },
		mutationFn: async (marked: { itemId: ChecklistItemId; isChecked: boolean } | 'clear') => {
			if (marked === 'clear') await request('DELETE', '/api/learning/checklist')
			else {
				const { itemId, isChecked } = marked
				await request('PUT', `/api/learning/checklist/${itemId}`, { isChecked })
			}
		},
		onMutate: async (marked) => {
			await queries.cancelQueries({ queryKey: progressKey })
			queries.setQueryData<LearningProgress>(progressKey, (now) =>
				now ? { ...now, checklist: afterMark(now.checklist, marked) } : now,
			)
		},
		onSettled: () => {
			if (queries.isMutating({ mutationKey: ['checklist'] }) === 1)
				return queries.invalidateQueries({ queryKey: progressKey })
		},
		mutationKey: ['checklist'],
	})
	const checked = new Set(data?.checklist.map(({ itemId }) => itemId))
	return { checked, isReady: data !== undefined, mark: change.mutate, error: change.error }
}

function afterMark(
	checklist: LearningProgress['checklist'],
	marked: { itemId: ChecklistItemId; isChecked: boolean } | 'clear',
) {
	if (marked === 'clear') return []
	const others = checklist.filter(({ itemId }) => itemId !== marked.itemId)
	return marked.isChecked
		? [...others, { itemId: marked.itemId, checkedAt: new Date().toISOString() }]
		: others
}
