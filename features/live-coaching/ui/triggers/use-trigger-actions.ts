import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import type { EditTrigger, Trigger } from '#features/live-coaching/contract.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { liveSettings } from '../panel/live-settings.ts'
import { allTriggers, triggersAddress } from './read-triggers.ts'

const addressOf = (id: string) => `${triggersAddress}/${encodeURIComponent(id)}`

/** Adds a trigger, or changes the one with this id. The form reports errors. */
export function useSaveTrigger(id: string | null, onSaved: () => void) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (trigger: EditTrigger) =>
			id ? request('PATCH', addressOf(id), trigger) : request('POST', triggersAddress, trigger),
		async onSuccess() {
			toast({ title: id ? 'Trigger saved' : 'Trigger added', tone: 'success' })
			onSaved()
			await refresh(queries)
		},
	})
}

/** Switches a trigger on or off; takes which, and how it is to be. */
export function useSwitchTrigger() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: ({ id, isEnabled }: Pick<Trigger, 'id' | 'isEnabled'>) =>
			request('PATCH', addressOf(id), { isEnabled }),
		onMutate({ id, isEnabled }) {
			queries.setQueryData(allTriggers.queryKey, (known) =>
				known?.map((trigger) => (trigger.id === id ? { ...trigger, isEnabled } : trigger)),
			)
		},
		onError: fail('Trigger not saved'),
		onSettled: () => refresh(queries),
	})
}

/** Deletes a trigger permanently; takes its id. */
export function useDeleteTrigger(onDeleted: () => void) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('DELETE', addressOf(id)),
		async onSuccess() {
			toast({ title: 'Trigger deleted', tone: 'success' })
			onDeleted()
			await refresh(queries)
		},
		onError: fail('Trigger not deleted'),
	})
}

/** The editor, and the panel that listens in this very window. */
function refresh(queries: QueryClient) {
	return Promise.all(
		[allTriggers, liveSettings].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
	)
}

function fail(title: string) {
	return (error: unknown) => {
		toast({ title, description: messageOf(error), tone: 'destructive' })
	}
}
