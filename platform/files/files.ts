import type { Settings } from '#platform/settings/read-settings.ts'
import type { Files } from './file-store.ts'
import { openLocalFiles } from './local-files.ts'
import { openS3Files } from './s3-files.ts'

export type { Files } from './file-store.ts'

const hour = 60 * 60

/** The store of the settings: an S3 bucket when one is named, otherwise a folder. */
export async function openFiles(settings: Pick<Settings, 'files' | 'databaseUrl'>): Promise<Files> {
	if (settings.files.kind === 's3') return openS3Files(settings.files)
	// On PostgreSQL another process may be writing to the same folder right now: it touches its file all the time.
	const abandonedAfterSeconds = settings.databaseUrl ? hour : 0
	return openLocalFiles(settings.files.folder, { abandonedAfterSeconds })
}
