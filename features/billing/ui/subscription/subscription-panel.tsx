import { CreditCard, Users } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { isUnpaid, type Subscription } from '#features/billing/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatDate } from '#platform/browser/format-time.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { describePlan, formatSeats } from '../describe-plan.ts'
import { SeatsDialog } from './seats-dialog.tsx'
import { usePortal, useSubscriptionChange } from './use-subscription-change.ts'

/** The subscription that the person manages: what it is, what is open, and what can be done with it. */
export function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
	const { seats, holders, status, renewsAt, endsAt } = subscription
	return (
		<Card aria-labelledby="subscription" className="mx-auto mb-8 max-w-272 p-6">
			<UnpaidNotice subscription={subscription} />
			<div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
				<div>
					<h2 id="subscription" className="flex flex-wrap items-center gap-2 font-semibold text-md">
						Your subscription
						{endsAt ? <Badge tone="warning">Ends {formatDate(endsAt)}</Badge> : null}
					</h2>
					<p className="num mt-1">{describePlan(subscription)}</p>
					<p className="num mt-1 text-muted-foreground text-sm">
						{endsAt ? 'It won’t renew. Until then, nothing changes. ' : null}
						{endsAt || isUnpaid(status) ? null : `Renews on ${formatDate(renewsAt)}. `}
						{formatNumber(holders.length)} of {formatSeats(seats)} assigned.
					</p>
				</div>
				<Actions subscription={subscription} />
			</div>
		</Card>
	)
}

function Actions({ subscription }: { subscription: Subscription }) {
	const { role } = usePerson()
	const { id, endsAt, renewsAt } = subscription
	const [areSeatsOpen, setAreSeatsOpen] = useState(false)
	const portal = usePortal()
	const change = useSubscriptionChange(id)
	return (
		<div className="flex flex-wrap gap-2">
			{role === 'admin' ? (
				<>
					<Button variant="outline" onClick={() => setAreSeatsOpen(true)}>
						<Users className="size-4" aria-hidden="true" />
						Assign seats
					</Button>
					<SeatsDialog
						subscription={subscription}
						open={areSeatsOpen}
						onClose={() => setAreSeatsOpen(false)}
					/>
				</>
			) : null}
			<Button variant="outline" disabled={portal.isPending} onClick={() => portal.mutate()}>
				<CreditCard className="size-4" aria-hidden="true" />
				Card and invoices
			</Button>
			{endsAt ? (
				<Button
					disabled={change.isPending}
					onClick={() => change.mutate({ action: 'resume', done: 'Subscription resumed' })}
				>
					Resume subscription
				</Button>
			) : (
				<ConfirmDialog
					title="Cancel the subscription?"
					text={`It ends on ${formatDate(renewsAt)}. Until then, everyone with a seat keeps the plan, and you can resume it.`}
					action="Cancel subscription"
					onConfirm={() => change.mutate({ action: 'cancel', done: 'Subscription canceled' })}
				>
					<Button variant="destructive-ghost" disabled={change.isPending}>
						Cancel subscription
					</Button>
				</ConfirmDialog>
			)}
		</div>
	)
}

/** A renewal that was not paid, and until when that changes nothing. */
function UnpaidNotice({ subscription: { status, graceEndsAt } }: { subscription: Subscription }) {
	const portal = usePortal()
	if (!isUnpaid(status)) return null
	const ends = graceEndsAt ? new Date(graceEndsAt) : null
	const isStillOn = ends !== null && ends.getTime() > Date.now()
	return (
		<Alert tone="failed" className="mb-5">
			<p className="font-medium">The last payment failed.</p>
			<p className="mt-0.5">
				{isStillOn
					? `Nothing changes until ${formatDate(ends)}. After that, everyone with a seat is on Basic until it’s paid.`
					: 'Everyone with a seat is on Basic until it’s paid.'}
			</p>
			<Button
				variant="outline"
				size="sm"
				className="mt-2"
				disabled={portal.isPending}
				onClick={() => portal.mutate()}
			>
				Pay or update the card
			</Button>
		</Alert>
	)
}
