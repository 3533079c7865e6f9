import { asc, eq, gt } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { recordingCounts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { FilterChoices } from './contract.ts'
import { rules } from './rules.ts'

/** What a person can filter recordings by: the rules, and for administrators everybody who has calls, by name. */
export async function listFilterChoices(db: Db, person: Person): Promise<FilterChoices> {
	const reps =
		person.role === 'admin'
			? await db
					.select({ id: people.id, name: people.name })
					.from(people)
					.innerJoin(recordingCounts, eq(recordingCounts.ownerId, people.id))
					.where(gt(recordingCounts.total, 0))
					.orderBy(asc(people.name), asc(people.id))
			: []
	return { reps, rules: [...rules] }
}
