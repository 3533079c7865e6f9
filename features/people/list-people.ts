import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Person } from './contract.ts'
import { readPerson } from './read-session.ts'
import { people } from './tables.ts'

/** Everybody who can sign in, by name. */
export async function listPeople(db: Db): Promise<Person[]> {
	const { id, name, username, role } = people
	const rows = await db
		.select({ id, name, username, role })
		.from(people)
		.where(and(eq(people.banned, false), isNotNull(username)))
		.orderBy(asc(name), asc(id))
	return rows.map(readPerson)
}
