import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toast } from '#design/toast.ts'
import { OrderedPlan, type PlanOrder } from '#features/billing/contract.ts'
import { messageOf, requestJson } from '#platform/browser/request.ts'
import { useOrderKey } from '../order-key.ts'
import { notInitialized, type PaymentTexts } from './payment-texts.ts'
import { forgetPayment, rememberPayment, stillAtIt } from './report-payment-outcome.ts'

/** After a payment, milliseconds until the dashboard. */
const leaveAfter = 2_000

export type PaymentStatus = 'idle' | 'processing' | 'paid'

/**
 * Pays for an order: the server orders it and says by which secret it is paid, the provider's form pays. `isReady`
 * says whether the form can be filled in. Errors are shown as a toast and stays in `problem`; the form keeps
 * what was typed.
 */
export function usePayment(order: Omit<PlanOrder, 'key'>, texts: PaymentTexts, isReady: boolean) {
	const stripe = useStripe()
	const elements = useElements()
	const navigate = useNavigate()
	const [status, setStatus] = useState<PaymentStatus>('idle')
	const [problem, setProblem] = useState<string | null>(null)
	// Tried again on this page, it is the same order: it is never paid for twice.
	const { key, renewAfter } = useOrderKey()

	useEffect(() => {
		if (status !== 'paid') return
		const leaving = setTimeout(() => navigate({ to: '/dashboard' }), leaveAfter)
		return () => clearTimeout(leaving)
	}, [status, navigate])

	const fail = (title: string, message: string) => {
		setStatus('idle')
		setProblem(message)
		toast({ title, description: message, tone: 'destructive' })
	}

	async function pay() {
		if (!stripe || !elements || !isReady) return fail(texts.wentWrong, notInitialized)
		setStatus('processing')
		setProblem(null)
		const { error: incomplete } = await elements.submit()
		// The form itself says which of its fields is missing something.
		if (incomplete) return setStatus('idle')
		const { clientSecret } = await orderPlan({ ...order, key })
		let isOnItsWay = false
		if (clientSecret !== null) {
			rememberPayment(texts)
			const { error, paymentIntent } = await stripe
				.confirmPayment({
					elements,
					clientSecret,
					confirmParams: { return_url: `${location.origin}/dashboard` },
					redirect: 'if_required',
				})
				.finally(forgetPayment)
			if (error) return fail(texts.failed, error.message ?? 'The payment didn’t go through.')
			isOnItsWay = paymentIntent.status === 'processing'
		}
		setStatus('paid')
		if (isOnItsWay) toast({ title: texts.onItsWay, description: stillAtIt })
		else toast({ title: texts.succeeded, tone: 'success' })
	}

	function failToOrder(error: unknown) {
		renewAfter(error)
		fail(texts.wentWrong, messageOf(error))
	}

	return { status, problem, pay: () => pay().catch(failToOrder) }
}

function orderPlan(order: PlanOrder): Promise<OrderedPlan> {
	return requestJson('POST', '/api/billing/subscriptions', OrderedPlan, order)
}
