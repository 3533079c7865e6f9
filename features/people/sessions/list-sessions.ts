import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Person, Session } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { sessions } from '../tables.ts'
import type { Client } from './client.ts'
import { currentSession } from './current-session.ts'
import { endSome } from './end-sessions.ts'

/** Where somebody is signed in, this browser first and then the newest. */
export async function listSessions(
	context: PeopleContext,
	person: Person,
	client: Client,
): Promise<Session[]> {
	const current = await currentSession(context, client)
	const rows = await context.db
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, new Date())))
		.orderBy(desc(sessions.createdAt))
	const listed = rows.map(({ id, createdAt, ipAddress, userAgent, isSingleSignOn }) => ({
		id,
		startedAt: createdAt.toISOString(),
		address: ipAddress || null,
		program: userAgent || null,
		isSingleSignOn,
		isCurrent: id === current,
	}))
	return listed.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/**
 * Ends sessions of one's own: that with this id, or all but the one that asks. Their sockets close. Throws Problem 404 for an id that is none of theirs.
 */
export async function endOwnSessions(
	context: PeopleContext,
	person: Person,
	which: { id: string } | 'others',
	client: Client,
): Promise<number> {
	const current = which === 'others' ? await currentSession(context, client) : null
	return context.db.transaction(async (tx) => {
		const chosen = which === 'others' ? ne(sessions.id, current ?? '') : eq(sessions.id, which.id)
		const ended = await endSome(context, tx, person.id, chosen)
		if (!ended && which !== 'others')
			throw new Problem(404, 'no-such-session', 'This session has ended already.')
		if (!ended) return 0
		await context.recordFact(tx, {
			personId: person.id,
			action: 'sessions.ended',
			subjectId: person.id,
			details: { sessions: ended },
		})
		return ended
	})
}
