import { count, eq } from 'drizzle-orm'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { SampleCompany } from './contract.ts'
import { sampleCompany, sampleRecordings } from './tables.ts'

/** How far loading is: the calls scored, and those there are to be. */
export async function readSampleCompany(db: Db): Promise<SampleCompany> {
	const [row] = await db.select().from(sampleCompany)
	if (!row) return { state: 'none', scored: 0, total: 0 }
	const [counted] = await db
		.select({ scored: count() })
		.from(sampleRecordings)
		.innerJoin(recordings, eq(recordings.id, sampleRecordings.recordingId))
		.where(eq(recordings.status, 'analyzed'))
	return { state: row.state, scored: counted?.scored ?? 0, total: row.total }
}

/** Whether an administrator removed the sample company: then it does not come back. */
export async function isSampleCompanyRemoved(db: Db) {
	return (await readSampleCompany(db)).state === 'removed'
}
