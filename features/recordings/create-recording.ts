import { and, eq, ne } from 'drizzle-orm'
import { takeAllowance } from '#features/billing/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import type { Segment, Uploaded } from './contract.ts'
import { decodeRecording, transcriptReady } from './events.ts'
import { searchVector } from './search-vector.ts'
import { storeTranscript } from './store-transcript.ts'
import { recordings } from './tables.ts'

export type NewRecording = {
	/** The id of the upload becomes the id of the recording: finishing one upload twice makes one recording. */
	id: string
	owner: Pick<Person, 'id'>
	originalName: string
	/** The stored audio, null for a transcript alone. */
	audio: { fileKey: string; contentType: string; sizeBytes: number; sha256: string } | null
	/** A transcript given with or instead of the audio; used in place of recognition. */
	transcriptFile: { segments: Segment[]; label?: string } | null
	/** Whether it is one of those that the owner's plan allows a day: what a dialer brings is none. */
	isCounted?: boolean
	/** Now, unless given. */
	uploadedAt?: Date
}

const transcriptFileSource = (label = 'Uploaded transcript') =>
	({ engine: 'sidecar', label, isDraft: false, speakersFrom: 'sidecar' }) as const

/**
 * Stores a recording and orders its processing, in one transaction. `duplicateOf` names an earlier upload of
 * the same bytes by the same person. Throws Problem 402 where the day's allowance of a counted one is used up.
 */
export async function createRecording(services: Services, recording: NewRecording): Promise<Uploaded> {
	const { id, owner, originalName, audio, transcriptFile, isCounted, uploadedAt } = recording
	const { settings } = services
	return services.db.transaction(async (tx) => {
		const duplicateOf = audio && (await findSameBytes(tx, owner.id, audio.sha256, id))
		const inserted = await tx
			.insert(recordings)
			.values({
				id,
				ownerId: owner.id,
				originalName,
				uploadedAt,
				search: searchVector([originalName], ''),
				durationSeconds: audio ? null : secondsOf(transcriptFile?.segments ?? []),
				...audio,
			})
			.onConflictDoNothing()
			.returning({ id: recordings.id })
		if (inserted.length) {
			if (isCounted) await takeAllowance(tx, { settings, person: owner, kind: 'recording' })
			if (transcriptFile)
				await storeTranscript(tx, id, {
					source: transcriptFileSource(transcriptFile.label),
					segments: transcriptFile.segments,
				})
			if (audio) await services.jobs.order(tx, decodeRecording, { recordingId: id })
			else await services.jobs.announce(tx, transcriptReady, { recordingId: id })
		}
		return { id, originalName, duplicateOf }
	})
}

/** How long a call took, by its transcript; null without times. */
const secondsOf = (segments: readonly Segment[]) =>
	segments.reduce<number | null>(
		(longest, { end }) => (end === null ? longest : Math.max(longest ?? 0, end)),
		null,
	)

async function findSameBytes(tx: Transaction, ownerId: string, sha256: string, exceptId: string) {
	const [earlier] = await tx
		.select({ id: recordings.id })
		.from(recordings)
		.where(and(eq(recordings.ownerId, ownerId), eq(recordings.sha256, sha256), ne(recordings.id, exceptId)))
		.limit(1)
	return earlier?.id ?? null
}
