import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { Analysis, ListQuery } from './contract.ts'
import { areAskedFor, inTab } from './recordings-filter.ts'
import { analyses } from './tables.ts'

const highest = sql<number>`coalesce(${recordings.overallScore}, -1)`
const lowest = sql<number>`coalesce(${recordings.overallScore}, 101)`

/** The columns of a recording in a list, without its waveform and search vector. */
const { peaks: _peaks, search: _search, ...listed } = getTableColumns(recordings)

/** The part of an analysis that a summary shows, after reviews, selected by the database. */
const summaryOfResult = sql<Analysis | null>`(select jsonb_object_agg(key, value) ||
		jsonb_build_object('score', jsonb_build_object('notScoredBecause', ${analyses.result} #> '{score,notScoredBecause}'))
	from jsonb_each(${analyses.result} || coalesce(${analyses.effective}, '{}'))
	where key in ('overallScore', 'isClosedDeal', 'isPitched', 'strengths', 'improvements', 'complianceIssues', 'requiredDisclosures', 'actions', 'actionPractice', 'actionMoments'))`

/** Orders that an index serves; unscored calls come last in both orders by score. */
const orders = {
	newest: { by: recordings.uploadedAt, isRising: false },
	oldest: { by: recordings.uploadedAt, isRising: true },
	highest: { by: highest, isRising: false },
	lowest: { by: lowest, isRising: true },
} as const

/**
 * One page of the recordings a person may see, newest first unless asked otherwise, and the cursor of the
 * next page (null on the last). Costs the same whatever number of recordings there is.
 */
export async function listRecordings(db: Db, person: Person, query: ListQuery) {
	const order = orders[query.sort]
	const direction = order.isRising ? asc : desc
	const rows = await db
		.select({
			recording: listed,
			ownerName: people.name,
			transcript: query.view === 'full' ? transcripts.text : sql<string | null>`left(${transcripts.text}, 1)`,
			isDraft: sql<boolean | null>`(${transcripts.source}->>'isDraft')::boolean`,
			analysis: query.view === 'full' ? analyses.result : summaryOfResult,
			position: sql<string>`${order.by}::text`,
		})
		.from(recordings)
		.innerJoin(people, eq(people.id, recordings.ownerId))
		.leftJoin(transcripts, eq(transcripts.recordingId, recordings.id))
		.leftJoin(analyses, and(eq(analyses.recordingId, recordings.id), eq(analyses.isCurrent, true)))
		.where(
			and(areAskedFor(person, query), inTab(query.filter), isLongerThan(query.transcriptOver), after(query)),
		)
		.orderBy(direction(order.by), direction(recordings.id))
		.limit(query.limit + 1)
	const page = rows.slice(0, query.limit)
	const last = page.at(-1)
	const nextCursor =
		rows.length > query.limit && last ? writeCursor({ position: last.position, id: last.recording.id }) : null
	return { page, nextCursor }
}

/** Reads no more of a transcript than it takes to know. */
function isLongerThan(characters: number | undefined) {
	if (characters === undefined) return undefined
	return sql`char_length(left(${transcripts.text}, ${characters + 1})) > ${characters}`
}

const byScore = { position: z.string().regex(/^-?\d{1,4}$/), id: z.uuid() }

function after({ cursor, sort }: ListQuery) {
	if (!cursor) return undefined
	const order = orders[sort]
	const isByMoment = order.by === recordings.uploadedAt
	const { position, id } = isByMoment ? readCursor(cursor) : readCursor(cursor, byScore)
	const comparison = sql.raw(order.isRising ? '>' : '<')
	const type = sql.raw(isByMoment ? 'timestamptz' : 'integer')
	return sql`(${order.by}, ${recordings.id}) ${comparison} (${position}::${type}, ${id}::uuid)`
}
