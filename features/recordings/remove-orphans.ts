import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import { audioKey } from './store-audio.ts'
import { recordings } from './tables.ts'

/** Younger audio may belong to an upload that is just being recorded. */
const safeAgeMilliseconds = 24 * 60 * 60 * 1000
const batchSize = 500

/**
 * Removes stored audio that no recording knows: a process was killed between storing it and recording it.
 * Call it now and then; it reads the list of files, not the files.
 */
export async function removeOrphans(services: Services) {
	const old = Date.now() - safeAgeMilliseconds
	let batch: string[] = []
	for await (const { key, writtenAt } of services.files.list('audio')) {
		const id = key.slice('audio/'.length)
		if (writtenAt.getTime() < old && z.uuid().safeParse(id).success) batch.push(id)
		if (batch.length < batchSize) continue
		await removeUnknown(services, batch)
		batch = []
	}
	await removeUnknown(services, batch)
}

async function removeUnknown({ db, files, log }: Services, ids: string[]) {
	const known = new Set(
		(await db.select({ id: recordings.id }).from(recordings).where(inArray(recordings.id, ids))).map(
			({ id }) => id,
		),
	)
	for (const id of ids.filter((id) => !known.has(id))) {
		log.warn({ recording: id }, 'removing audio that belongs to no recording')
		await files.remove(audioKey(id))
	}
}
