import { queryOptions } from '@tanstack/react-query'
import { BillingState } from '#features/billing/contract.ts'
import { readJson } from '#platform/browser/request.ts'

export const billingAddress = '/api/billing'

/** Whether anything can be paid for, what the person is on, and the subscription that they manage. */
export const billingState = queryOptions({
	queryKey: [billingAddress],
	queryFn: ({ signal }) => readJson(billingAddress, BillingState, signal),
})
