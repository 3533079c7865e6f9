import { and, eq, isNotNull } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import { holdCalls } from '../calls/hold-calls.ts'
import { announceEnd } from '../calls/known-call.ts'
import { dialers, liveCalls } from '../tables.ts'
import { findDialer } from './present-dialer.ts'

/**
 * Erases a dialer with its agents and what it reported about calls, except those with a recording: their numbers are how
 * they are found when someone has to answer for them. Throws Problem 404.
 */
export async function deleteDialer(services: Services, person: Person, id: string) {
	const { name } = await findDialer(services.db, id)
	await services.db.transaction(async (tx) => {
		const inProgress = await holdCalls(tx, id, () => true)
		await tx
			.update(liveCalls)
			.set({ dialerId: null, dialerName: name })
			.where(and(eq(liveCalls.dialerId, id), isNotNull(liveCalls.recordingId)))
		await tx.delete(dialers).where(eq(dialers.id, id))
		for (const { call } of inProgress) await announceEnd(services, tx, call, new Date())
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.deleted', subjectId: id })
	})
}
