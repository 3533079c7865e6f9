import { Elements, PaymentElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { type PlanOrder, totalPrice } from '#features/billing/contract.ts'
import { formatDollars } from '#platform/text/format-number.ts'
import { periodOf } from '../describe-plan.ts'
import { formLook } from './form-look.ts'
import type { PaymentTexts } from './payment-texts.ts'
import { usePayment } from './use-payment.ts'
import { useStripeScript } from './use-stripe-script.ts'

type FormProps = { order: Omit<PlanOrder, 'key'>; texts: PaymentTexts }

/** Where a card is typed in and an order is paid; the fields are the provider's own, in a frame of its own. */
export function PaymentForm({ publishableKey, ...form }: FormProps & { publishableKey: string }) {
	const { stripe, hasFailed, retry } = useStripeScript(publishableKey)
	const [look] = useState(formLook)
	const amount = totalPrice(form.order) * 100
	return (
		<Card className="p-6">
			<h2 className="mb-4 font-semibold text-md">Payment</h2>
			{hasFailed ? (
				<LoadFailure className="mb-4" onRetry={retry}>
					The payment form couldn’t load. An ad blocker or your network may be blocking it.
				</LoadFailure>
			) : null}
			<Elements stripe={stripe} options={{ mode: 'subscription', amount, currency: 'usd', appearance: look }}>
				<Fields {...form} isLoading={!stripe && !hasFailed} />
			</Elements>
		</Card>
	)
}

function Fields({ order, texts, isLoading }: FormProps & { isLoading: boolean }) {
	const [isReady, setIsReady] = useState(false)
	const { status, problem, pay } = usePayment(order, texts, isReady)
	const period = periodOf(order.billing)
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				if (status === 'idle') pay()
			}}
		>
			{isLoading ? (
				<Loading label="Loading the payment form" className="space-y-3">
					<Skeleton className="h-11" />
					<Skeleton className="h-11" />
				</Loading>
			) : null}
			<PaymentElement
				options={{ layout: 'tabs' }}
				onReady={() => setIsReady(true)}
				onLoadError={() => setIsReady(false)}
			/>
			{problem ? (
				<Alert tone="failed" className="mt-4">
					{problem}
				</Alert>
			) : null}
			<Button type="submit" size="lg" className="mt-5 w-full" disabled={status !== 'idle'}>
				{status === 'idle' ? `Pay ${formatDollars(totalPrice(order))} a ${period}` : null}
				{status === 'processing' ? 'Processing…' : null}
				{status === 'paid' ? 'Paid. Taking you to the dashboard…' : null}
			</Button>
			<p className="mt-3 text-muted-foreground text-sm">
				Your card details go only to the payment provider. The plan renews every {period} until you cancel it
				under Plans and billing.
			</p>
		</form>
	)
}
