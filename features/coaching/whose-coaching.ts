import { eq, type SQL } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { readEmployee, requireAdmin } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Whose coaching is read: a rep's own; for an administrator that of `personId`, or of all who work here. Throws Problem
 * 403 for someone else's, 404 where there is no one by that id.
 */
export async function whoseCoaching(db: Db, asker: Person, personId: string | undefined): Promise<SQL> {
	if (personId !== undefined && personId !== asker.id) {
		requireAdmin(asker)
		await readEmployee(db, personId)
	}
	const whose = personId ?? (asker.role === 'admin' ? null : asker.id)
	return whose === null ? eq(people.banned, false) : eq(people.id, whose)
}
