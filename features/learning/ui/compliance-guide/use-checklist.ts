import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import type { ChecklistItemId } from '#features/learning/contract.ts'
import { request } from '#platform/browser/request.ts'
import { learningProgress, progressKey } from '../learning-progress.ts'

type Mark = { itemId: ChecklistItemId; isChecked: boolean } | 'clear'

/** The checklist as the person sees it: ticked immediately, and reverted if the server rejects it. */
export function useChecklist() {
	const queries = useQueryClient()
	const { data } = useQuery(learningProgress)
	const change = useMutation({
		mutationKey: ['checklist'],
		// One after another: an older tick must not come to the server after a newer one.
		scope: { id: 'checklist' },
		mutationFn: (marked: Mark) =>
			marked === 'clear'
				? request('DELETE', '/api/learning/checklist')
				: request('PUT', `/api/learning/checklist/${marked.itemId}`, { isChecked: marked.isChecked }),
		onSettled: () => {
			if (queries.isMutating({ mutationKey: ['checklist'] }) === 1)
				return queries.invalidateQueries({ queryKey: progressKey })
		},
	})
	const known = data?.checklist.map(({ itemId }) => itemId) ?? []
	const [checked, markAtOnce] = useOptimistic(known, afterMark)
	const mark = (marked: Mark) =>
		startTransition(async () => {
			markAtOnce(marked)
			// The mutation's error reports a failure.
			await change.mutateAsync(marked).catch(() => undefined)
		})
	return { checked: new Set(checked), isReady: data !== undefined, mark, error: change.error }
}

function afterMark(checked: ChecklistItemId[], marked: Mark) {
	if (marked === 'clear') return []
	const others = checked.filter((itemId) => itemId !== marked.itemId)
	return marked.isChecked ? [...others, marked.itemId] : others
}
