import { and, desc, eq } from 'drizzle-orm'
import { auditEvents } from '#features/audit/tables.ts'
import { allWithoutFigures } from '#features/compliance/index.ts'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { LegalHold } from '#features/recordings/contract.ts'
import { findRecording, type RecordingRow } from '#features/recordings/index.ts'
import { transcriptOriginals, transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { analysisVersion } from './analyze-transcript/index.ts'
import type { RecordingDetail } from './contract.ts'
import { reviewKeys } from './finding-key.ts'
import { modelInUse, readEnrichment } from './model/read-enrichment.ts'
import { presentRecording } from './present-recording.ts'
import { readReviews } from './reviews/read-reviews.ts'
import { analyses } from './tables.ts'

/** One call whole: facts, words turn by turn, current analysis. Throws Problem 404 as `findRecording` does. */
export async function readRecording(
	{ db, settings }: Pick<Services, 'db' | 'settings'>,
	id: string,
	person: Person,
): Promise<RecordingDetail> {
	const recording = await findRecording(db, id, person)
	const [owner] = await db.select({ name: people.name }).from(people).where(eq(people.id, recording.ownerId))
	const transcript = await readTranscript(db, id)
	const [analysis] = await db
		.select({ id: analyses.id, result: analyses.result, effective: analyses.effective })
		.from(analyses)
		.where(and(eq(analyses.recordingId, id), eq(analyses.isCurrent, true)))
	const enrichment = analysis ? await readEnrichment(db, analysis.id, person) : null
	const presented = presentRecording({
		recording,
		ownerName: owner?.name ?? '',
		transcript: transcript?.text ?? null,
		isDraft: transcript?.shown.source.isDraft ?? false,
		analysis: analysis?.result ?? null,
	})
	return {
		...presented,
		transcript: transcript?.shown ?? null,
		enrichment,
		effective: allWithoutFigures(analysis?.effective ?? null),
		reviewKeys: analysis ? reviewKeys(analysis.result) : { findings: [], disclosures: [] },
		reviews: await readReviews(db, id),
		legalHold: person.role === 'admin' ? await readHold(db, recording) : null,
		speakersSwapped: await readSwap(db, id),
		rulesInUse: analysisVersion,
		modelInUse: modelInUse(enrichment, settings.modelInScore) ?? analysis?.result.model ?? null,
	}
}

async function readSwap(db: Db, id: string): Promise<RecordingDetail['speakersSwapped']> {
	const [last] = await db
		.select({ at: auditEvents.at, personId: auditEvents.personId, name: people.name })
		.from(auditEvents)
		.leftJoin(people, eq(people.id, auditEvents.personId))
		.where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'speakers.swapped')))
		.orderBy(desc(auditEvents.at))
		.limit(1)
	if (!last) return null
	const { at, personId, name } = last
	return { by: personId === null ? null : { id: personId, name: name ?? personId }, at: at.toISOString() }
}

async function readHold(db: Db, { legalHold }: RecordingRow): Promise<LegalHold | null> {
	if (!legalHold) return null
	const [placer] = await db
		.select({ name: people.name })
		.from(people)
		.where(eq(people.id, legalHold.placedBy))
	return { ...legalHold, placedBy: { id: legalHold.placedBy, name: placer?.name ?? '' } }
}

async function readTranscript(db: Db, recordingId: string) {
	const [transcript] = await db
		.select({
			text: transcripts.text,
			source: transcripts.source,
			segments: transcripts.segments,
			hiddenPassages: transcriptOriginals.hiddenPassages,
		})
		.from(transcripts)
		.leftJoin(transcriptOriginals, eq(transcriptOriginals.recordingId, transcripts.recordingId))
		.where(eq(transcripts.recordingId, recordingId))
	if (!transcript) return null
	const { text, hiddenPassages, ...words } = transcript
	return { text, shown: { ...words, hiddenPassages: hiddenPassages ?? 0 } }
}
