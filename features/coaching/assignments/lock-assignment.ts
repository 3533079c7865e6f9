import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import { maySee } from '#features/people/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { assignments } from '../tables.ts'
import { completeAssignments } from './complete-assignments.ts'
import { assignmentNotFound } from './select-assignments.ts'

/**
 * An assignment that is open, locked until the transaction ends. Throws Problem 404 for one that is not there or not
 * the person's to see, 409 for one that is over.
 */
export async function lockOpenAssignment(tx: Transaction, id: string, person: Person) {
	const isId = z.uuid().safeParse(id).success
	const find = tx.select().from(assignments).where(eq(assignments.id, id))
	const [known] = isId ? await find : []
	if (!known || !maySee(person, known.personId)) throw assignmentNotFound()
	await completeAssignments(tx, known.personId)
	const [assignment] = await tx.select().from(assignments).where(eq(assignments.id, id)).for('update')
	if (!assignment) throw assignmentNotFound()
	if (assignment.withdrawnAt) throw new Problem(409, 'withdrawn', 'This assignment was withdrawn.')
	if (assignment.completedAt) throw new Problem(409, 'completed', 'This assignment is completed.')
	return assignment
}
