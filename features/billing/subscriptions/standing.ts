import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { graceDays } from '../contract.ts'
import { subscriptions } from '../tables.ts'

/** What the provider calls a subscription that is somebody's to manage: neither unpaid from the start nor over. */
const open = ['trialing', 'active', 'past_due', 'unpaid', 'paused']

export const isOpen = () => inArray(subscriptions.status, open)

/**
 * Its seats are worth their plan: paid for, on trial, or with a failed renewal for less than the days of grace, in
 * which the provider tries the card again.
 */
export const isLive = () =>
	or(
		inArray(subscriptions.status, ['active', 'trialing']),
		and(
			eq(subscriptions.status, 'past_due'),
			gt(subscriptions.pastDueSince, sql`now() - make_interval(days => ${graceDays})`),
		),
	)
