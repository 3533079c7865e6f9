import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { graceDays } from '../contract.ts'
import type { Payment } from '../provider/open-payment.ts'
import { subscriptions } from '../tables.ts'

type Mode = Pick<Payment, 'livemode'>

/** What the provider calls a subscription that is someone's to manage: neither unpaid from the start nor over. */
const open = ['trialing', 'active', 'past_due', 'unpaid', 'paused']

/** Of what the keys in use made. */
export const isOpen = ({ livemode }: Mode) =>
	and(eq(subscriptions.livemode, livemode), inArray(subscriptions.status, open))

/**
 * Its seats are worth their plan: paid for, on trial, or with a failed renewal for less than the days of grace, in
 * which the provider tries the card again. Of what the keys in use made.
 */
export const isLive = ({ livemode }: Mode) =>
	and(
		eq(subscriptions.livemode, livemode),
		or(
			inArray(subscriptions.status, ['active', 'trialing']),
			and(
				eq(subscriptions.status, 'past_due'),
				gt(subscriptions.pastDueSince, sql`now() - make_interval(days => ${graceDays})`),
			),
		),
	)
