import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { type EndpointWithSecret, mostEndpoints, type NewEndpoint } from '../contract.ts'
import { requireApiAccess } from '../require-api-access.ts'
import { webhookEndpoints } from '../tables.ts'
import { endpointSecret } from './endpoint-secret.ts'
import { presentEndpoint } from './present-endpoint.ts'
import { requireUsableUrl } from './require-usable-url.ts'

/**
 * Sets up an endpoint; its secret is answered this once. Throws Problem 400 for an address that cannot be used, 402
 * where the plan has no API access, and 409 for one too many.
 */
export async function createEndpoint(
	services: Services,
	secret: string,
	person: Person,
	{ name, url, events }: NewEndpoint,
): Promise<EndpointWithSecret> {
	await requireApiAccess(services, person)
	requireUsableUrl(url, services.settings.webhookPrivateAddresses)
	const id = randomUUID()
	return services.db.transaction(async (tx) => {
		const [endpoints] = await tx.select({ number: count() }).from(webhookEndpoints)
		if ((endpoints?.number ?? 0) >= mostEndpoints)
			throw new Problem(
				409,
				'too-many-webhooks',
				`You already have ${mostEndpoints} webhooks. Delete one first.`,
			)
		const [row] = await tx
			.insert(webhookEndpoints)
			.values({ id, name, url, events: [...new Set(events)], createdBy: person.id })
			.returning()
		if (!row) throw new Error('the insert returned no row')
		const details = { events: events.join(', ') }
		await recordAuditEvent(tx, { personId: person.id, action: 'webhook.created', subjectId: id, details })
		return { ...presentEndpoint(row), secret: endpointSecret(secret, row) }
	})
}
