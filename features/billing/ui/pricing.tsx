import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/segmented.tsx'
import {
	type Billing,
	type BillingState,
	isUnpaid,
	PaidTier,
	type PlanOrder,
	plans,
	type Tier,
	tiers,
} from '#features/billing/contract.ts'
import { billingState } from '#features/billing/ui/billing-state.ts'
import { completeOrder, type Order, storeOrder } from '#features/billing/ui/order.ts'
import { PlanCard } from '#features/billing/ui/plan-card.tsx'
import { SeatStepper } from '#features/billing/ui/seat-stepper.tsx'
import { ChangePlanDialog } from '#features/billing/ui/subscription/change-plan-dialog.tsx'
import { SubscriptionPanel } from '#features/billing/ui/subscription/subscription-panel.tsx'

const billings = [
	{ value: 'monthly', label: 'Monthly' },
	{ value: 'annual', label: 'Annual' },
] as const satisfies { value: Billing; label: string }[]

/**
 * The three plans and what they cost for a team, below the subscription that there is. What is chosen here is what the
 * payment pages fall back to.
 */
export function Pricing() {
	const { data: state } = useQuery(billingState)
	const [chosen, setChosen] = useState<Order | null>(null)
	useEffect(() => {
		if (chosen) storeOrder(chosen)
	}, [chosen])
	// People with a subscription start from it, to change it.
	const { tier, billing, seats } = chosen ?? state?.subscription ?? completeOrder({})
	return (
		<>
			<header className="mx-auto mb-7 max-w-2xl pt-2 text-center">
				<h1 className="font-semibold text-2xl lg:text-3xl">Pay per seat. Start free.</h1>
				<p className="mt-2 text-md text-muted-foreground">
					Every plan scores calls and checks required disclosures.
				</p>
				{state?.plan ? (
					<p className="mt-2 font-medium">
						You are on {plans[state.plan].title}.
						{state.plan !== 'basic' && !state.subscription ? ' You have a seat on your team’s plan.' : null}
					</p>
				) : null}
			</header>
			{state?.subscription ? <SubscriptionPanel subscription={state.subscription} /> : null}
			<div className="mb-8 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
				<div className="flex items-center gap-3">
					<Segmented
						label="Billing"
						value={billing}
						onChange={(value) => setChosen({ tier, seats, billing: value })}
						options={billings}
					/>
					<span className="font-medium text-sm text-tone-text" data-tone="success">
						Three months free<span className="sr-only"> when billed annually</span>
					</span>
				</div>
				<SeatStepper seats={seats} onChange={(value) => setChosen({ tier, billing, seats: value })} />
			</div>
			<PlanCards state={state} billing={billing} seats={seats} />
			<p className="mt-8 text-center text-muted-foreground text-sm">
				Planned features are not available yet. Prices in US dollars, before tax.
			</p>
		</>
	)
}

type PlanCardsProps = { state: BillingState | undefined; billing: Billing; seats: number }

function PlanCards({ state, billing, seats }: PlanCardsProps) {
	const [change, setChange] = useState<Omit<PlanOrder, 'key'> | null>(null)
	const subscription = state?.subscription
	const actionFor = (tier: Tier) => {
		// More seats than the one for oneself are another order, for the team.
		if (!subscription || (!subscription.forTeam && seats > 1)) return undefined
		const isThis =
			subscription.tier === tier && subscription.billing === billing && subscription.seats === seats
		const paid = PaidTier.safeParse(tier)
		if (isThis) return <InsteadOfAction>Your plan</InsteadOfAction>
		if (!paid.success) return <InsteadOfAction>Available after your subscription ends</InsteadOfAction>
		if (isUnpaid(subscription.status))
			return <InsteadOfAction>Available once the last payment is made</InsteadOfAction>
		return (
			<Button
				size="lg"
				variant={tier === 'pro' ? 'primary' : 'outline'}
				className="mt-5 w-full"
				onClick={() => setChange({ tier: paid.data, billing, seats })}
			>
				Change to {plans[tier].title}
			</Button>
		)
	}
	return (
		<>
			<div className="mx-auto grid max-w-272 grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
				{tiers.map((tier) => (
					<PlanCard
						key={tier}
						tier={tier}
						billing={billing}
						seats={seats}
						isRecommended={tier === 'pro'}
						action={actionFor(tier)}
					/>
				))}
			</div>
			{subscription ? (
				<ChangePlanDialog subscription={subscription} change={change} onClose={() => setChange(null)} />
			) : null}
		</>
	)
}

function InsteadOfAction({ children }: { children: string }) {
	return <p className="mt-5 grid h-11 place-items-center text-muted-foreground text-sm">{children}</p>
}
