import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import { audioKey, speechTrackKeyOf } from './store-audio.ts'
import { recordings } from './tables.ts'

/** Younger audio may belong to an upload that is just being recorded. */
const safeAgeMilliseconds = 24 * 60 * 60 * 1000
const batchSize = 500

/** Folders of files that belong to one recording each, and the key of its file there. */
const kept = { audio: audioKey, speech: speechTrackKeyOf }

/**
 * Removes stored audio that no recording knows: a process was killed between storing it and recording it, or it could
 * not be removed with its recording. Call it now and then; it reads the list of files, not the files.
 */
export async function removeOrphans(services: Services) {
	for (const [folder, keyOf] of Object.entries(kept)) await removeOrphansIn(services, folder, keyOf)
}

async function removeOrphansIn(services: Services, folder: string, keyOf: (id: string) => string) {
	const old = Date.now() - safeAgeMilliseconds
	let batch: string[] = []
	for await (const { key, writtenAt } of services.files.list(folder)) {
		const id = key.slice(folder.length + 1).split('.')[0] ?? ''
		if (writtenAt.getTime() < old && z.uuid().safeParse(id).success && keyOf(id) === key) batch.push(id)
		if (batch.length < batchSize) continue
		await removeUnknown(services, batch, keyOf)
		batch = []
	}
	await removeUnknown(services, batch, keyOf)
}

async function removeUnknown({ db, files, log }: Services, ids: string[], keyOf: (id: string) => string) {
	const rows = await db.select({ id: recordings.id }).from(recordings).where(inArray(recordings.id, ids))
	const known = new Set(rows.map(({ id }) => id))
	for (const id of ids.filter((id) => !known.has(id))) {
		log.warn({ recording: id }, 'removing audio that belongs to no recording')
		await files.remove(keyOf(id))
	}
}
