import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Disclosure, Finding } from '#features/compliance/index.ts'
import { people } from '#features/people/tables.ts'
import { presentReference, referenceColumns } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { OpenDispute } from '../contract.ts'
import { disclosureKey, findingKey } from '../finding-key.ts'
import { analyses, findingReviews } from '../tables.ts'

export const DisputesQuery = z.object({
	limit: z.coerce.number().int().min(1).max(100).default(20),
	cursor: z.string().max(200).optional(),
})
export type DisputesQuery = z.infer<typeof DisputesQuery>

const owners = alias(people, 'owners')

const isOpen = and(
	isNull(findingReviews.decision),
	eq(findingReviews.isStanding, true),
	isNotNull(findingReviews.disputedAt),
)

/** One page of what reps dispute and no one has decided, in the order in which it came, and how many there are. */
export async function listDisputes(db: Db, query: DisputesQuery) {
	const position = sql<string>`${findingReviews.disputedAt}::text`
	const rows = await db
		.select({
			review: findingReviews,
			position,
			recording: referenceColumns,
			owner: { id: owners.id, name: owners.name },
			disputer: people.name,
			// The database picks the few findings of this rule out of the whole result.
			ofRule: sql<(Finding | Disclosure)[]>`jsonb_path_query_array(${analyses.result},
				'$.*[*] ? (@.code == $code && exists(@.citation))', jsonb_build_object('code', ${findingReviews.code}))`,
		})
		.from(findingReviews)
		.innerJoin(recordings, eq(recordings.id, findingReviews.recordingId))
		.innerJoin(analyses, and(eq(analyses.recordingId, recordings.id), eq(analyses.isCurrent, true)))
		.innerJoin(people, eq(people.id, findingReviews.disputedBy))
		.innerJoin(owners, eq(owners.id, recordings.ownerId))
		.where(and(isOpen, after(query.cursor)))
		.orderBy(asc(findingReviews.disputedAt), asc(findingReviews.id))
		.limit(query.limit + 1)
	const page = rows.slice(0, query.limit)
	const last = page.at(-1)
	const nextCursor =
		rows.length > query.limit && last ? writeCursor({ position: last.position, id: last.review.id }) : null
	return { page: page.flatMap(presentDispute), nextCursor, total: await db.$count(findingReviews, isOpen) }
}

function after(cursor: string | undefined) {
	if (!cursor) return undefined
	const { position, id } = readCursor(cursor)
	return sql`(${findingReviews.disputedAt}, ${findingReviews.id}) > (${position}::timestamptz, ${id}::uuid)`
}

type Row = {
	review: typeof findingReviews.$inferSelect
	recording: Parameters<typeof presentReference>[0]
	owner: OpenDispute['recording']['owner']
	disputer: string
	ofRule: (Finding | Disclosure)[]
}

function presentDispute({ review, recording, owner, disputer, ofRule }: Row): OpenDispute[] {
	const { key, disputedBy, disputedAt, disputeReason } = review
	const found = ofRule.find((each) => ('quote' in each ? findingKey(each) : disclosureKey(each)) === key)
	if (!found || disputedBy === null || disputedAt === null) return []
	const by = { id: disputedBy, name: disputer }
	return [
		{
			recording: presentReference(recording, owner),
			key,
			title: found.title,
			machine:
				'quote' in found
					? {
							turn: found.turn,
							quote: found.quote,
							start: found.start,
							end: found.end,
							// Older findings have none.
							level: found.level ?? 'certain',
						}
					: { status: found.status },
			dispute: { by, at: disputedAt.toISOString(), reason: disputeReason ?? '' },
		},
	]
}
