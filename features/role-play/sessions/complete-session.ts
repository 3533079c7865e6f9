import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { PracticeSession } from '../contract.ts'
import { rateSession } from '../judge/index.ts'
import { practiceSessions } from '../tables.ts'
import { activeSeconds } from './active-seconds.ts'
import { lockSession, readMessages } from './find-session.ts'
import { presentSession } from './present-session.ts'
import { playOf } from './take-turn.ts'

/** Ends the practice call and rates it. Completed twice, it answers the same. Throws Problem 404 for anybody else's. */
export function completeSession(db: Db, id: string, person: Person): Promise<PracticeSession> {
	return db.transaction(async (tx) => {
		const session = await lockSession(tx, id, person)
		const messages = await readMessages(tx, id)
		if (session.status === 'completed') return presentSession(session, messages)
		const now = new Date()
		const seconds = activeSeconds(session, now)
		const [completed] = await tx
			.update(practiceSessions)
			.set({
				...rateSession(playOf(session, messages)),
				status: 'completed',
				completedAt: now,
				activeAt: now,
				activeSeconds: seconds,
			})
			.where(eq(practiceSessions.id, id))
			.returning()
		return presentSession(completed ?? session, messages)
	})
}
