import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { ChatSession } from '../contract.ts'
import { chatSessions } from '../tables.ts'
import { findSession } from './find-session.ts'
import { readSession } from './read-session.ts'
import { readTitle } from './read-title.ts'

/** Gives a conversation a name. Throws Problem 404 for anyone else's and 400 for a name no one can read. */
export async function renameSession(db: Db, id: string, person: Person, name: string): Promise<ChatSession> {
	const title = readTitle(name)
	await findSession(db, id, person)
	await db.update(chatSessions).set({ title, updatedAt: new Date() }).where(eq(chatSessions.id, id))
	return readSession(db, id, person)
}
