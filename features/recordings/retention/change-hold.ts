import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { findRecording } from '../find-recording.ts'
import { recordings } from '../tables.ts'

/**
 * From now on no one deletes this call, and no period does. Throws Problem 404 as `findRecording` does, 403 to reps
 * and 409 where a hold is in place.
 */
export function placeHold(db: Db, id: string, person: Person, reason: string) {
	const hold = { reason, placedBy: person.id, placedAt: new Date().toISOString() }
	return changeHold(db, id, person, reason, hold)
}

/** The call can be deleted again. Throws Problem 404 and 403 as `placeHold`, and 409 where there is no hold. */
export function liftHold(db: Db, id: string, person: Person, reason: string) {
	return changeHold(db, id, person, reason, null)
}

async function changeHold(
	db: Db,
	id: string,
	person: Person,
	reason: string,
	legalHold: typeof recordings.$inferSelect.legalHold,
) {
	await findRecording(db, id, person)
	requireAdmin(person)
	const isOther = legalHold ? isNull(recordings.legalHold) : isNotNull(recordings.legalHold)
	await db.transaction(async (tx) => {
		const changed = await tx
			.update(recordings)
			.set({ legalHold })
			.where(and(eq(recordings.id, id), isOther))
			.returning({ id: recordings.id })
		if (!changed.length) throw legalHold ? alreadyHeld() : notHeld()
		await recordAuditEvent(tx, {
			personId: person.id,
			action: legalHold ? 'hold.placed' : 'hold.lifted',
			subjectId: id,
			details: { reason },
		})
	})
}

const alreadyHeld = () => new Problem(409, 'already-held', 'This call is already under a legal hold.')
const notHeld = () => new Problem(409, 'not-held', 'This call isn’t under a legal hold.')
