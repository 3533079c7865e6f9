import { useEffect, useState } from 'react'
import { Segmented } from '#design/segmented.tsx'
import { type Billing, tiers } from '#features/billing/contract.ts'
import { completeOrder, type Order, storeOrder } from '#features/billing/ui/order.ts'
import { PlanCard } from '#features/billing/ui/plan-card.tsx'
import { SeatStepper } from '#features/billing/ui/seat-stepper.tsx'

const billings = [
	{ value: 'monthly', label: 'Monthly' },
	{ value: 'annual', label: 'Annual' },
] as const satisfies { value: Billing; label: string }[]

/** The three plans and what they cost for a team. What is chosen here is what the payment pages fall back to. */
export function Pricing() {
	const [order, setOrder] = useState<Order>(() => completeOrder({}))
	useEffect(() => storeOrder(order), [order])
	const { billing, seats } = order
	return (
		<>
			<header className="mx-auto mb-7 max-w-2xl pt-2 text-center">
				<h1 className="font-semibold text-2xl lg:text-3xl">Pay per seat. Start free.</h1>
				<p className="mt-2 text-md text-muted-foreground">
					Every plan scores calls and checks required disclosures.
				</p>
			</header>
			<div className="mb-8 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
				<div className="flex items-center gap-3">
					<Segmented
						label="Billing"
						value={billing}
						onChange={(value) => setOrder({ ...order, billing: value })}
						options={billings}
					/>
					<span className="font-medium text-sm text-tone-text" data-tone="success">
						Three months free<span className="sr-only"> when billed annually</span>
					</span>
				</div>
				<SeatStepper seats={seats} onChange={(value) => setOrder({ ...order, seats: value })} />
			</div>
			<div className="mx-auto grid max-w-272 grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
				{tiers.map((tier) => (
					<PlanCard key={tier} tier={tier} billing={billing} seats={seats} isRecommended={tier === 'pro'} />
				))}
			</div>
			<p className="mt-8 text-center text-muted-foreground text-sm">Prices in US dollars, before tax.</p>
		</>
	)
}
