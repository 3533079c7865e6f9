import { inArray } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Goals, Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { people } from '../tables.ts'

/** Gives these people one weekly call target; no one where one of them is unknown (Problem 404). Answers how many. */
export async function setGoals({ db, recordFact }: PeopleContext, actor: Person, goals: Goals) {
	const ids = [...new Set(goals.ids)].sort()
	const { weeklyCallTarget } = goals
	return db.transaction(async (tx) => {
		const changed = await tx
			.update(people)
			.set({ weeklyCallTarget, updatedAt: new Date() })
			.where(inArray(people.id, ids))
			.returning({ id: people.id })
		if (changed.length < ids.length) throw new Problem(404, 'no-such-employee', 'Employee not found')
		for (const subjectId of ids)
			await recordFact(tx, {
				personId: actor.id,
				action: 'person.changed',
				subjectId,
				details: { fields: 'weeklyCallTarget', weeklyCallTarget },
			})
		return changed.length
	})
}
