import { eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Employee, Person } from '../contract.ts'
import { readEmployee } from '../employees/read-employee.ts'
import { enqueueNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { people, twoFactors } from '../tables.ts'

/**
 * Turns two-factor off for a person who lost their phone, after an administrator verified their identity, and signs them
 * out everywhere. Throws Problem 404 for an unknown id, 409 if two-factor is off or for one's own account.
 */
export async function resetTwoFactor(context: PeopleContext, actor: Person, id: string): Promise<Employee> {
	const { db, recordFact } = context
	if (actor.id === id)
		throw new Problem(409, 'own-account', 'Turn off your own two-factor in Sign-in & security with a code.')
	return db.transaction(async (tx) => {
		const employee = await readEmployee(tx, id)
		if (!employee.hasTwoFactor)
			throw new Problem(409, 'two-factor-off', 'This person doesn’t use two-factor.')
		await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
		await tx.update(people).set({ twoFactorEnabled: false }).where(eq(people.id, id))
		await endSessions(context, tx, id, actor.id)
		await recordFact(tx, { personId: actor.id, action: 'two-factor.reset', subjectId: id })
		await enqueueNotice(context, tx, { kind: 'two-factor-reset', personId: id })
		return readEmployee(tx, id)
	})
}
