import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Analysis } from '#features/analysis/contract.ts'
import { analyses } from '#features/analysis/tables.ts'
import type { Person } from '#features/people/contract.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Learned } from '../contract.ts'
import { practiceLearnings } from '../tables.ts'
import { type LearnedCall, Learning } from './learn-objections.ts'

/** Calls read at a time: never all of them are in memory, and others get their turn at the database in between. */
const pageSize = 200

/**
 * Reads every transcribed and analyzed call that the person may read, and keeps what customers object to, when, how
 * often, in which words and with what success: a rep's own for the rep, an administrator's for the team. What was
 * learned before is replaced. Takes about a second for a thousand calls.
 */
export async function updateLearning(db: Db, person: Person): Promise<Learned> {
	const learning = new Learning()
	let last: string | null = null
	for (;;) {
		const page: (LearnedCall & { id: string })[] = await readCalls(db, person, last)
		for (const call of page) learning.add(call)
		last = page.at(-1)?.id ?? null
		if (page.length < pageSize) break
	}
	const updatedAt = new Date()
	const { recordingsAnalyzed, objections } = learning.result()
	const row = { isForTeam: person.role === 'admin', recordingsAnalyzed, objections, updatedAt }
	await db
		.insert(practiceLearnings)
		.values({ personId: person.id, ...row })
		.onConflictDoUpdate({ target: practiceLearnings.personId, set: row })
	return { recordingsAnalyzed, objections, updatedAt: updatedAt.toISOString() }
}

function readCalls(db: Db, person: Person, after: string | null) {
	return db
		.select({
			id: recordings.id,
			objections: sql<Analysis['objections']>`${analyses.result}->'objections'`,
			turns: sql<number>`jsonb_array_length(${transcripts.segments})`,
			isDraft: sql<boolean>`(${transcripts.source}->>'isDraft')::boolean`,
			names: sql<string[]>`jsonb_build_array(${recordings.salesAgentName}, ${recordings.prospectName})`,
		})
		.from(recordings)
		.innerJoin(transcripts, eq(transcripts.recordingId, recordings.id))
		.innerJoin(analyses, and(eq(analyses.recordingId, recordings.id), eq(analyses.isCurrent, true)))
		.where(
			and(
				person.role === 'admin' ? undefined : eq(recordings.ownerId, person.id),
				after ? gt(recordings.id, after) : undefined,
			),
		)
		.orderBy(asc(recordings.id))
		.limit(pageSize)
}
