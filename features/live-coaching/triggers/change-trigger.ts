import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { EditTrigger, Trigger } from '../contract.ts'
import { coachingTriggers } from '../tables.ts'
import { presentTrigger } from './list-triggers.ts'
import { requireLawful } from './require-lawful.ts'

/** Changes what is given. Throws Problem 404 for no such trigger and 400 for a hint that may not be said. */
export async function changeTrigger(
	db: Db,
	person: Person,
	id: string,
	edit: Partial<EditTrigger>,
): Promise<Trigger> {
	if (edit.hint) requireLawful(edit.hint)
	return db.transaction(async (tx) => {
		const [known] = await tx.select().from(coachingTriggers).where(eq(coachingTriggers.id, id)).for('update')
		if (!known) throw noSuchTrigger()
		const trigger = { ...known.trigger, ...edit }
		const updatedAt = new Date()
		await tx.update(coachingTriggers).set({ trigger, updatedAt }).where(eq(coachingTriggers.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'trigger.changed', subjectId: id })
		return presentTrigger({ ...known, trigger })
	})
}

export const noSuchTrigger = () => new Problem(404, 'no-such-trigger', 'This trigger no longer exists.')
