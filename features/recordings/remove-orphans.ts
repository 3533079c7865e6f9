import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import { audioKey, recordedWithinMilliseconds, speechTrackKeyOf } from './store-audio.ts'
import { recordings } from './tables.ts'
import { uploadExpiryMilliseconds } from './upload-store.ts'

/** Newer audio may belong to an upload whose recording is not stored yet: see `recordedWithinMilliseconds`. */
const safeAgeMilliseconds = 3 * recordedWithinMilliseconds
const batchSize = 500

type Stored = { id: string; key: string; age: number }

/** Folders with one file per recording, and the key of that file. */
const kept = { audio: audioKey, speech: speechTrackKeyOf }

/**
 * Removes stored audio that has no recording, either because a process was killed between storing the two or because the
 * audio could not be removed with its recording. Called twice an hour, it removes such audio within an hour. It reads
 * the list of files, not the files.
 */
export async function removeOrphans(services: Services) {
	for (const [folder, keyOf] of Object.entries(kept)) await removeOrphansIn(services, folder, keyOf)
}

async function removeOrphansIn(services: Services, folder: string, keyOf: (id: string) => string) {
	const now = Date.now()
	let batch: Stored[] = []
	for await (const { key, writtenAt } of services.files.list(folder)) {
		const id = key.slice(folder.length + 1).split('.')[0] ?? ''
		const age = now - writtenAt.getTime()
		if (age > safeAgeMilliseconds && z.uuid().safeParse(id).success && keyOf(id) === key)
			batch.push({ id, key, age })
		if (batch.length < batchSize) continue
		await removeUnknown(services, batch)
		batch = []
	}
	await removeUnknown(services, batch)
}

async function removeUnknown({ db, files, log }: Services, stored: Stored[]) {
	const ids = stored.map(({ id }) => id)
	const rows = await db.select({ id: recordings.id }).from(recordings).where(inArray(recordings.id, ids))
	const known = new Set(rows.map(({ id }) => id))
	for (const { id, key, age } of stored.filter(({ id }) => !known.has(id))) {
		// In a bucket, a complete upload is already at its final key and waits there for the client's next request.
		if (age < uploadExpiryMilliseconds && (await files.stat(`${key}.info`))) continue
		log.warn({ recording: id }, 'removing audio that belongs to no recording')
		await files.remove(key)
	}
}
