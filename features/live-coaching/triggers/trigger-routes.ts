import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { EditTrigger, Trigger, TriggerInUse } from '../contract.ts'
import { changeTrigger } from './change-trigger.ts'
import { createTrigger } from './create-trigger.ts'
import { deleteTrigger } from './delete-trigger.ts'
import { listTriggers } from './list-triggers.ts'

const Params = z.object({ id: z.uuid() })

const list = createRoute({
	method: 'get',
	path: '/api/admin/triggers',
	responses: { 200: json(z.array(TriggerInUse), 'Every trigger, with the hints of the last 30 days') },
})
const create = createRoute({
	method: 'post',
	path: '/api/admin/triggers',
	request: { body: { required: true, ...json(EditTrigger, 'The trigger') } },
	responses: { 201: json(Trigger, 'Added; it applies from the next call on') },
})
const change = createRoute({
	method: 'patch',
	path: '/api/admin/triggers/{id}',
	request: {
		params: Params,
		body: { required: true, ...json(EditTrigger.partial(), 'The fields to change') },
	},
	responses: { 200: json(Trigger, 'Changed') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/admin/triggers/{id}',
	request: { params: Params },
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'Permanently deleted') },
})

/** What is listened for on live calls, for administrators. */
export function triggerRoutes({ db }: Services) {
	return newRouter<SignedIn>()
		.openapi(list, async (c) => c.json(await listTriggers(db), 200))
		.openapi(create, async (c) => c.json(await createTrigger(db, c.get('person'), c.req.valid('json')), 201))
		.openapi(change, async (c) => {
			const { id } = c.req.valid('param')
			return c.json(await changeTrigger(db, c.get('person'), id, c.req.valid('json')), 200)
		})
		.openapi(remove, async (c) => {
			await deleteTrigger(db, c.get('person'), c.req.valid('param').id)
			return c.json({ ok: true as const }, 200)
		})
}
