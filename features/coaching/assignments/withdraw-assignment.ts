import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Assignment } from '../contract.ts'
import { assignments } from '../tables.ts'
import { lockOpenAssignment } from './lock-assignment.ts'
import { readAssignment } from './select-assignments.ts'

/**
 * An administrator takes an assignment back. Throws Problem 403 for a rep, 404 for one that is not there, 409 for one
 * that is over.
 */
export function withdrawAssignment(db: Db, id: string, person: Person): Promise<Assignment> {
	requireAdmin(person)
	return db.transaction(async (tx) => {
		const { personId } = await lockOpenAssignment(tx, id, person)
		await tx.update(assignments).set({ withdrawnAt: new Date() }).where(eq(assignments.id, id))
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'assignment.withdrawn',
			subjectId: personId,
			details: { assignment: id },
		})
		return readAssignment(tx, id)
	})
}
