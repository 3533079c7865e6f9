import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import { ContentItem } from '#features/content/contract.ts'
import { requestJson } from '#platform/browser/request.ts'
import { itemsAddress, keepItem } from '../items.ts'
import { removeIfUnchanged, unsavedRequest } from '../unsaved.ts'
import { explainFailure } from './explain-failure.ts'

const mutationKey = ['generate content']

/**
 * Has a piece written from a request and kept in the library, also when the page is left meanwhile; `onWritten` is
 * called only while it is open. The person's unsaved request is kept until it is written.
 */
export function useGenerate(personId: string, onWritten: (item: ContentItem) => void) {
	const queries = useQueryClient()
	const generation = useMutation({
		mutationKey,
		mutationFn: (text: string) =>
			requestJson('POST', `${itemsAddress}/generate`, ContentItem, { request: text.trim() }),
		onSuccess(item, text) {
			keepItem(queries, item)
			removeIfUnchanged(unsavedRequest(personId), text)
			toast({ title: 'Content Generated!', tone: 'success' })
		},
		onError(error) {
			const { title, description } = explainFailure(error)
			toast({ title, description, tone: 'destructive' })
		},
	})
	return {
		generate: (text: string) => generation.mutate(text, { onSuccess: onWritten }),
		isGenerating: useIsMutating({ mutationKey }) > 0,
		failure: generation.error ? explainFailure(generation.error) : null,
	}
}
