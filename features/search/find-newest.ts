import { eq, type SQL, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { recordingCounts, recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'

/** So many of the newest calls are read one by one: words that are common are found among them. */
const newestRead = 600

/** So many calls the index may name, and of so many the newest the words are read again. */
const mostNamed = 3000
const mostRead = 600

type Asked = {
	/** A condition on `recordings`, exact. */
	matches: SQL
	/** A condition that each match meets and an index alone can check. */
	indexed: SQL
	limit: number
}

/**
 * Ids of the newest calls that match, of those the person may see. The work is bounded whatever the words are and
 * however many calls there are: common words are found among the newest calls, rare ones by the index. Only for
 * words that are common, each for itself, and nearly never match together may calls be left out: then `isWhole` is
 * false.
 */
export async function findNewest(
	db: Db,
	person: Person,
	asked: Asked,
): Promise<{ ids: string[]; isWhole: boolean }> {
	const isTheirs = person.role === 'admin' ? undefined : eq(recordings.ownerId, person.id)
	const newest = await amongNewest(db, isTheirs, asked)
	if (newest.length === asked.limit || (await isAllRead(db, person))) return { ids: newest, isWhole: true }
	return byIndex(db, isTheirs, asked)
}

async function amongNewest(db: Db, isTheirs: SQL | undefined, { matches, limit }: Asked) {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from (
			select * from ${recordings} where ${isTheirs ?? sql`true`}
			order by ${recordings.uploadedAt} desc, ${recordings.id} desc limit ${newestRead}
		) recordings
		where ${matches} order by uploaded_at desc, id desc limit ${limit}`)
	return rows.map(({ id }) => id)
}

/** Whether the newest calls are all there are. */
async function isAllRead(db: Db, person: Person) {
	const [counted] = await db
		.select({ total: sql<number>`coalesce(sum(${recordingCounts.total}), 0)::int` })
		.from(recordingCounts)
		.where(person.role === 'admin' ? undefined : eq(recordingCounts.ownerId, person.id))
	return (counted?.total ?? 0) <= newestRead
}

function byIndex(db: Db, isTheirs: SQL | undefined, { matches, indexed, limit }: Asked) {
	return db.transaction(async (tx) => {
		// What it costs to read a long vector is unknown to the planner: it would rather read all of them than the
		// index. Compiling a query takes longer than these do.
		await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`)
		const { rows } = await tx.execute<{ named: number; ids: string[] }>(sql`
			with named as materialized (
				select id, uploaded_at from ${recordings} where ${isTheirs ?? sql`true`} and ${indexed} limit ${mostNamed}
			),
			read as (
				select id as read_id, uploaded_at as read_at from named order by uploaded_at desc, id desc limit ${mostRead}
			)
			select (select count(*) from named)::int as named, array(
				select read_id from read
				cross join lateral (select from ${recordings} where id = read_id and ${matches} offset 0) matching
				order by read_at desc, read_id desc limit ${limit}
			) as ids`)
		const { named = 0, ids = [] } = rows[0] ?? {}
		return { ids, isWhole: named <= mostRead || ids.length === limit }
	})
}
