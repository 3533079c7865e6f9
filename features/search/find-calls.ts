import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { maySee } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import { recordingNames, recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { type FoundCall, mostFound } from './contract.ts'
import { findNewest } from './find-newest.ts'
import type { Typed } from './read-typed.ts'

/** The newest calls that are found by the name of their file, of the rep or of the prospect. */
export async function findCalls(db: Db, person: Person, typed: Typed): Promise<FoundCall[]> {
	const matches = sql`${recordingNames} @@ ${typed.names}`
	const { ids } = await findNewest(db, person, { matches, indexed: matches, limit: mostFound })
	return readCalls(db, ids)
}

/** The named calls that there still are and that the person may see, in the order of the ids. */
export async function readNamedCalls(db: Db, person: Person, ids: readonly string[]): Promise<FoundCall[]> {
	const calls = await readCalls(db, ids)
	return ids.flatMap((id) => calls.find((call) => call.id === id && maySee(person, call.owner.id)) ?? [])
}

async function readCalls(db: Db, ids: readonly string[]): Promise<FoundCall[]> {
	if (ids.length === 0) return []
	const { id, originalName, salesAgentName, prospectName, overallScore, uploadedAt } = recordings
	const rows = await db
		.select({
			id,
			name: originalName,
			callMetadata: { salesAgentName, prospectName },
			owner: { id: people.id, name: people.name },
			score: overallScore,
			uploadedAt,
		})
		.from(recordings)
		.innerJoin(people, eq(people.id, recordings.ownerId))
		.where(inArray(id, [...ids]))
		.orderBy(desc(uploadedAt), desc(id))
	return rows.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }))
}
