import { and, asc, eq } from 'drizzle-orm'
import { disclosureKey, findingKey } from '#features/analysis/pure.ts'
import { analyses } from '#features/analysis/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { sampleRecordings } from '../tables.ts'

/** Something found in a sample call, with its key for reviews and the second at which it was said, if it was. */
export type Moment = {
	recordingId: string
	ownerId: string
	uploadedAt: Date
	key: string
	code: string
	/** Of a prohibited statement its level, of a required disclosure its status. */
	found: string
	start: number | null
	/** What was said; null of a disclosure. */
	quote: string | null
}

/** Everything found in the sample calls, call by call. */
export async function findMoments(db: Db): Promise<Moment[]> {
	const rows = await db
		.select({
			recordingId: recordings.id,
			ownerId: recordings.ownerId,
			uploadedAt: recordings.uploadedAt,
			result: analyses.result,
		})
		.from(sampleRecordings)
		.innerJoin(recordings, eq(recordings.id, sampleRecordings.recordingId))
		.innerJoin(analyses, and(eq(analyses.recordingId, recordings.id), eq(analyses.isCurrent, true)))
		.orderBy(asc(recordings.id))
	return rows.flatMap(({ result: { findings, disclosures }, ...call }) => [
		...findings.map((finding) => ({
			...call,
			key: findingKey(finding),
			code: finding.code,
			found: finding.level ?? 'certain',
			start: finding.start,
			quote: finding.quote,
		})),
		...disclosures.map((disclosure) => ({
			...call,
			key: disclosureKey(disclosure),
			code: disclosure.code,
			found: disclosure.status,
			start: disclosure.elements.find(({ evidence }) => evidence)?.evidence?.start ?? null,
			quote: null,
		})),
	])
}
