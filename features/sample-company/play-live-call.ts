import { and, eq, isNotNull } from 'drizzle-orm'
import { sendTestCall } from '#features/live-coaching/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import type { Segment } from '#features/recordings/contract.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { SampleLiveCall } from './contract.ts'
import { sampleItems, sampleRecordings } from './tables.ts'

/** Of the sample calls with audio, the one that shows most of the panel. */
const fileName = 'kowalczyk_irene_first_call.mp3'
/** Seconds that the call stays open after its last word. */
const silenceSeconds = 4

/** Begins a sample call on the administrator's own panel: see `SampleLiveCall`. */
export async function playLiveCall(services: Services, person: Person): Promise<SampleLiveCall> {
	requireAdmin(person)
	const { db } = services
	const recording = await findCall(db)
	const [dialer] = await db.select().from(sampleItems).where(eq(sampleItems.kind, 'dialer'))
	if (!(recording && dialer))
		throw new Problem(
			409,
			'sample-company-not-loaded',
			'The sample company isn’t loaded. Please try again in a minute.',
			{
				retryable: true,
			},
		)
	const seconds = (recording.segments.at(-1)?.end ?? 0) + silenceSeconds
	const { callId } = await sendTestCall(services, {
		dialerId: dialer.itemId,
		personId: person.id,
		campaign: 'Sample call',
		milliseconds: seconds * 1000,
	})
	return { callId, recordingId: recording.id, lines: recording.segments.flatMap(linesOf) }
}

async function findCall(db: Db) {
	const [found] = await db
		.select({ id: recordings.id, segments: transcripts.segments })
		.from(sampleRecordings)
		.innerJoin(recordings, eq(recordings.id, sampleRecordings.recordingId))
		.innerJoin(transcripts, eq(transcripts.recordingId, recordings.id))
		.where(and(eq(recordings.originalName, fileName), isNotNull(recordings.fileKey)))
	return found
}

/** The sentences of a turn; each takes time by its letters. */
function linesOf({ speaker, text, start, end }: Segment): SampleLiveCall['lines'] {
	if (speaker === 'unknown' || start === null || end === null) return []
	const sentences = readSentences(text)
	return sentences.map(({ from }, at) => {
		const to = sentences[at + 1]?.from ?? text.length
		return { speaker, text: text.slice(from, to).trim(), end: start + ((end - start) * to) / text.length }
	})
}
