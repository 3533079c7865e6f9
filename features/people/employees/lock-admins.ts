import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { people } from '../tables.ts'

/**
 * The ids of all active administrators. They stay locked until the transaction ends: two who would take this role from
 * one another, or give it up, at the same moment take turns.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
	const admins = await tx
		.select({ id: people.id })
		.from(people)
		.where(and(eq(people.role, 'admin'), eq(people.banned, false)))
		.orderBy(asc(people.id))
		.for('update')
	return admins.map(({ id }) => id)
}
