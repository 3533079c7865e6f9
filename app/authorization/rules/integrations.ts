import { ApiToken, Delivery, Endpoint } from '#features/integrations/contract.ts'
import { postJson } from '../../fixtures/app.ts'
import { readJson } from '../../fixtures/call.ts'
import type { SomeAskers } from '../fixtures/askers.ts'
import type { Rules } from '../rule.ts'

const newToken = { name: 'Nightly import', scopes: ['recordings:read'], expiresInDays: 1 }
const endpoint = { name: 'Warehouse', url: 'https://hooks.invalid/candor', events: ['deal.closed'] }

/** A token of the owner's. */
async function someToken({ owner }: SomeAskers) {
	return { id: ApiToken.parse(await (await postJson(owner, '/api/tokens', newToken)).json()).id }
}

async function someEndpoint({ administrator }: SomeAskers) {
	const answer = await postJson(administrator, '/api/admin/webhooks', endpoint)
	return { id: Endpoint.parse(await answer.json()).id }
}

/** A message that an endpoint was sent. */
async function someDelivery(company: SomeAskers) {
	const { id } = await someEndpoint(company)
	const log = `/api/admin/webhooks/${id}`
	await postJson(company.administrator, `${log}/test`, {})
	const [delivery] = Delivery.array().parse(await readJson(company.administrator, `${log}/deliveries`))
	return { id, deliveryId: delivery?.id ?? '' }
}

/** What other programs may do and receive. Token scopes are tested in `api-tokens.test.ts`: here everyone has a session. */
export const integrationRules: Rules = {
	'GET /api/tokens': { for: 'everybody signed in', of: someToken, shownTo: 'the owner' },
	'POST /api/tokens': { for: 'everybody signed in', body: newToken },
	'DELETE /api/tokens/:id': { for: 'the owner and administrators', of: someToken },
	'GET /api/admin/tokens': { for: 'administrators' },
	'GET /api/admin/webhooks': { for: 'administrators' },
	'POST /api/admin/webhooks': { for: 'administrators', body: endpoint },
	'PATCH /api/admin/webhooks/:id': { for: 'administrators', of: someEndpoint, body: { isOn: false } },
	'DELETE /api/admin/webhooks/:id': { for: 'administrators', of: someEndpoint },
	'POST /api/admin/webhooks/:id/rotate': { for: 'administrators', of: someEndpoint },
	'POST /api/admin/webhooks/:id/test': { for: 'administrators', of: someEndpoint },
	'GET /api/admin/webhooks/:id/deliveries': { for: 'administrators', of: someEndpoint },
	'POST /api/admin/webhooks/:id/deliveries/:deliveryId/send': { for: 'administrators', of: someDelivery },
	'GET /api/openapi.json': { for: 'everybody signed in' },
	'GET /api/docs': { for: 'anybody' },
}
