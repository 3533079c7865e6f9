import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type ChatSession, mostMessages } from '../contract.ts'
import { findSession, readMessages } from './find-session.ts'
import { presentSession } from './present-session.ts'

/** A conversation of the person's with everything said. Throws Problem 404 for anybody else's. */
export async function readSession(db: Db, id: string, person: Person): Promise<ChatSession> {
	return presentSession(await findSession(db, id, person), await readMessages(db, id, mostMessages))
}
