import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import { BillingPortal, BillingState, type PlanOrder } from '#features/billing/contract.ts'
import { messageOf, parseAnswer, RequestError, request, requestJson } from '#platform/browser/request.ts'
import { billingState } from '../billing-state.ts'

/** Changes to a subscription as the request states them, with the success message of each. */
type Change =
	| { action: 'cancel' | 'resume'; done: string }
	| { action: 'seats'; personIds: string[]; done: string }
	| { action: 'plan'; order: PlanOrder; done: string }

/**
 * Changes a subscription; the result is shown immediately. A failure is shown in a toast and stays in `error`: only a refusal
 * is sure to have changed nothing.
 */
export function useSubscriptionChange(id: string, onDone: () => void = () => {}) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: async (change: Change) => parseAnswer(await send(id, change), BillingState),
		onSuccess(state, { done }) {
			queries.setQueryData(billingState.queryKey, state)
			toast({ title: done, tone: 'success' })
			onDone()
		},
		onError(error) {
			const isRefused = error instanceof RequestError && error.status < 500
			const title = isRefused ? 'No changes made' : 'Couldn’t confirm the change'
			toast({ title, description: messageOf(error), tone: 'destructive' })
			if (!isRefused) queries.invalidateQueries(billingState)
		},
	})
}

function send(id: string, change: Change): Promise<Response> {
	const address = `/api/billing/subscriptions/${encodeURIComponent(id)}`
	switch (change.action) {
		case 'plan':
			return request('PATCH', address, change.order)
		case 'seats':
			return request('PUT', `${address}/seats`, { personIds: change.personIds })
		default:
			return request('POST', `${address}/${change.action}`)
	}
}

/** Leads to the page of the provider's on which the card is changed and invoices are read. */
export function usePortal() {
	return useMutation({
		mutationFn: () => requestJson('POST', '/api/billing/portal', BillingPortal),
		onSuccess: ({ url }) => location.assign(url),
		onError: (error) =>
			toast({
				title: 'Couldn’t open the billing page',
				description: messageOf(error),
				tone: 'destructive',
			}),
	})
}
