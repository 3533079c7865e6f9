import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { seats, subscriptions } from '../tables.ts'
import { findManaged, listHolders } from './find-subscription.ts'

/**
 * Gives the seats of a subscription to these people and to no one else. Throws Problem 403 unless the person is an
 * administrator, 404 for an unknown subscription, 409 `too-many` for more people than seats, 400 `not-active` when
 * someone new does not work here.
 */
export async function assignSeats(db: Db, person: Person, id: string, personIds: string[]): Promise<void> {
	requireAdmin(person)
	const wanted = [...new Set(personIds)]
	await db.transaction(async (tx) => {
		// Without the lock, two administrators could assign more seats than there are.
		await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
		const { seats: paid } = await findManaged(tx, person, id)
		if (wanted.length > paid)
			throw new Problem(
				409,
				'too-many',
				`You have ${paid} seats for ${wanted.length} people. Buy more seats first.`,
			)
		const held = (await listHolders(tx, id)).map((holder) => holder.id)
		const added = wanted.filter((personId) => !held.includes(personId))
		await requireActive(tx, added)
		await tx
			.delete(seats)
			.where(
				and(eq(seats.subscriptionId, id), wanted.length ? notInArray(seats.personId, wanted) : undefined),
			)
		if (added.length)
			await tx.insert(seats).values(added.map((personId) => ({ subscriptionId: id, personId })))
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'seats.assigned',
			subjectId: id,
			details: { given: added.length, taken: held.filter((holder) => !wanted.includes(holder)).length },
		})
	})
}

async function requireActive(tx: Transaction, ids: string[]) {
	if (ids.length === 0) return
	const active = await tx
		.select({ id: people.id })
		.from(people)
		.where(and(inArray(people.id, ids), eq(people.banned, false)))
	if (active.length < ids.length)
		throw new Problem(400, 'not-active', 'Only people with an active account can have a seat.')
}
