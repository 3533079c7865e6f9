import { and, eq, isNull } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import { announceLiveEvent, lockEventsOf } from '../calls/announce-live-event.ts'
import { dialers, liveCalls } from '../tables.ts'
import { findDialer } from './present-dialer.ts'

/** Erases a dialer with its agents and what it told of calls; their recordings stay. Throws Problem 404. */
export async function deleteDialer(services: Services, person: Person, id: string) {
	await findDialer(services.db, id)
	await services.db.transaction(async (tx) => {
		const inProgress = await tx
			.select()
			.from(liveCalls)
			.where(and(eq(liveCalls.dialerId, id), isNull(liveCalls.endedAt)))
			.orderBy(liveCalls.personId)
		// All locks before any row, as where events are taken: otherwise one may wait for the other for ever.
		for (const { personId } of inProgress) if (personId) await lockEventsOf(tx, personId)
		await tx.delete(dialers).where(eq(dialers.id, id))
		for (const { personId, callId } of inProgress) {
			if (personId === null) continue
			const event = { type: 'call_end', callId, timestamp: new Date().toISOString() } as const
			await announceLiveEvent(services, tx, personId, event)
		}
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.deleted', subjectId: id })
	})
}
