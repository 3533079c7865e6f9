import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { isTier, plans, totalPrice } from '#features/billing/contract.ts'
import { formatDollars } from '#features/billing/ui/money.ts'
import { completeOrder, type OrderSearch } from '#features/billing/ui/order.ts'

/** A payment page while no payment provider is set up: what would be paid for, and that it cannot be paid yet. */
export function PaymentOff({ title, search }: { title: string; search: OrderSearch }) {
	const order = completeOrder(search)
	const { tier, billing, seats } = order
	return (
		<Card className="mx-auto max-w-xl p-6">
			<h1 className="font-semibold text-lg">{title}</h1>
			<p className="num mt-1 text-muted-foreground">
				{isTier(tier) ? plans[tier].title : 'Plan'}, {billing}, {seats.toLocaleString('en-US')}{' '}
				{seats === 1 ? 'seat' : 'seats'}, {formatDollars(totalPrice(order))}
			</p>
			<Alert tone="warning" className="mt-4">
				Payment processing is not configured. Please contact support to enable payments.
			</Alert>
			<Button asChild variant="outline" className="mt-4">
				<Link to="/pricing">
					<ArrowLeft className="size-4" aria-hidden="true" />
					Back to Pricing
				</Link>
			</Button>
		</Card>
	)
}
