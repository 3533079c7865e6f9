import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChecklistItemId, LearningProgress } from '#features/learning/contract.ts'
import { request } from '#platform/browser/request.ts'
import { learningProgress, progressKey } from '../learning-progress.ts'

/** The checklist as the person sees it: ticked at once, and put back when the server refuses. */
export function useChecklist() {
	const queries = useQueryClient()
	const { data } = useQuery(learningProgress)
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
