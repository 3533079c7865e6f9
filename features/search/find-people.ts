import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { type FoundPerson, mostFound } from './contract.ts'
import type { Typed } from './read-typed.ts'

/** For administrators, who works here and has each typed word in their name or title; for anyone else no one. */
export async function findPeople(db: Db, person: Person, { words }: Typed): Promise<FoundPerson[]> {
	if (person.role !== 'admin') return []
	const { id, name, username, title, role, isManager, banned } = people
	const named = words.map((word) => sql`concat_ws(' ', ${name}, ${username}, ${title}) ~* ${`\\m${word}`}`)
	const rows = await db
		.select({ id, name, role, isManager })
		.from(people)
		.where(and(eq(banned, false), isNotNull(username), ...named))
		.orderBy(asc(name), asc(id))
		.limit(mostFound)
	return rows.map(({ role, isManager, ...row }) => ({
		...row,
		role: role === 'admin' ? 'admin' : isManager ? 'manager' : 'rep',
	}))
}
