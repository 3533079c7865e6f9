import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { coachingTriggers } from '../tables.ts'
import { noSuchTrigger } from './change-trigger.ts'

/**
 * Erases a trigger of the company's own with the counts of its hints. Throws Problem 404 for no such trigger and
 * 409 for one that came with the product.
 */
export async function deleteTrigger(db: Db, person: Person, id: string) {
	await db.transaction(async (tx) => {
		const [known] = await tx.select().from(coachingTriggers).where(eq(coachingTriggers.id, id)).for('update')
		if (!known) throw noSuchTrigger()
		if (known.builtIn)
			throw new Problem(
				409,
				'built-in-trigger',
				'Built-in triggers can’t be deleted. Turn this one off instead.',
			)
		await tx.delete(coachingTriggers).where(eq(coachingTriggers.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'trigger.deleted', subjectId: id })
	})
}
