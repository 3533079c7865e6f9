import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { type ApiEnv, newRouter } from '#platform/http/api.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { Dialer } from '../contract.ts'
import { noteEvent, noteUnknownAgent } from '../dialers/note-event.ts'
import { admitEvent, createEventThrottle } from './admit-event.ts'
import type { CallEvent } from './call-event.ts'
import { requireField } from './event-fields.ts'
import { readConvosoAgent, readConvosoEvent } from './read-convoso-event.ts'
import { readVicidialAgent, readVicidialEvent } from './read-vicidial-event.ts'
import { takeEvent } from './take-event.ts'

const longestBody = 16 * 1024
const base = '/api/dialer'

/** Dialers have no session: their addresses carry a secret. */
export const isDialerPath = (path: string) => path.startsWith(`${base}/`)

type Reading = { agentId: string | null; agentField: string; read: () => CallEvent | null }

/** Where dialers tell of calls, by GET and by POST. What they send is read leniently and answered at once. */
export function eventRoutes(services: Services, secret: string) {
	const throttle = createEventThrottle()
	const limit = bodyLimit({
		maxSize: longestBody,
		onError: () => {
			throw new Problem(413, 'too-large', 'This event is too large.')
		},
	})

	async function take(c: Context<ApiEnv>, kind: Dialer['kind'], readAs: (values: Values) => Reading) {
		const address = clientAddress(c, services.settings)
		await throttle(address)
		const values = await readValues(c)
		const { agentId: named, agentField, read } = readAs(values)
		const agentId = named?.toLowerCase() ?? null
		const sender = {
			kind,
			dialerId: c.req.param('dialerId') ?? '',
			token: values.token ?? '',
			address,
			agentId,
		}
		const { dialer, personId } = await admitEvent(services.db, secret, sender)
		await noteEvent(services.db, dialer)
		const event = read()
		const agent = requireField(agentId, agentField)
		if (!event) return
		if (personId) await takeEvent(services, { dialer, agentId: agent, personId }, event)
		else await noteUnknownAgent(services.db, dialer, agent)
	}

	return newRouter()
		.on(['GET', 'POST'], `${base}/vicidial/:dialerId/:event{start|dispo|dead|push}`, limit, async (c) => {
			const event = z.enum(['start', 'dispo', 'dead', 'push']).parse(c.req.param('event'))
			await take(c, 'vicidial', (values) => ({
				agentId: readVicidialAgent(values),
				agentField: 'user',
				read: () => readVicidialEvent(event, values),
			}))
			return c.text('OK')
		})
		.on(
			['GET', 'POST'],
			`${base}/convoso/:dialerId/:event{start|stop|disposition}/by_email`,
			limit,
			async (c) => {
				const event = z.enum(['start', 'stop', 'disposition']).parse(c.req.param('event'))
				await take(c, 'convoso', (values) => ({
					agentId: readConvosoAgent(values),
					agentField: 'agent_email',
					read: () => readConvosoEvent(event, values),
				}))
				return c.json({ ok: true })
			},
		)
}

type Values = Record<string, string>

/**
 * The fields of an event, from its address and its body: ViciDial's get2post.php moves all of them, the token
 * too, from the one to the other.
 */
async function readValues(c: Context): Promise<Values> {
	const values: Record<string, unknown> = { ...(await readBody(c)), ...c.req.query() }
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) =>
			typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
		),
	)
}

/** A form or JSON; a body that is neither says nothing. */
async function readBody(c: Context): Promise<object> {
	if (c.req.method !== 'POST') return {}
	const text = await c.req.text()
	if (!c.req.header('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(text))
	try {
		return z.record(z.string(), z.unknown()).catch({}).parse(JSON.parse(text))
	} catch {
		return {}
	}
}
