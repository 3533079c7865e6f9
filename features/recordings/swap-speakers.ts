import { and, eq, isNull } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { Segment } from './contract.ts'
import { transcriptReady } from './events.ts'
import { findRecording } from './find-recording.ts'
import { announceProgress, stages } from './report-progress.ts'
import { storeTranscript } from './store-transcript.ts'
import { recordings, transcriptOriginals, transcripts } from './tables.ts'

const other = { rep: 'customer', customer: 'rep', unknown: 'unknown' } as const

/**
 * Exchanges rep and customer throughout a call and has it analyzed again; its page says from then on who did. Throws
 * Problem 404 as `findRecording` does, and 409 while it is processed or under a legal hold.
 */
export async function swapSpeakers(services: Services, id: string, person: Person) {
	const { db, jobs } = services
	const recording = await findRecording(db, id, person)
	if (recording.status === 'processing')
		throw new Problem(409, 'still-processing', 'This recording is still being processed.')
	await db.transaction(async (tx) => {
		const [transcript] = await tx
			.select()
			.from(transcripts)
			.where(eq(transcripts.recordingId, id))
			.for('update')
		if (!transcript) throw new Problem(409, 'no-transcript', 'This recording has no transcript yet.')
		const [original] = await tx
			.select({ segments: transcriptOriginals.segments })
			.from(transcriptOriginals)
			.where(eq(transcriptOriginals.recordingId, id))
		const segments = (original ?? transcript).segments.map(
			(segment): Segment => ({ ...segment, speaker: other[segment.speaker] }),
		)
		const [changed] = await tx
			.update(recordings)
			.set({ status: 'processing', failure: null, ...stages.analyzing })
			.where(and(eq(recordings.id, id), isNull(recordings.legalHold)))
			.returning({ id: recordings.id })
		if (!changed) throw held()
		await storeTranscript(tx, id, { source: transcript.source, segments })
		await jobs.announce(tx, transcriptReady, { recordingId: id })
		await recordAuditEvent(tx, { personId: person.id, action: 'speakers.swapped', subjectId: id })
	})
	await announceProgress(services, id, { ...stages.analyzing, secondsLeft: 15 })
}

const held = () =>
	new Problem(409, 'legal-hold', 'This call is under a legal hold, so its transcript can’t be changed.')
