import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { PracticeSession } from '../contract.ts'
import { practiceSessions } from '../tables.ts'
import { findSession } from './find-session.ts'
import { readSession } from './read-session.ts'

/** Saves a session under a name. Throws Problem 404 for anybody else's and 400 for a name nobody can read. */
export async function renameSession(
	db: Db,
	id: string,
	person: Person,
	name: string,
): Promise<PracticeSession> {
	const title = cleanText(name).trim()
	if (!title) throw new Problem(400, 'bad-name', 'Please enter a name for your role-play session')
	await findSession(db, id, person)
	await db.update(practiceSessions).set({ title }).where(eq(practiceSessions.id, id))
	return readSession(db, id, person)
}
