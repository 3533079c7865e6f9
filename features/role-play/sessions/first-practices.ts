import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { practiceSessions } from '../tables.ts'

export type FirstPractice = { kind: 'objection' | 'skill'; code: string; at: Date }

/**
 * When a person first finished a role-play about an objection, or one in which a skill was scored. Of the sessions of
 * a scenario only the first is unpacked for its objections.
 */
export async function firstPractices(db: Db, personId: string): Promise<FirstPractice[]> {
	const { id, scenarioId, completedAt, script, skillScores, overallScore } = practiceSessions
	const completed = and(
		eq(practiceSessions.personId, personId),
		eq(practiceSessions.status, 'completed'),
		// Sessions in which the rep said nothing do not count.
		isNotNull(overallScore),
	)
	const firsts = db
		.selectDistinctOn([scenarioId], { id })
		.from(practiceSessions)
		.where(completed)
		.orderBy(asc(scenarioId), asc(completedAt))
	const objections = await db
		.select({
			code: sql<string>`jsonb_path_query(${script}, '$.objections[*].code') #>> '{}'`.as('code'),
			at: completedAt,
		})
		.from(practiceSessions)
		.where(inArray(id, firsts))
		.orderBy(asc(completedAt))
	const skills = await db
		.select({ code: sql<string>`jsonb_object_keys(${skillScores})`.as('code'), at: completedAt })
		.from(practiceSessions)
		.where(completed)
		.orderBy(asc(completedAt))
	return [...firstOf('objection', objections), ...firstOf('skill', skills)]
}

function firstOf(kind: FirstPractice['kind'], inTime: { code: string; at: Date | null }[]) {
	const first = new Map<string, FirstPractice>()
	for (const { code, at } of inTime) if (at && !first.has(code)) first.set(code, { kind, code, at })
	return [...first.values()]
}
