import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { type Billing, plans, type Tier, totalPrice } from '#features/billing/contract.ts'
import { formatSeats, periodOf } from '#features/billing/ui/describe-plan.ts'
import { formatDollars } from '#features/billing/ui/money.ts'

type PlanCardProps = {
	tier: Tier
	billing: Billing
	seats: number
	isRecommended: boolean
	/** What can be done with the plan, instead of choosing it. */
	action?: ReactNode
}

export function PlanCard({ tier, billing, seats, isRecommended, action }: PlanCardProps) {
	const titleId = useId()
	const plan = plans[tier]
	const price = plan.price[billing]
	const isFree = price === 0
	return (
		<Card
			aria-labelledby={titleId}
			className={classNames('flex flex-col p-6', isRecommended && 'border-primary shadow-raised')}
		>
			<h2 id={titleId} className="font-semibold text-lg">
				{plan.title}
			</h2>
			<p className="mt-1 text-muted-foreground">{plan.text}</p>
			<p className="mt-5 flex items-baseline gap-1.5">
				<span className="num font-semibold text-3xl">{formatDollars(price)}</span>
				<span className="text-muted-foreground">per seat{isFree ? '' : `, per ${periodOf(billing)}`}</span>
			</p>
			<p className="num mt-1 text-muted-foreground text-sm">
				{formatDollars(totalPrice({ tier, billing, seats }))} a {periodOf(billing)} for {formatSeats(seats)}
			</p>
			{action ?? (
				<Button asChild size="lg" variant={isRecommended ? 'primary' : 'outline'} className="mt-5 w-full">
					<Link to={isFree ? '/subscribe' : '/checkout'} search={{ tier, billing, seats }}>
						{isFree ? 'Start free' : `Choose ${plan.title}`}
					</Link>
				</Button>
			)}
			<p className="mt-6 mb-3 font-semibold text-sm">{plan.featuresTitle}</p>
			<ul className="space-y-2.5">
				{plan.features.map((feature) => (
					<li key={feature} className="grid grid-cols-[1rem_1fr] gap-x-2.5">
						<Check className="mt-[3px] size-4 text-link" aria-hidden="true" />
						<span>{feature}</span>
					</li>
				))}
			</ul>
		</Card>
	)
}
