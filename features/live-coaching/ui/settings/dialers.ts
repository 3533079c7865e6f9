import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { toast } from '#design/toast.ts'
import {
	Arrival,
	Dialer,
	type DialerAgent,
	type EditDialer,
	TestCall,
} from '#features/live-coaching/contract.ts'
import { Employee } from '#features/people/contract.ts'
import { queryOf } from '#platform/browser/query-of.ts'
import { messageOf, request, requestJson } from '#platform/browser/request.ts'

const address = '/api/admin/dialers'
/** Milliseconds after which it is looked again whether an event came, while the page is open. */
const lookAgainAfter = 10_000

/** The dialers that are set up, the oldest first. */
export const dialers = queryOptions({
	...queryOf(address, z.array(Dialer)),
	refetchInterval: lookAgainAfter,
})

/** Whom the agents of a dialer can be, by name. */
export const people = queryOptions({
	...queryOf('/api/employees', z.array(Employee)),
	staleTime: 60_000,
})

/** The newest calls of a dialer whose recording was looked for and did not come. */
export const missingRecordings = (id: string) =>
	queryOf(`${address}/${id}/arrivals?arrival=given_up`, z.array(Arrival))

/** Sets up a dialer where `id` is null, changes it otherwise. */
export function useSaveDialer(id: string | null, onSaved: () => void) {
	const keep = useKeepDialer()
	return useMutation({
		async mutationFn(edit: EditDialer) {
			return id ? send('PATCH', `/${id}`, edit) : send('POST', '', edit)
		},
		onSuccess(dialer) {
			keep(dialer)
			toast({ title: id ? 'Dialer saved' : 'Dialer added', tone: 'success' })
			onSaved()
		},
	})
}

/** Says who the agents of a dialer are: takes all of them. */
export function useMapAgents(id: string) {
	const keep = useKeepDialer()
	return useMutation({
		mutationFn: (agents: DialerAgent[]) => send('PUT', `/${id}/agents`, agents),
		onSuccess: keep,
		onError: fail('Agents not saved'),
	})
}

/** Gives a dialer new addresses. */
export function useRotateSecret(id: string) {
	const keep = useKeepDialer()
	return useMutation({
		mutationFn: () => send('POST', `/${id}/rotate`),
		onSuccess(dialer) {
			keep(dialer)
			toast({
				title: 'New secret created',
				description: 'Paste the new addresses into the dialer.',
				tone: 'success',
			})
		},
		onError: fail('No new secret created'),
	})
}

/** Erases a dialer. */
export function useDeleteDialer(id: string) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: () => request('DELETE', `${address}/${id}`),
		onSuccess() {
			queries.setQueryData(dialers.queryKey, (known) => known?.filter((dialer) => dialer.id !== id))
			toast({ title: 'Dialer deleted', tone: 'success' })
		},
		onError: fail('Dialer not deleted'),
	})
}

/** Looks once more for the recording of a call; takes the id of its arrival. */
export function useLookAgain(id: string) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (arrivalId: string) => request('POST', `${address}/${id}/arrivals/${arrivalId}/again`),
		onSuccess(_answer, arrivalId) {
			queries.setQueryData(missingRecordings(id).queryKey, (known) =>
				known?.filter((call) => call.id !== arrivalId),
			)
			toast({
				title: 'Looking for the recording again',
				description: 'If it doesn’t arrive within 21 minutes, it’s listed here again.',
				tone: 'success',
			})
		},
		onError: fail('Couldn’t look for the recording'),
	})
}

/** Begins a call on the administrator's own panel. */
export function useTestCall(id: string) {
	return useMutation({
		mutationFn: () => requestJson('POST', `${address}/${id}/test-call`, TestCall, {}),
	})
}

function send(method: string, path: string, body?: unknown): Promise<Dialer> {
	return requestJson(method, `${address}${path}`, Dialer, body)
}

/** Shows a dialer as the server answered it; an answer to an older question does not replace it. */
function useKeepDialer() {
	const queries = useQueryClient()
	return async (dialer: Dialer) => {
		await queries.cancelQueries({ queryKey: dialers.queryKey })
		queries.setQueryData(dialers.queryKey, (known = []) =>
			known.some(({ id }) => id === dialer.id)
				? known.map((each) => (each.id === dialer.id ? dialer : each))
				: [...known, dialer],
		)
	}
}

function fail(title: string) {
	return (error: unknown) => {
		toast({ title, description: messageOf(error), tone: 'destructive' })
	}
}
