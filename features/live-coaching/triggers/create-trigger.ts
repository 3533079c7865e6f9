import { count } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { EditTrigger, Trigger } from '../contract.ts'
import { mostTriggers } from '../limits.ts'
import { coachingTriggers } from '../tables.ts'
import { presentTrigger } from './list-triggers.ts'
import { requireLawful } from './require-lawful.ts'

/** Adds a trigger. Throws Problem 400 for a hint that may not be said and 409 where there are too many. */
export async function createTrigger(db: Db, person: Person, trigger: EditTrigger): Promise<Trigger> {
	if (trigger.hint) requireLawful(trigger.hint)
	return db.transaction(async (tx) => {
		const [known] = await tx.select({ triggers: count() }).from(coachingTriggers)
		if ((known?.triggers ?? 0) >= mostTriggers)
			throw new Problem(
				409,
				'too-many-triggers',
				`You already have ${mostTriggers} triggers. Delete one first.`,
			)
		const [row] = await tx.insert(coachingTriggers).values({ trigger }).returning()
		if (!row) throw new Error('The new trigger was not returned.')
		await recordAuditEvent(tx, { personId: person.id, action: 'trigger.created', subjectId: row.id })
		return presentTrigger(row)
	})
}
