import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { PracticeEffect } from '../contract.ts'
import { findPractices } from './find-practices.ts'
import { readCallsAround } from './read-calls-around.ts'
import { subjectTitle } from './subject-titles.ts'
import { sumUpCalls } from './sum-up-calls.ts'

/**
 * What practice did to a person's calls, the newest practice first: their own, or for an administrator those of
 * `personId`. Throws Problem 403 for someone else's, 404 where there is no one by that id.
 */
export async function readEffects(db: Db, asker: Person, personId = asker.id): Promise<PracticeEffect[]> {
	if (personId !== asker.id) {
		requireAdmin(asker)
		await requirePerson(db, personId)
	}
	const practices = await findPractices(db, personId)
	const around = await readCallsAround(
		db,
		personId,
		practices.map(({ at }) => at),
	)
	return practices
		.flatMap(({ subject, practicedBy, at }) => {
			const title = subjectTitle(subject)
			const calls = around.get(at.getTime())
			if (!title || !calls) return []
			return {
				subject,
				title,
				practicedAt: at.toISOString(),
				practicedBy,
				before: sumUpCalls(subject, calls.before),
				after: sumUpCalls(subject, calls.after),
			}
		})
		.reverse()
}

async function requirePerson(db: Db, personId: string) {
	const [somebody] = await db.select({ id: people.id }).from(people).where(eq(people.id, personId))
	if (!somebody) throw new Problem(404, 'person-not-found', 'Person not found.')
}
