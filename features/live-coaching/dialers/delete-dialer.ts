import { and, eq, isNotNull } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { holdCalls } from '../calls/hold-calls.ts'
import { announceEnd } from '../calls/known-call.ts'
import { dialers, liveCalls } from '../tables.ts'
import { findDialer } from './present-dialer.ts'

/**
 * Erases a dialer with its agents and what it told of calls; their recordings stay. Throws Problem 404, and 409 while
 * one of those is under a legal hold: what is known of it stays too.
 */
export async function deleteDialer(services: Services, person: Person, id: string) {
	await findDialer(services.db, id)
	await requireNothingHeld(services.db, id)
	await services.db.transaction(async (tx) => {
		const inProgress = await holdCalls(tx, id, () => true)
		await tx.delete(dialers).where(eq(dialers.id, id))
		for (const { call } of inProgress) await announceEnd(services, tx, call, new Date())
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.deleted', subjectId: id })
	})
}

async function requireNothingHeld(db: Db, dialerId: string) {
	const [held] = await db
		.select({ id: liveCalls.id })
		.from(liveCalls)
		.innerJoin(recordings, eq(recordings.id, liveCalls.recordingId))
		.where(and(eq(liveCalls.dialerId, dialerId), isNotNull(recordings.legalHold)))
		.limit(1)
	if (held)
		throw new Problem(409, 'legal-hold', 'A call of this dialer is under a legal hold: the dialer must stay.')
}
