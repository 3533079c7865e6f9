import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { type ApiEnv, newRouter } from '#platform/http/api.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { Dialer } from '../contract.ts'
import { noteEvent, noteUnknownAgent } from '../dialers/note-event.ts'
import { admitEvent, createEventThrottle } from './admit-event.ts'
import type { CallEvent } from './call-event.ts'
import { Field, requireField } from './event-fields.ts'
import { ConvosoAddress, readConvosoEvent } from './read-convoso-event.ts'
import { readVicidialEvent, VicidialAddress } from './read-vicidial-event.ts'
import { takeEvent } from './take-event.ts'

const longestBody = 16 * 1024
const base = '/api/dialer'

/** Dialers have no session: their addresses carry a secret. */
export const isDialerPath = (path: string) => path.startsWith(`${base}/`)

type Values = Record<string, string>

/** A dialer's own words: the field that names the agent, and what its events say. */
type Dialect = { agentField: string; read: (address: string, values: Values) => CallEvent | null }

const dialects: Record<Dialer['kind'], Dialect> = {
	vicidial: {
		agentField: 'user',
		read: (address, values) => readVicidialEvent(VicidialAddress.parse(address), values),
	},
	// Convoso identifies agents by their email address.
	convoso: {
		agentField: 'agent_email',
		read: (address, values) => readConvosoEvent(ConvosoAddress.parse(address), values),
	},
}

/** Where dialers report calls, by GET and by POST. Their requests are parsed leniently and answered immediately. */
export function eventRoutes(services: Services, secret: string) {
	const throttle = createEventThrottle()

	async function take(c: Context<ApiEnv>, kind: Dialer['kind']) {
		const { agentField, read } = dialects[kind]
		const address = clientAddress(c, services.settings)
		await throttle(address)
		const values = await readValues(c)
		const agentId = Field.parse(values[agentField])?.toLowerCase() ?? null
		const { dialerId = '', event: told = '' } = c.req.param()
		const sender = { kind, dialerId, token: values.token ?? '', address, agentId }
		const { dialer, personId } = await admitEvent(services.db, secret, sender)
		await noteEvent(services.db, dialer)
		const agent = requireField(agentId, agentField)
		const event = read(told, values)
		if (!event) return
		if (personId) await takeEvent(services, { dialer, agentId: agent, personId }, event)
		else await noteUnknownAgent(services.db, dialer, agent)
	}

	const oneOf = ({ options }: { options: string[] }) => `:event{${options.join('|')}}`
	const byEither = ['GET', 'POST']
	return newRouter()
		.on(byEither, `${base}/vicidial/:dialerId/${oneOf(VicidialAddress)}`, limit, async (c) => {
			await take(c, 'vicidial')
			return c.text('OK')
		})
		.on(byEither, `${base}/convoso/:dialerId/${oneOf(ConvosoAddress)}/by_email`, limit, async (c) => {
			await take(c, 'convoso')
			return c.json({ ok: true })
		})
}

const limit = bodyLimit({
	maxSize: longestBody,
	onError: () => {
		throw new Problem(413, 'too-large', 'This event is too large.')
	},
})

/**
 * The fields of an event, from its address and its body: ViciDial's get2post.php moves all of them, the token
 * too, from the one to the other.
 */
async function readValues(c: Context): Promise<Values> {
	const values: Record<string, unknown> = { ...(await readBody(c)), ...c.req.query() }
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) =>
			typeof value === 'string' || typeof value === 'number' ? [[name, cleanText(String(value))]] : [],
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
