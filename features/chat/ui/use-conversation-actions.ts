import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import { ChatSummary } from '#features/chat/contract.ts'
import { messageOf, request, requestJson } from '#platform/browser/request.ts'
import { addressOf, conversation, conversationsAddress, refreshList } from './conversations.ts'

/** Saves what was said under a name; takes the id of the conversation. */
export function useSaveConversation(onSaved: () => void) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (wanted: { title: string; conversationId: string }) =>
			request('POST', conversationsAddress, { ...wanted, context: { type: 'general' } }),
		onSuccess(_answer, { conversationId }) {
			queries.removeQueries({ queryKey: conversation(conversationId).queryKey })
			refreshList(queries)
			toast({ title: 'Session saved', tone: 'success' })
			onSaved()
		},
		onError: (error) =>
			toast({
				title: 'Failed to save',
				description: `Could not save the chat session: ${messageOf(error) || 'Unknown error'}`,
				tone: 'destructive',
			}),
	})
}

/** Reads a saved conversation from the server; takes its id. */
export function useLoadConversation(onLoaded: (id: string) => void) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => queries.fetchQuery(conversation(id)),
		onSuccess({ id }) {
			onLoaded(id)
			toast({ title: 'Session loaded', tone: 'success' })
		},
		onError: () =>
			toast({
				title: 'Failed to load',
				description: 'Could not load the chat session',
				tone: 'destructive',
			}),
	})
}

/** Gives a saved conversation another name. */
export function useRenameConversation() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: ({ id, title }: { id: string; title: string }) =>
			requestJson('PATCH', addressOf(id), ChatSummary, { title }),
		onSuccess({ id, title }) {
			queries.setQueryData(conversation(id).queryKey, (known) => known && { ...known, title })
			refreshList(queries)
			toast({ title: 'Session renamed', tone: 'success' })
		},
		onError: fail('Session not renamed'),
	})
}

/** Deletes a saved conversation permanently; takes its id. */
export function useDeleteConversation(onDeleted: (id: string) => void) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('DELETE', addressOf(id)),
		onSuccess(_answer, id) {
			toast({ title: 'Session deleted', tone: 'success' })
			onDeleted(id)
			queries.removeQueries({ queryKey: conversation(id).queryKey })
			refreshList(queries)
		},
		onError: fail('Session not deleted'),
	})
}

function fail(title: string) {
	return (error: unknown) => {
		toast({ title, description: messageOf(error), tone: 'destructive' })
	}
}
