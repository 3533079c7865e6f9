import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import { messageOf, RequestError, request } from '#platform/browser/request.ts'
import { refreshCalls } from './refresh-calls.ts'

const retryRefused = 'Failed to retry processing. The original file may no longer be available.'

/** Processes a recording again from its original file; takes its id. */
export function useRetryRecording() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('POST', `/api/recordings/${id}/retry`),
		onSuccess: () => {
			toast({
				title: 'Retry started',
				description: 'Your recording is being processed again with extended timeouts.',
				tone: 'success',
			})
			refreshCalls(queries)
		},
		onError: (error) => {
			const said = error instanceof RequestError ? error.serverMessage : null
			toast({ title: 'Retry failed', description: said ?? retryRefused, tone: 'destructive' })
		},
	})
}

/** Deletes a recording permanently; takes its id. After `onDeleted`, which may leave its page, the lists are read again. */
export function useDeleteRecording(onDeleted: (id: string) => unknown) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('DELETE', `/api/recordings/${id}`),
		onSuccess: async (_answer, id) => {
			toast({
				title: 'Recording deleted',
				description: 'The audio recording has been permanently deleted.',
				tone: 'success',
			})
			await onDeleted(id)
			refreshCalls(queries)
		},
		onError: (error) => toast({ title: 'Delete failed', description: messageOf(error), tone: 'destructive' }),
	})
}

/** Takes the rep for the customer and the other way round, and scores the call again; takes its id. */
export function useSwapSpeakers() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('POST', `/api/recordings/${id}/swap-speakers`),
		onSuccess: () => {
			toast({ title: 'Speakers swapped', description: 'The call is being scored again.', tone: 'success' })
			refreshCalls(queries)
		},
		onError: (error) =>
			toast({ title: 'Speakers not swapped', description: messageOf(error), tone: 'destructive' }),
	})
}
