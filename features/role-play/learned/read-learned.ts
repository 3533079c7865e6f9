import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Learned } from '../contract.ts'
import { practiceLearnings } from '../tables.ts'

const nothing: Learned = { recordingsAnalyzed: 0, objections: [], updatedAt: null }

/**
 * What the prospects of this person's scenarios have learned: from a rep's own calls where the rep had them read, and
 * otherwise from the team's, as an administrator last had them read.
 */
export async function readLearned(db: Db, person: Person): Promise<Learned> {
	const { personId, isForTeam, recordingsAnalyzed, updatedAt } = practiceLearnings
	const own = and(eq(personId, person.id), eq(isForTeam, false), sql`${recordingsAnalyzed} > 0`)
	const [row] = await db
		.select()
		.from(practiceLearnings)
		.where(person.role === 'admin' ? eq(isForTeam, true) : or(own, eq(isForTeam, true)))
		.orderBy(isForTeam, desc(updatedAt))
		.limit(1)
	if (!row) return nothing
	const { objections } = row
	return { recordingsAnalyzed: row.recordingsAnalyzed, objections, updatedAt: row.updatedAt.toISOString() }
}
