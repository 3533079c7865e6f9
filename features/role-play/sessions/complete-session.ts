import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { PracticeSession } from '../contract.ts'
import type { rateSession } from '../judge/index.ts'
import { orderJudgment } from '../model-judge/order-judgment.ts'
import { rating as ratingPractice } from '../practice-tasks.ts'
import { practiceSessions } from '../tables.ts'
import { activeSeconds } from './active-seconds.ts'
import { findSession, lockSession, readMessages, type SessionRow } from './find-session.ts'
import { presentSession } from './present-session.ts'
import { playOf } from './take-turn.ts'

/**
 * Ends the practice call and rates it; a language model, where there is one, judges it afterwards. Completed twice, it answers the same. Throws Problem 404 for anybody else's.
 */
export async function completeSession(
	services: Services,
	id: string,
	person: Person,
): Promise<PracticeSession> {
	const { db, threads } = services
	for (;;) {
		// Rated before the transaction, which nobody should wait for, and again if it went on meanwhile.
		const before = await findSession(db, id, person)
		const heard = await readMessages(db, id)
		if (before.status === 'completed') return presentSession(before, heard)
		const rating = await threads.run(ratingPractice, playOf(before, heard), { person: person.id })
		const completed = await db.transaction(async (tx) => {
			const session = await lockSession(tx, id, person)
			const messages = await readMessages(tx, id)
			if (session.status === 'completed') return presentSession(session, messages)
			if (messages.length !== heard.length) return null
			const rated = await complete(tx, session, rating)
			const modelJudgment = await orderJudgment(services, tx, rated)
			return presentSession({ ...rated, modelJudgment }, messages)
		})
		if (completed) return completed
	}
}

async function complete(tx: Transaction, session: SessionRow, rated: ReturnType<typeof rateSession>) {
	const now = changeTime()
	const [completed] = await tx
		.update(practiceSessions)
		.set({
			...rated,
			status: 'completed',
			completedAt: now,
			activeAt: now,
			activeSeconds: activeSeconds(session, now),
		})
		.where(eq(practiceSessions.id, session.id))
		.returning()
	return completed ?? session
}
