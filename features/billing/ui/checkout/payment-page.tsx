import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { billingState } from '../billing-state.ts'
import { completeOrder, type Order, type OrderSearch } from '../order.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import { type PaymentTexts, paymentTexts } from './payment-texts.ts'

type PaymentPageProps = { page: keyof typeof paymentTexts; search: OrderSearch }

/** A page on which a plan is paid for: what is bought, and how, or why it cannot be. */
export function PaymentPage({ page, search }: PaymentPageProps) {
	const texts = paymentTexts[page]
	const order = completeOrder(search)
	return (
		<div className="mx-auto max-w-4xl">
			<PageHeader
				title={texts.title}
				actions={
					<Button asChild variant="outline">
						<Link to="/pricing">
							<ArrowLeft className="size-4" aria-hidden="true" />
							Back to Pricing
						</Link>
					</Button>
				}
			/>
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<OrderSummary order={order} />
				<PaymentPart order={order} texts={texts} />
			</div>
		</div>
	)
}

function PaymentPart({ order, texts }: { order: Order; texts: PaymentTexts }) {
	const { role } = usePerson()
	const { data: state, error, refetch } = useQuery(billingState)
	if (!state && error) return <LoadFailure onRetry={() => refetch()}>{messageOf(error)}</LoadFailure>
	if (!state)
		return (
			<Loading label="Loading the payment form">
				<Skeleton className="h-64" />
			</Loading>
		)
	if (state.publishableKey === null)
		return (
			<Alert tone="warning">
				Payment processing is not configured. Please contact support to enable payments.
			</Alert>
		)
	const { tier } = order
	if (tier === 'basic') return <NothingToPay />
	const open = state.subscription
	if (open && role === 'admin' && !open.forTeam && !open.endsAt)
		return (
			<Alert>
				You already pay for your own seat. Cancel it on the pricing page, then order for your team.
			</Alert>
		)
	if (open && (open.forTeam || role !== 'admin'))
		return <Alert>You already have a subscription. Change its plan and seats on the pricing page.</Alert>
	if (role !== 'admin' && order.seats > 1)
		return (
			<Alert tone="warning">
				<p>Only administrators can buy more than one seat.</p>
				<Button asChild variant="outline" size="sm" className="mt-2">
					<Link to="." search={{ ...order, seats: 1 }}>
						Buy a seat for yourself
					</Link>
				</Button>
			</Alert>
		)
	return <PaymentForm publishableKey={state.publishableKey} order={{ ...order, tier }} texts={texts} />
}

function NothingToPay() {
	return (
		<Card className="p-6">
			<h2 className="font-semibold text-md">Nothing to pay</h2>
			<p className="mt-1 text-muted-foreground">
				Basic is free. Everyone without a seat on a paid plan is already on it.
			</p>
			<Button asChild className="mt-4">
				<Link to="/dashboard">Go to the dashboard</Link>
			</Button>
		</Card>
	)
}
