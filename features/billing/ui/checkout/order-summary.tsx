import { Card } from '#design/card.tsx'
import { plans, totalPrice } from '#features/billing/contract.ts'
import { formatDollars, formatNumber } from '#platform/text/format-number.ts'
import { periodOf } from '../describe-plan.ts'
import type { Order } from '../order.ts'

/** What is about to be bought. */
export function OrderSummary({ order }: { order: Order }) {
	const { tier, billing, seats } = order
	const perSeat = formatDollars(totalPrice({ ...order, seats: 1 }))
	return (
		<Card aria-labelledby="order" className="p-6">
			<h2 id="order" className="mb-4 font-semibold text-md">
				Your order
			</h2>
			<dl className="num grid grid-cols-[1fr_auto] gap-y-2.5">
				<dt className="text-muted-foreground">Plan</dt>
				<dd className="text-right font-medium">{plans[tier].title}</dd>
				<dt className="text-muted-foreground">Billed</dt>
				<dd className="text-right">{billing === 'annual' ? 'Every year' : 'Every month'}</dd>
				<dt className="text-muted-foreground">Seats</dt>
				<dd className="text-right">
					{formatNumber(seats)} × {perSeat}
				</dd>
				<dt className="border-t pt-3 font-semibold">Total</dt>
				<dd className="border-t pt-3 text-right font-semibold">
					{formatDollars(totalPrice(order))} a {periodOf(billing)}
				</dd>
			</dl>
			<p className="mt-3 text-muted-foreground text-sm">In US dollars, before tax.</p>
		</Card>
	)
}
