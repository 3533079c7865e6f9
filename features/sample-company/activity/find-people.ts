import { eq } from 'drizzle-orm'
import { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'

export async function personNamed(db: Db, username: string) {
	const [row] = await db.select().from(people).where(eq(people.username, username))
	return Person.parse(row)
}

export async function personWithId(db: Db, id: string) {
	const [row] = await db.select().from(people).where(eq(people.id, id))
	return Person.parse(row)
}
