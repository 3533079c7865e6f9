import { sql } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import type { Services } from '#platform/services.ts'
import type { ScoringSettings } from '../contract.ts'
import { scoringSettings } from '../tables.ts'
import { readLikelyFindings } from './read-scoring-settings.ts'
import { rescoreCallsJob } from './rescore-calls.ts'

/** Sets how much findings to check count, and has calls with such findings scored again. Throws Problem 403 to reps. */
export async function changeScoringSettings(
	{ db, jobs }: Services,
	person: Person,
	{ likelyFindings }: ScoringSettings,
): Promise<ScoringSettings> {
	requireAdmin(person)
	await db.transaction(async (tx) => {
		const before = await readLikelyFindings(tx)
		if (before === likelyFindings) return
		const [stored] = await tx
			.insert(scoringSettings)
			.values({ id: 1, likelyFindings })
			.onConflictDoUpdate({
				target: scoringSettings.id,
				set: { likelyFindings, revision: sql`${scoringSettings.revision} + 1` },
			})
			.returning({ revision: scoringSettings.revision })
		if (!stored) throw new Error('the insert returned no row')
		await jobs.order(tx, rescoreCallsJob, { revision: stored.revision, after: null })
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'scoring-settings.changed',
			subjectId: 'scoring-settings',
			details: { countsBefore: before, countsAfter: likelyFindings },
		})
	})
	return { likelyFindings }
}
