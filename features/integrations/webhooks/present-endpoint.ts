import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { Endpoint } from '../contract.ts'
import { teamHasApiAccess } from '../require-api-access.ts'
import { webhookEndpoints } from '../tables.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** All endpoints, the oldest first. */
export async function listEndpoints(services: Services): Promise<Endpoint[]> {
	const rows = await services.db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt))
	const lacksPlan = !(await teamHasApiAccess(services))
	return rows.map((row) => presentEndpoint(row, lacksPlan))
}

/** Held until the transaction ends. Throws Problem 404 where there is no such endpoint. */
export async function lockEndpoint(tx: Transaction, id: string): Promise<EndpointRow> {
	const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
	if (!row) throw new Problem(404, 'no-such-webhook', 'This webhook does not exist.')
	return row
}

/** An administrator who has just added or changed one has API access. */
export function presentEndpoint(row: EndpointRow, lacksPlan = false): Endpoint {
	const { id, name, url, events, isOn, hasFailed, failingSince, createdAt } = row
	return {
		id,
		name,
		url,
		events,
		isOn,
		hasFailed,
		lacksPlan,
		failingSince: failingSince?.toISOString() ?? null,
		createdAt: createdAt.toISOString(),
	}
}
