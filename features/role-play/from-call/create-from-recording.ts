import { and, eq } from 'drizzle-orm'
import { analyzeTranscript } from '#features/analysis/pure.ts'
import { analyses } from '#features/analysis/tables.ts'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { findRecording } from '#features/recordings/index.ts'
import { transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { changeTime } from '#platform/time/change-time.ts'
import { type CreateFromRecording, fewestTranscriptCharacters, type Scenario } from '../contract.ts'
import { presentScenario } from '../sessions/present-session.ts'
import { practiceScenarios } from '../tables.ts'
import { scriptFromCall } from './script-from-call.ts'

/**
 * Makes a scenario from a call the person may read: for the person alone, or, made by an administrator, for the team.
 * Made again from the same call, it replaces the former. Throws Problem 404 for a call of somebody else's, 422 for one
 * with a transcript of a hundred characters or less or with nothing that a customer said.
 */
export async function createFromRecording(
	db: Db,
	person: Person,
	{ recordingId, scenarioName }: CreateFromRecording,
): Promise<Scenario> {
	const title = cleanText(scenarioName).trim()
	if (!title) throw new Problem(400, 'bad-name', 'Please enter a name.')
	const recording = await findRecording(db, recordingId, person)
	const [words] = await db.select().from(transcripts).where(eq(transcripts.recordingId, recording.id))
	if (!words || words.text.length <= fewestTranscriptCharacters)
		throw new Problem(
			422,
			'too-little-transcript',
			'This recording has too little transcript for a scenario. Choose a longer call.',
		)
	if (!words.segments.some(({ speaker }) => speaker === 'customer'))
		throw new Problem(422, 'no-customer', 'No one is known as the customer in this recording.')
	const [current] = await db
		.select({ result: analyses.result })
		.from(analyses)
		.where(and(eq(analyses.recordingId, recording.id), eq(analyses.isCurrent, true)))
	const { segments } = words
	const analysis = current?.result ?? analyzeTranscript(segments)
	const script = scriptFromCall({ recordingId: recording.id, segments, analysis }, title)
	return db.transaction(async (tx) => {
		const row = { isForTeam: person.role === 'admin', script, createdAt: changeTime() }
		const [stored] = await tx
			.insert(practiceScenarios)
			.values({ ownerId: person.id, recordingId: recording.id, ...row })
			.onConflictDoUpdate({ target: [practiceScenarios.ownerId, practiceScenarios.recordingId], set: row })
			.returning({ id: practiceScenarios.id })
		if (!stored) throw new Error('The scenario was not stored.')
		const details = { recordingId: recording.id }
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'scenario.created',
			subjectId: stored.id,
			details,
		})
		return presentScenario({ id: stored.id, ...script })
	})
}
