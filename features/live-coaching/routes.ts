import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import { requireRecentSignIn, type SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { ownOrigin } from '#platform/http/own-address.ts'
import type { Services } from '#platform/services.ts'
import {
	Dialer,
	DialerAgent,
	EditDialer,
	EditLiveSettings,
	HintEvent,
	LiveSettings,
	StartTestCall,
	TestCall,
} from './contract.ts'
import { changeDialer } from './dialers/change-dialer.ts'
import { createDialer } from './dialers/create-dialer.ts'
import { deleteDialer } from './dialers/delete-dialer.ts'
import { mapAgents, mostAgents } from './dialers/map-agents.ts'
import { listDialers } from './dialers/present-dialer.ts'
import { rotateSecret } from './dialers/rotate-secret.ts'
import { sendTestCall } from './dialers/send-test-call.ts'
import { changeLiveSettings } from './settings/change-live-settings.ts'
import { countHint } from './settings/count-hint.ts'
import { readLiveSettings } from './settings/read-live-settings.ts'

const Params = z.object({ id: z.uuid() })
const Done = z.object({ ok: z.literal(true) })

const list = createRoute({
	method: 'get',
	path: '/api/admin/dialers',
	responses: { 200: json(z.array(Dialer), 'Every dialer, with the addresses to paste into it') },
})
const create = createRoute({
	method: 'post',
	path: '/api/admin/dialers',
	request: { body: { required: true, ...json(EditDialer, 'The dialer') } },
	responses: { 201: json(Dialer, 'Added') },
})
const change = createRoute({
	method: 'patch',
	path: '/api/admin/dialers/{id}',
	request: { params: Params, body: { required: true, ...json(EditDialer.partial(), 'What changes') } },
	responses: { 200: json(Dialer, 'Changed') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/admin/dialers/{id}',
	request: { params: Params },
	responses: { 200: json(Done, 'Deleted, with its agents and what it reported about calls') },
})
const rotate = createRoute({
	method: 'post',
	path: '/api/admin/dialers/{id}/rotate',
	request: { params: Params },
	responses: { 200: json(Dialer, 'The dialer with new addresses; the old ones have stopped working') },
})
const agents = createRoute({
	method: 'put',
	path: '/api/admin/dialers/{id}/agents',
	request: {
		params: Params,
		body: { required: true, ...json(z.array(DialerAgent).max(mostAgents), 'All agents of the dialer') },
	},
	responses: { 200: json(Dialer, 'The dialer with its agents') },
})
const testCall = createRoute({
	method: 'post',
	path: '/api/admin/dialers/{id}/test-call',
	request: {
		params: Params,
		body: { required: true, ...json(StartTestCall, 'The person whose panel opens') },
	},
	responses: { 201: json(TestCall, 'The call has started and ends automatically') },
})
const changeSettings = createRoute({
	method: 'put',
	path: '/api/admin/live-settings',
	request: { body: { required: true, ...json(EditLiveSettings, 'The settings') } },
	responses: { 200: json(LiveSettings.pick({ consentStates: true }), 'The settings as saved') },
})
const settings = createRoute({
	method: 'get',
	path: '/api/live/settings',
	responses: { 200: json(LiveSettings, 'The settings the panel uses') },
})
const hint = createRoute({
	method: 'post',
	path: '/api/live/hints',
	request: { body: { required: true, ...json(HintEvent, 'What happened to a hint') } },
	responses: { 200: json(Done, 'Counted, once') },
})

/** Dialer settings, and the routes of the panel. `secret` is the server's own. */
export function settingsRoutes(services: Services, secret: string) {
	const { db } = services
	/** The address where dialers reach this server: the configured one, or the one the administrator uses. */
	const place = (c: Context) => ({
		secret,
		base: services.settings.publicUrl ?? ownOrigin(c, services.settings),
	})
	return newRouter<SignedIn>()
		.openapi(list, async (c) => c.json(await listDialers(db, place(c)), 200))
		.openapi(create, async (c) => {
			requireRecentSignIn(c.get('session'))
			return c.json(await createDialer(db, c.get('person'), c.req.valid('json'), place(c)), 201)
		})
		.openapi(change, async (c) => {
			requireRecentSignIn(c.get('session'))
			const { id } = c.req.valid('param')
			return c.json(await changeDialer(db, c.get('person'), id, c.req.valid('json'), place(c)), 200)
		})
		.openapi(remove, async (c) => {
			await deleteDialer(services, c.get('person'), c.req.valid('param').id)
			return c.json({ ok: true as const }, 200)
		})
		.openapi(rotate, async (c) => {
			requireRecentSignIn(c.get('session'))
			return c.json(await rotateSecret(db, c.get('person'), c.req.valid('param').id, place(c)), 200)
		})
		.openapi(agents, async (c) => {
			const { id } = c.req.valid('param')
			return c.json(await mapAgents(services, c.get('person'), id, c.req.valid('json'), place(c)), 200)
		})
		.openapi(testCall, async (c) => {
			const { personId = c.get('person').id } = c.req.valid('json')
			return c.json(await sendTestCall(services, { dialerId: c.req.valid('param').id, personId }), 201)
		})
		.openapi(changeSettings, async (c) =>
			c.json(await changeLiveSettings(db, c.get('person'), c.req.valid('json')), 200),
		)
		.openapi(settings, async (c) => c.json(await readLiveSettings(services, c.get('person')), 200))
		.openapi(hint, async (c) => {
			await countHint(db, c.get('person'), c.req.valid('json'))
			return c.json({ ok: true as const }, 200)
		})
}
