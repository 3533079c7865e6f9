import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { S3Store } from '@tus/s3-store'
import type { DataStore } from '@tus/server'
import type { Files } from '#platform/files/files.ts'
import { type S3Settings, s3Connection } from '#platform/files/s3-files.ts'
import type { Services } from '#platform/services.ts'
import { DiskUploads } from './disk-uploads.ts'
import { audioKey } from './store-audio.ts'

/** Uploads that are not continued within this time are removed. */
export const uploadExpiryMilliseconds = 24 * 60 * 60 * 1000

/** Storage of unfinished resumable uploads, which survives restarts. `id` is the id of the future recording. */
export type UploadStore = {
	store: DataStore
	/** The store's own name for an upload. */
	nameOf: (id: string) => string
	/** The bytes of a complete upload. */
	read(id: string): Promise<AsyncIterable<Uint8Array>>
	/** Puts a complete upload among the files, under the key of the recording's audio. */
	handOver(id: string): Promise<void>
	/** Forgets an upload, though not what was handed over. */
	clear(id: string): Promise<void>
	removeExpired(): Promise<void>
}

/** Unfinished uploads lie where the files do: in the bucket, where any process can continue them, or on disk. */
export function openUploadStore({ files, settings }: Services): UploadStore {
	return settings.files.kind === 's3' ? inBucket(settings.files, files) : onDisk(settings.scratchDir, files)
}

function onDisk(scratchDir: string, files: Files): UploadStore {
	const folder = join(scratchDir, 'uploads')
	const forget = (name: string) => rm(join(folder, name), { force: true })
	return {
		store: new DiskUploads({ directory: folder }),
		nameOf: (id) => id,
		read: async (id) => createReadStream(join(folder, id)),
		async handOver(id) {
			await files.writeFromPath(audioKey(id), join(folder, id))
		},
		async clear(id) {
			await forget(id)
			await forget(`${id}.json`)
		},
		async removeExpired() {
			await mkdir(folder, { recursive: true })
			for (const name of await readdir(folder)) {
				const bytes = join(folder, name.replace(/\.json$/, ''))
				const touched = await stat(bytes).catch(() => null)
				if (!touched || Date.now() - touched.mtimeMs > uploadExpiryMilliseconds) await forget(name)
			}
		},
	}
}

/** S3 keeps the parts of an unfinished upload apart and puts them together at the end, in their final place. */
function inBucket(settings: S3Settings, files: Files): UploadStore {
	const store = new S3Store({
		s3ClientConfig: { bucket: settings.bucket, ...s3Connection(settings) },
		partSize: 8 * 1024 * 1024,
		maxConcurrentPartUploads: 4,
		expirationPeriodInMilliseconds: uploadExpiryMilliseconds,
		// Not every S3-compatible store has tags.
		useTags: false,
	})
	return {
		store,
		nameOf: audioKey,
		read: async (id) => (await files.read(audioKey(id))).stream,
		handOver: async () => {},
		clear: (id) => files.remove(`${audioKey(id)}.info`),
		async removeExpired() {
			await store.deleteExpired()
		},
	}
}
