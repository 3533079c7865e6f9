import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { Delivery } from '../contract.ts'
import { webhookDeliveries } from '../tables.ts'

export const DeliveriesQuery = z.object({
	limit: z.coerce.number().int().min(1).max(100).default(20),
	cursor: z.string().max(200).optional(),
})
type DeliveriesQuery = z.infer<typeof DeliveriesQuery>

/** The messages to an endpoint, newest first, a page at a time. Throws Problem 400 for an invalid cursor. */
export async function listDeliveries(db: Db, endpointId: string, { limit, cursor }: DeliveriesQuery) {
	const after = cursor && readCursor(cursor)
	const { createdAt, id } = webhookDeliveries
	const rows = await db
		.select()
		.from(webhookDeliveries)
		.where(
			and(
				eq(webhookDeliveries.endpointId, endpointId),
				after ? sql`(${createdAt}, ${id}) < (${after.position}::timestamptz, ${after.id}::uuid)` : undefined,
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(limit + 1)
	const last = rows[limit - 1]
	const hasMore = rows.length > limit && last
	return {
		page: rows.slice(0, limit).map(presentDelivery),
		nextCursor: hasMore ? writeCursor({ position: last.createdAt.toISOString(), id: last.id }) : null,
	}
}

function presentDelivery(row: typeof webhookDeliveries.$inferSelect): Delivery {
	const { id, message, state, attempts, createdAt, nextTryAt } = row
	return {
		id,
		message,
		state,
		attempts,
		createdAt: createdAt.toISOString(),
		nextTryAt: nextTryAt?.toISOString() ?? null,
	}
}
