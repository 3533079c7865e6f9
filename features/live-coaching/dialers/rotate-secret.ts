import { eq, sql } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Dialer } from '../contract.ts'
import { dialers } from '../tables.ts'
import { findDialer, type Place, readDialer } from './present-dialer.ts'

/** Gives a dialer new addresses; the old ones stop working immediately. Throws Problem 404. */
export async function rotateSecret(db: Db, person: Person, id: string, place: Place): Promise<Dialer> {
	await findDialer(db, id)
	await db.transaction(async (tx) => {
		await tx
			.update(dialers)
			.set({ secretVersion: sql`${dialers.secretVersion} + 1` })
			.where(eq(dialers.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'dialer.secret-rotated', subjectId: id })
	})
	return readDialer(db, id, place)
}
