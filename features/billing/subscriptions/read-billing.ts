import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import { type BillingState, graceDays, type Subscription } from '../contract.ts'
import { planOf } from '../plan-of.ts'
import type { Payment } from '../provider/open-payment.ts'
import { findOpen, listHolders, type SubscriptionRow } from './find-subscription.ts'
import { refreshOrders } from './refresh-orders.ts'

/** What a person is on and what they manage; `payment` is null where no provider is configured, and none is asked. */
export async function readBilling(
	{ db, settings }: Pick<Services, 'db' | 'settings'>,
	payment: Payment | null,
	person: Person,
): Promise<BillingState> {
	if (!payment) return { publishableKey: null, plan: null, subscription: null }
	await refreshOrders(payment, person)
	const open = await findOpen(payment, person)
	return {
		publishableKey: payment.settings.publishableKey,
		plan: await planOf(db, settings, person.id),
		subscription: open ? present(open, await listHolders(db, open.id)) : null,
	}
}

function present(row: SubscriptionRow, holders: Subscription['holders']): Subscription {
	const { id, tier, billing, seats, unitAmount, forTeam, status, periodEnd, endsAt, pastDueSince } = row
	const graceEnds = pastDueSince && new Date(pastDueSince.getTime() + graceDays * 24 * 60 * 60 * 1000)
	return {
		id,
		tier,
		billing,
		seats,
		price: (seats * unitAmount) / 100,
		forTeam,
		status,
		renewsAt: periodEnd.toISOString(),
		endsAt: endsAt?.toISOString() ?? null,
		graceEndsAt: graceEnds?.toISOString() ?? null,
		holders,
	}
}
