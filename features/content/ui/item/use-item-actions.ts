import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import { type ChangeContent, ContentItem } from '#features/content/contract.ts'
import { messageOf, request, requestJson } from '#platform/browser/request.ts'
import { addressOf, contentItem, dropItem, keepItem, refreshLibrary } from '../items.ts'

type Changed = { id: string } & ChangeContent

/** Changes what is given of a piece; the rest stays. */
export function useUpdateItem(onUpdated?: (item: ContentItem) => void) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: ({ id, ...change }: Changed) => requestJson('PUT', addressOf(id), ContentItem, change),
		onSuccess(item) {
			keepItem(queries, item)
			toast({ title: 'Updated!', tone: 'success' })
			onUpdated?.(item)
		},
		onError: fail('Failed to update content'),
	})
}

/** Deletes a piece permanently; takes its id. */
export function useDeleteItem(onDeleted: () => unknown) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('DELETE', addressOf(id)),
		async onSuccess(_answer, id) {
			toast({ title: 'Deleted!', tone: 'success' })
			// Out of the list first: its row is no place to go back to.
			dropItem(queries, id)
			await onDeleted()
			queries.removeQueries({ queryKey: contentItem(id).queryKey })
		},
		onError: fail('Failed to delete content'),
	})
}

/** Makes a copy of a piece that is one's own; takes the id of the piece. */
export function useDuplicateItem(onDuplicated: (copy: ContentItem) => void) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => requestJson('POST', `${addressOf(id)}/duplicate`, ContentItem),
		onSuccess(copy) {
			keepItem(queries, copy)
			toast({ title: 'Duplicated!', tone: 'success' })
			onDuplicated(copy)
		},
		onError: fail('Failed to duplicate content'),
	})
}

/** Counts that a piece was copied or printed; takes its id. */
export function useCountUse() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => requestJson('POST', `${addressOf(id)}/use`, ContentItem),
		onSuccess: (item) => keepItem(queries, item),
		onError(error, id) {
			fail('Use not counted')(error)
			reread(queries, id)
		},
	})
}

/** Something else may be true of the piece than what is shown: the server is asked. */
function reread(queries: QueryClient, id: string): void {
	queries.invalidateQueries({ queryKey: contentItem(id).queryKey })
	refreshLibrary(queries)
}

function fail(title: string) {
	return (error: unknown) => {
		toast({ title, description: messageOf(error), tone: 'destructive' })
	}
}
