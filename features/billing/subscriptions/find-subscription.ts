import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { maySee } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { maxSeats } from '../contract.ts'
import { seats, subscriptions } from '../tables.ts'
import { isOpen } from './standing.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/**
 * The open subscription that a person manages: their own, or, for an administrator without one, that of another
 * administrator, so that a team is not paid for twice.
 */
export async function findOpen(db: Db, person: Person): Promise<SubscriptionRow | undefined> {
	const own = eq(subscriptions.ownerId, person.id)
	const theirs =
		person.role === 'admin'
			? or(
					own,
					inArray(
						subscriptions.ownerId,
						db.select({ id: people.id }).from(people).where(eq(people.role, 'admin')),
					),
				)
			: own
	const [found] = await db
		.select()
		.from(subscriptions)
		.where(and(theirs, isOpen()))
		.orderBy(desc(sql`${own}`), desc(subscriptions.createdAt))
		.limit(1)
	return found
}

/** A subscription that the person may manage: their own, for an administrator any. Throws Problem 404. */
export async function findManaged(
	db: Db | Transaction,
	person: Person,
	id: string,
): Promise<SubscriptionRow> {
	const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
	if (!found || !maySee(person, found.ownerId))
		throw new Problem(404, 'no-such-subscription', 'There is no such subscription.')
	return found
}

/** Throws Problem 403 where somebody who is no administrator wants more than a seat for themselves. */
export function requireSeatsFor({ role }: Person, wanted: number): void {
	if (role !== 'admin' && wanted > 1)
		throw new Problem(403, 'one-seat', `Only administrators buy more than one seat, up to ${maxSeats}.`)
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
