import { eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Employee, Person } from '../contract.ts'
import { readEmployee } from '../employees/read-employee.ts'
import { orderNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { people, twoFactors } from '../tables.ts'

/**
 * Turns two-factor off for somebody who lost their phone, and signs them out everywhere: an administrator has made sure
 * that it is them. Throws Problem 404 for an unknown id, 409 for whoever has it off, and for oneself.
 */
export async function resetTwoFactor(context: PeopleContext, actor: Person, id: string): Promise<Employee> {
	const { db, recordFact } = context
	if (actor.id === id)
		throw new Problem(409, 'own-account', 'Turn off your own in Sign-in & security, with a code.')
	return db.transaction(async (tx) => {
		const employee = await readEmployee(tx, id)
		if (!employee.hasTwoFactor) throw new Problem(409, 'two-factor-off', 'They do not use two-factor.')
		await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
		await tx.update(people).set({ twoFactorEnabled: false }).where(eq(people.id, id))
		await endSessions(context, tx, id, actor.id)
		await recordFact(tx, { personId: actor.id, action: 'two-factor.reset', subjectId: id })
		await orderNotice(context, tx, { kind: 'two-factor-reset', personId: id })
		return readEmployee(tx, id)
	})
}
