import { Link } from '@tanstack/react-router'
import { Check, Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { type Billing, plannedFeatures, plans, type Tier, totalPrice } from '#features/billing/contract.ts'
import { formatSeats, periodOf } from '#features/billing/ui/describe-plan.ts'
import { formatDollars } from '#platform/text/format-number.ts'

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
					<Feature key={feature} feature={feature} />
				))}
			</ul>
		</Card>
	)
}

function Feature({ feature }: { feature: string }) {
	const isPlanned = plannedFeatures.includes(feature)
	const Mark = isPlanned ? Clock : Check
	return (
		<li className="grid grid-cols-[1rem_1fr] gap-x-2.5">
			<Mark
				className={classNames('mt-[3px] size-4', isPlanned ? 'text-muted-foreground' : 'text-link')}
				aria-hidden="true"
			/>
			<span className={isPlanned ? 'text-muted-foreground' : undefined}>
				{feature}
				{isPlanned ? <Badge className="ml-2">Planned</Badge> : null}
			</span>
		</li>
	)
}
