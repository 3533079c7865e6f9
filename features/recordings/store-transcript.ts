import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { Segment, TranscriptSource } from './contract.ts'
import { redactTranscript } from './redact-transcript/redact-transcript.ts'
import { searchVector } from './search-vector.ts'
import { recordings, transcriptOriginals, transcripts } from './tables.ts'

const speakerLabels = { rep: 'Rep', customer: 'Customer', unknown: 'Speaker' }

/** The words of a call as one text: a line a segment, with who spoke. */
function transcriptText(segments: Segment[]) {
	return segments.map(({ speaker, text }) => `${speakerLabels[speaker]}: ${text}`).join('\n')
}

/**
 * Stores (or replaces) the words of a call, in the caller's transaction; it is the caller's to announce them.
 * Personal numbers are hidden in everything that is read later; the words as they were spoken go into a table of
 * their own, and only where something was hidden.
 */
export async function storeTranscript(
	tx: Transaction,
	recordingId: string,
	transcript: { source: TranscriptSource; segments: Segment[] },
) {
	const [recording] = await tx.select().from(recordings).where(eq(recordings.id, recordingId))
	if (!recording) return
	const { segments, hiddenPassages } = redactTranscript(transcript.segments)
	const text = transcriptText(segments)
	const words = { source: transcript.source, segments, text }
	await tx
		.insert(transcripts)
		.values({ recordingId, ...words })
		.onConflictDoUpdate({
			target: transcripts.recordingId,
			set: { ...words, revision: sql`${transcripts.revision} + 1` },
		})
	await storeOriginal(tx, recordingId, transcript.segments, hiddenPassages)
	const names = [recording.originalName, recording.salesAgentName, recording.prospectName]
	await tx
		.update(recordings)
		.set({ search: searchVector(names, text) })
		.where(eq(recordings.id, recordingId))
}

async function storeOriginal(
	tx: Transaction,
	recordingId: string,
	segments: Segment[],
	hiddenPassages: number,
) {
	await tx.delete(transcriptOriginals).where(eq(transcriptOriginals.recordingId, recordingId))
	if (hiddenPassages) await tx.insert(transcriptOriginals).values({ recordingId, segments, hiddenPassages })
}
