import { and, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { findRecording } from '#features/recordings/index.ts'
import { transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { RecordingDetail } from './contract.ts'
import { presentRecording } from './present-recording.ts'
import { analyses } from './tables.ts'

/** One call whole: facts, words turn by turn, current analysis. Throws Problem 404 as `findRecording` does. */
export async function readRecording(db: Db, id: string, person: Person): Promise<RecordingDetail> {
	const recording = await findRecording(db, id, person)
	const [owner] = await db.select({ name: people.name }).from(people).where(eq(people.id, recording.ownerId))
	const [transcript] = await db.select().from(transcripts).where(eq(transcripts.recordingId, id))
	const [analysis] = await db
		.select({ result: analyses.result })
		.from(analyses)
		.where(and(eq(analyses.recordingId, id), eq(analyses.isCurrent, true)))
	const presented = presentRecording({
		recording,
		ownerName: owner?.name ?? '',
		transcript: transcript?.text ?? null,
		analysis: analysis?.result ?? null,
	})
	return {
		...presented,
		transcript: transcript ? { source: transcript.source, segments: transcript.segments } : null,
	}
}
