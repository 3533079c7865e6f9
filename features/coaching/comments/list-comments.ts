import { asc, eq, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { findRecording } from '#features/recordings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { CallComment } from '../contract.ts'
import { callComments } from '../tables.ts'
import { presentComment, selectComments } from './present-comment.ts'

/** What was said about a call. Throws Problem 404 for a call that is not there, or not the person's to see. */
export async function listComments(db: Db, recordingId: string, person: Person): Promise<CallComment[]> {
	await findRecording(db, recordingId, person)
	const rows = await selectComments(db)
		.where(eq(callComments.recordingId, recordingId))
		.orderBy(sql`${callComments.atSeconds} nulls first`, asc(callComments.createdAt), asc(callComments.id))
	return rows.map(presentComment)
}
