import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import { maySee } from '#features/people/index.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordings } from './tables.ts'

export type RecordingRow = typeof recordings.$inferSelect

/**
 * The recording, if this person may see it. Throws the same Problem 404 for one that does not exist and for
 * someone else's: a stranger learns nothing.
 */
export async function findRecording(db: Db | Transaction, id: string, person: Person): Promise<RecordingRow> {
	const isId = z.uuid().safeParse(id).success
	const [row] = isId ? await db.select().from(recordings).where(eq(recordings.id, id)) : []
	if (!row || !maySee(person, row.ownerId)) throw recordingNotFound()
	return row
}

const recordingNotFound = () => new Problem(404, 'recording-not-found', 'This recording was not found.')
