import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { webhookEndpoints } from '../tables.ts'
import { lockEndpoint } from './present-endpoint.ts'

/** Erases an endpoint with its log; what waited for it is sent no more. Throws Problem 404. */
export async function deleteEndpoint(db: Db, person: Person, id: string) {
	await db.transaction(async (tx) => {
		await lockEndpoint(tx, id)
		await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'webhook.deleted', subjectId: id })
	})
}
