import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Person, Session } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { sessions } from '../tables.ts'
import type { Client } from './client.ts'
import { currentSession } from './current-session.ts'
import { endMatchingSessions } from './end-sessions.ts'

/** A person's sessions: the current one first, then the newest. */
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
 * Ends one of the person's own sessions, or all but the current one, and closes their sockets. Throws Problem 404 for an
 * id that is not one of their sessions.
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
		const ended = await endMatchingSessions(context, tx, person.id, chosen)
		if (!ended && which !== 'others')
			throw new Problem(404, 'no-such-session', 'This session has already ended.')
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
