import { asc, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Endpoint } from '../contract.ts'
import { webhookEndpoints } from '../tables.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** All endpoints, the oldest first. */
export async function listEndpoints(db: Db): Promise<Endpoint[]> {
	const rows = await db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt))
	return rows.map(presentEndpoint)
}

/** Held until the transaction ends. Throws Problem 404 where there is no such endpoint. */
export async function lockEndpoint(tx: Transaction, id: string): Promise<EndpointRow> {
	const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
	if (!row) throw new Problem(404, 'no-such-webhook', 'This webhook does not exist.')
	return row
}

export function presentEndpoint(row: EndpointRow): Endpoint {
	const { id, name, url, events, isOn, hasFailed, failingSince, createdAt } = row
	return {
		id,
		name,
		url,
		events,
		isOn,
		hasFailed,
		failingSince: failingSince?.toISOString() ?? null,
		createdAt: createdAt.toISOString(),
	}
}
