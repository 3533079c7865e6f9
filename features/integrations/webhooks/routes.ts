import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { requireRecentSignIn, type SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import { Delivery, EditEndpoint, Endpoint, EndpointWithSecret, NewEndpoint } from '../contract.ts'
import { changeEndpoint } from './change-endpoint.ts'
import { createEndpoint } from './create-endpoint.ts'
import { deleteEndpoint } from './delete-endpoint.ts'
import { DeliveriesQuery, listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './present-endpoint.ts'
import { rotateEndpointSecret } from './rotate-endpoint-secret.ts'
import { sendAgain, sendTest } from './send-now.ts'

const Params = z.object({ id: z.uuid() })
const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }

const list = createRoute({
	method: 'get',
	path: '/api/admin/webhooks',
	responses: { 200: json(z.array(Endpoint), 'Every webhook, oldest first') },
})
const create = createRoute({
	method: 'post',
	path: '/api/admin/webhooks',
	request: { body: { required: true, ...json(NewEndpoint, 'Address and events') } },
	responses: { 201: json(EndpointWithSecret, 'Created; the secret is shown only once') },
})
const change = createRoute({
	method: 'patch',
	path: '/api/admin/webhooks/{id}',
	request: { params: Params, body: { required: true, ...json(EditEndpoint, 'The fields to change') } },
	responses: { 200: json(Endpoint, 'Changed') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/admin/webhooks/{id}',
	request: { params: Params },
	responses: { 200: json(Done, 'Deleted, with its log; waiting messages are not sent') },
})
const rotate = createRoute({
	method: 'post',
	path: '/api/admin/webhooks/{id}/rotate',
	request: { params: Params },
	responses: {
		200: json(
			EndpointWithSecret,
			'A new secret, shown only once; for a day, messages are also signed with the old one',
		),
	},
})
const test = createRoute({
	method: 'post',
	path: '/api/admin/webhooks/{id}/test',
	request: { params: Params },
	responses: { 202: json(Done, 'A test is on its way; see the log') },
})
const deliveries = createRoute({
	method: 'get',
	path: '/api/admin/webhooks/{id}/deliveries',
	request: { params: Params, query: DeliveriesQuery },
	responses: { 200: json(z.array(Delivery), 'The log, newest first; the next page in `Link`') },
})
const again = createRoute({
	method: 'post',
	path: '/api/admin/webhooks/{id}/deliveries/{deliveryId}/send',
	request: { params: Params.extend({ deliveryId: z.uuid() }) },
	responses: { 202: json(Done, 'The message is being sent again') },
})

/** For administrators. `secret` is the server's own. */
export function webhookRouter(services: Services, secret: string) {
	const { db } = services
	return newRouter<SignedIn>()
		.openapi(list, async (c) => c.json(await listEndpoints(services), 200))
		.openapi(create, async (c) => {
			requireRecentSignIn(c.get('session'))
			return c.json(await createEndpoint(services, secret, c.get('person'), c.req.valid('json')), 201)
		})
		.openapi(change, async (c) => {
			requireRecentSignIn(c.get('session'))
			const { id } = c.req.valid('param')
			return c.json(await changeEndpoint(services, c.get('person'), id, c.req.valid('json')), 200)
		})
		.openapi(remove, async (c) => {
			await deleteEndpoint(db, c.get('person'), c.req.valid('param').id)
			return c.json(done, 200)
		})
		.openapi(rotate, async (c) => {
			requireRecentSignIn(c.get('session'))
			const { id } = c.req.valid('param')
			return c.json(await rotateEndpointSecret(services, secret, c.get('person'), id), 200)
		})
		.openapi(test, async (c) => {
			await sendTest(services, c.get('person'), c.req.valid('param').id)
			return c.json(done, 202)
		})
		.openapi(deliveries, async (c) => {
			const listed = await listDeliveries(db, c.req.valid('param').id, c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
		.openapi(again, async (c) => {
			const { id, deliveryId } = c.req.valid('param')
			await sendAgain(services, c.get('person'), id, deliveryId)
			return c.json(done, 202)
		})
}
