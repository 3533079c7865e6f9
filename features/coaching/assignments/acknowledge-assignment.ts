import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { Assignment } from '../contract.ts'
import { assignments } from '../tables.ts'
import { lockOpenAssignment } from './lock-assignment.ts'
import { readAssignment } from './select-assignments.ts'

/**
 * The assignee acknowledges an assignment; repeating it keeps the first time. Throws Problem 404 for one
 * that is not there, 403 for someone else's, 409 for one that is over.
 */
export function acknowledgeAssignment(db: Db, id: string, person: Person): Promise<Assignment> {
	return db.transaction(async (tx) => {
		const assignment = await lockOpenAssignment(tx, id, person)
		if (assignment.personId !== person.id)
			throw new Problem(403, 'not-your-assignment', 'Only the person with the assignment can acknowledge it.')
		if (!assignment.acknowledgedAt)
			await tx.update(assignments).set({ acknowledgedAt: changeTime() }).where(eq(assignments.id, id))
		return readAssignment(tx, id)
	})
}
