import { desc, inArray, sql } from 'drizzle-orm'
import { type AnalyzedCall, readAnalyzedCalls } from '#features/analysis/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'

/** How many scored calls are compared on each side of a practice. */
const callsOfASide = 10

export type Around = { before: AnalyzedCall[]; after: AnalyzedCall[] }

/**
 * A person's scored calls nearest to each of the moments, by its milliseconds. Which they are is read along the
 * person's index, twice ten rows a moment; each of them is then unpacked once, however many moments it is near to.
 */
export async function readCallsAround(
	db: Db,
	personId: string,
	moments: readonly Date[],
): Promise<Map<number, Around>> {
	if (moments.length === 0) return new Map()
	const near = await findNear(db, personId, moments)
	const ids = [...new Set(near.map(({ id }) => id))]
	const { id, uploadedAt } = recordings
	const calls = ids.length
		? await readAnalyzedCalls(db, inArray(id, ids), [desc(uploadedAt)], ids.length)
		: []
	const byId = new Map(calls.map((call) => [call.id, call]))
	const around = new Map(moments.map((at) => [at.getTime(), { before: [], after: [] } as Around]))
	for (const { at, side, id } of near) {
		const call = byId.get(id)
		if (call) around.get(Number(at))?.[side].push(call)
	}
	return around
}

type Near = { at: string; side: keyof Around; id: string }

async function findNear(db: Db, personId: string, moments: readonly Date[]): Promise<Near[]> {
	const distinct = [...new Set(moments.map((at) => at.toISOString()))]
	const { id, ownerId, uploadedAt, overallScore } = recordings
	const scored = sql`select ${id} from ${recordings} where ${ownerId} = ${personId} and ${overallScore} is not null`
	const { rows } = await db.execute<Near>(sql`
		select round(extract(epoch from moment) * 1000)::text as at, side, near.id
		from unnest(${`{${distinct.join(',')}}`}::timestamptz[]) as moment
		cross join lateral (
			(select 'before' as side, id from (${scored} and ${uploadedAt} < moment
				order by ${uploadedAt} desc, ${id} desc limit ${callsOfASide}) as earlier)
			union all
			(select 'after' as side, id from (${scored} and ${uploadedAt} > moment
				order by ${uploadedAt}, ${id} limit ${callsOfASide}) as later)
		) as near`)
	return rows
}
