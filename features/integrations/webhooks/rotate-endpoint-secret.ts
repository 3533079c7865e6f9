import { eq, sql } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import type { EndpointWithSecret } from '../contract.ts'
import { requireApiAccess } from '../require-api-access.ts'
import { webhookEndpoints } from '../tables.ts'
import { endpointSecret } from './endpoint-secret.ts'
import { lockEndpoint, presentEndpoint } from './present-endpoint.ts'

/** Gives an endpoint a new secret; for a day messages are signed with the old ones too. Throws Problem 402 and 404. */
export async function rotateEndpointSecret(
	services: Services,
	secret: string,
	person: Person,
	id: string,
): Promise<EndpointWithSecret> {
	await requireApiAccess(services, person)
	return services.db.transaction(async (tx) => {
		await lockEndpoint(tx, id)
		const [row] = await tx
			.update(webhookEndpoints)
			.set({ secretVersion: sql`${webhookEndpoints.secretVersion} + 1`, secretChangedAt: new Date() })
			.where(eq(webhookEndpoints.id, id))
			.returning()
		if (!row) throw new Error('the update returned no row')
		await recordAuditEvent(tx, { personId: person.id, action: 'webhook.secret-rotated', subjectId: id })
		return { ...presentEndpoint(row), secret: endpointSecret(secret, row) }
	})
}
