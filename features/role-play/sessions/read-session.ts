import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { PracticeSession } from '../contract.ts'
import { findSession, readMessages } from './find-session.ts'
import { presentSession } from './present-session.ts'

/** A session of the person's with everything said. Throws Problem 404 for anybody else's. */
export async function readSession(db: Db, id: string, person: Person): Promise<PracticeSession> {
	return presentSession(await findSession(db, id, person), await readMessages(db, id))
}
