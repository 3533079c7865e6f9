import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import type { EditEndpoint, Endpoint } from '../contract.ts'
import { requireApiAccess } from '../require-api-access.ts'
import { webhookEndpoints } from '../tables.ts'
import { lockEndpoint, presentEndpoint } from './present-endpoint.ts'
import { requireUsableUrl } from './require-usable-url.ts'

/**
 * Changes what is given. An endpoint that is switched on, or has a new address, starts with a clean slate. Throws
 * Problem 400 for an address that cannot be used, 402 where the plan has no API access, and 404.
 */
export async function changeEndpoint(
	services: Services,
	person: Person,
	id: string,
	edit: EditEndpoint,
): Promise<Endpoint> {
	await requireApiAccess(services, person)
	if (edit.url) requireUsableUrl(edit.url, services.settings.webhookPrivateAddresses)
	return services.db.transaction(async (tx) => {
		const { name, url } = await lockEndpoint(tx, id)
		const isFresh = edit.isOn || (edit.url ?? url) !== url
		const [row] = await tx
			.update(webhookEndpoints)
			.set({ name, ...edit, ...(isFresh && { failingSince: null, hasFailed: false }) })
			.where(eq(webhookEndpoints.id, id))
			.returning()
		if (!row) throw new Error('the update returned no row')
		const details = { fields: Object.keys(edit).join(', ') }
		await recordAuditEvent(tx, { personId: person.id, action: 'webhook.changed', subjectId: id, details })
		return presentEndpoint(row)
	})
}
