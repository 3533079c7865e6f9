import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { PaidTier, type Tier } from './contract.ts'
import { isLivemode } from './provider/open-payment.ts'
import { isLive } from './subscriptions/standing.ts'
import { seats, subscriptions } from './tables.ts'

/**
 * The plan a person is on: the best of the subscriptions that are paid for, or within seven days of a failed renewal,
 * or in which they have a seat; else Basic. Null where no one pays for anything and nothing is limited.
 */
export async function planOf(
	db: Db | Transaction,
	{ payment }: Pick<Settings, 'payment'>,
	personId: string,
): Promise<Tier | null> {
	if (!payment) return null
	const held = await db
		.select({ tier: subscriptions.tier })
		.from(seats)
		.innerJoin(subscriptions, eq(subscriptions.id, seats.subscriptionId))
		.where(and(eq(seats.personId, personId), isLive({ livemode: isLivemode(payment.secretKey) })))
	return PaidTier.options.findLast((tier) => held.some((seat) => seat.tier === tier)) ?? 'basic'
}
