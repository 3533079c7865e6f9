import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { toast } from '#design/toast.ts'
import {
	Delivery,
	type EditEndpoint,
	Endpoint,
	EndpointWithSecret,
	type NewEndpoint,
} from '#features/integrations/contract.ts'
import { queryOf } from '#platform/browser/query-of.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { messageOf, request, requestJson } from '#platform/browser/request.ts'

const address = '/api/admin/webhooks'
/** Polling interval in milliseconds for the results of messages, while the page is open. */
const lookAgainAfter = 5_000

export const endpoints = queryOptions({
	...queryOf(address, z.array(Endpoint)),
	refetchInterval: lookAgainAfter,
})

/** Messages of an endpoint that are shown at first, for there may be many endpoints, and with each page of more. */
const [few, many] = ['5', '50']

/** The messages to an endpoint, page after page, newest first, with their results. */
export const deliveriesOf = (id: string) =>
	infiniteQueryOptions({
		queryKey: [`${address}/${id}/deliveries`],
		queryFn: ({ queryKey: [log], pageParam, signal }) => {
			const query = new URLSearchParams(pageParam ? { limit: many, cursor: pageParam } : { limit: few })
			return readPage(`${log}?${query}`, Delivery, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		refetchInterval: lookAgainAfter,
	})

/** Sets up an endpoint; its secret is in the answer and nowhere else. */
export function useCreateEndpoint() {
	return useChange((endpoint: NewEndpoint) => requestJson('POST', address, EndpointWithSecret, endpoint))
}

export function useChangeEndpoint(id: string) {
	return useChange((edit: EditEndpoint) => requestJson('PATCH', `${address}/${id}`, Endpoint, edit))
}

/** Gives an endpoint a new secret, which is in the answer and nowhere else. */
export function useRotateSecret(id: string) {
	return useChange(
		() => requestJson('POST', `${address}/${id}/rotate`, EndpointWithSecret),
		'No new secret created',
	)
}

export function useDeleteEndpoint(id: string) {
	return useChange(() => request('DELETE', `${address}/${id}`), 'Webhook not deleted')
}

export function useSendTest(id: string) {
	return useChange(() => request('POST', `${address}/${id}/test`), 'Test not sent')
}

/** Takes the id of the message that is to be sent again. */
export function useSendAgain(id: string) {
	return useChange(
		(deliveryId: string) => request('POST', `${address}/${id}/deliveries/${deliveryId}/send`),
		'Not sent again',
	)
}

/** A change after which everything here is read again; a failure is shown in a toast where it has no other place. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>, failed?: string) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: change,
		onError(error) {
			if (failed) toast({ title: failed, description: messageOf(error), tone: 'destructive' })
		},
		onSettled: () =>
			queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(address) }),
	})
}
