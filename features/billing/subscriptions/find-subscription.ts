import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { maxSeats } from '../contract.ts'
import type { Payment } from '../provider/open-payment.ts'
import { seats, subscriptions } from '../tables.ts'
import { isOpen } from './standing.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/**
 * The open subscription that a person manages: their own, or, for an administrator, the team's. An administrator who
 * bought a seat for themselves before they were one manages the team's once their own is to end: so that nothing is
 * paid for that no one sees.
 */
export async function findOpen(
	payment: Pick<Payment, 'db' | 'livemode'>,
	person: Person,
): Promise<SubscriptionRow | undefined> {
	const own = and(eq(subscriptions.ownerId, person.id), eq(subscriptions.forTeam, false))
	const [found] = await payment.db
		.select()
		.from(subscriptions)
		.where(and(person.role === 'admin' ? or(own, eq(subscriptions.forTeam, true)) : own, isOpen(payment)))
		.orderBy(
			desc(sql`${own} and ${subscriptions.endsAt} is null`),
			desc(subscriptions.forTeam),
			desc(subscriptions.createdAt),
		)
		.limit(1)
	return found
}

/**
 * A subscription that the person may manage: one for themselves is theirs, one for the team every administrator's,
 * and an administrator may manage any. Throws Problem 404.
 */
export async function findManaged(
	db: Db | Transaction,
	person: Person,
	id: string,
): Promise<SubscriptionRow> {
	const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
	const mayManage = found && (person.role === 'admin' || (!found.forTeam && found.ownerId === person.id))
	if (!found || !mayManage) throw new Problem(404, 'no-such-subscription', 'Subscription not found.')
	return found
}

/** Throws Problem 403 for more than one seat on a subscription that is not for the team. */
export function requireSeatsFor({ forTeam }: Pick<SubscriptionRow, 'forTeam'>, wanted: number): void {
	if (!forTeam && wanted > 1)
		throw new Problem(403, 'one-seat', `Only administrators can buy more than one seat, up to ${maxSeats}.`)
}

/** Who holds a seat, first come first. */
export function listHolders(db: Db | Transaction, subscriptionId: string) {
	return db
		.select({ id: people.id, name: people.name, isActive: sql<boolean>`not ${people.banned}` })
		.from(seats)
		.innerJoin(people, eq(people.id, seats.personId))
		.where(eq(seats.subscriptionId, subscriptionId))
		.orderBy(seats.givenAt)
}
