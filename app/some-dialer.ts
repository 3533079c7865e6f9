import { once } from 'node:events'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { WebSocket } from 'ws'
import { Dialer, LiveEvent } from '#features/live-coaching/contract.ts'
import { liveCalls } from '#features/live-coaching/tables.ts'
import { Person } from '#features/people/contract.ts'
import { someListeningApp } from './some-open-house.ts'

type OpenHouse = Awaited<ReturnType<typeof someListeningApp>>
type Client = Awaited<ReturnType<OpenHouse['signIn']>>

/** For tests: what an administrator fills in. */
export const someDialerForm = {
	name: 'Phoenix floor',
	kind: 'vicidial',
	allowedAddresses: [],
	autoStartCoaching: true,
	apiUrl: null,
	apiUser: null,
	recordingHosts: [],
	notifyOnCritical: false,
}

/** For tests: a dialer set up by an administrator, which reports calls over the network. */
export async function someDialer(admin: Client, form: object = {}, agents: Record<string, string> = {}) {
	const made = await send(admin, 'POST', '/api/admin/dialers', { ...someDialerForm, ...form })
	let dialer = Dialer.parse(await made.json())
	const list = Object.entries(agents).map(([agentId, personId]) => ({ agentId, personId }))
	const mapped = await send(admin, 'PUT', `/api/admin/dialers/${dialer.id}/agents`, list)
	dialer = Dialer.parse(await mapped.json())
	return {
		...dialer,
		path: `/api/admin/dialers/${dialer.id}`,
		/** Calls the address of this name as the dialer does, its fields filled in; those not given stay empty. */
		tell: (name: string, fields: Record<string, string>) => {
			const { url = '' } = dialer.urls.find((each) => each.name === name) ?? {}
			return fetch(url.replace(/--A--(\w+)--B--/g, (_, field) => encodeURIComponent(fields[field] ?? '')))
		},
		read: async () => {
			const all = Dialer.array().parse(await (await admin.fetch('/api/admin/dialers')).json())
			return all.find(({ id }) => id === dialer.id)
		},
	}
}

export function send(client: Client, method: string, path: string, body?: object) {
	const headers = { 'content-type': 'application/json' }
	return client.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

/** For tests: a browser of a person's, and the events it was told. */
export async function somePanel(app: { port: number }, { cookie }: { cookie: string }, after?: number) {
	const query = after === undefined ? '' : `?after=${after}`
	const socket = new WebSocket(`ws://127.0.0.1:${app.port}/ws/vicidial${query}`, { headers: { cookie } })
	const told: LiveEvent[] = []
	socket.on('message', (data) => told.push(LiveEvent.parse(JSON.parse(String(data)))))
	await once(socket, 'open')
	return {
		told,
		socket,
		/** Events in short: 'call_start M1'. */
		short: () => told.map(({ type, callId }) => `${type} ${callId}`),
		close: () => socket.terminate(),
	}
}

/** How long to wait for what a panel is told. */
export const soon = { timeout: 5000, interval: 20 }

/**
 * For tests: the product reached over the network, and a dialer in it that knows Maya as agent 2041 and Sam as
 * Sam_O; `start` and `dispo` tell of Maya's calls.
 */
export async function someFloor(atEnd: (close: () => void) => void, log?: Logger) {
	const app = await someListeningApp({}, atEnd, log)
	const { db } = app.services
	const dana = await app.signIn('dana.whitfield')
	const maya = await app.signIn('maya.ortiz')
	const sam = await app.signIn('sam.okafor')
	const idOf = async (client: Client) => Person.parse(await (await client.fetch('/api/user')).json()).id
	const [danaId, mayaId, samId] = [await idOf(dana), await idOf(maya), await idOf(sam)]
	const dialer = await someDialer(dana, {}, { '2041': mayaId, Sam_O: samId })
	return {
		app,
		db,
		dana,
		maya,
		sam,
		danaId,
		mayaId,
		samId,
		dialer,
		start: (call_id: string, fields: Record<string, string> = {}) =>
			dialer.tell('Start Call URL', { user: '2041', call_id, ...fields }),
		dispo: (call_id: string, fields: Record<string, string> = {}) =>
			dialer.tell('Dispo Call URL', { user: '2041', call_id, ...fields }),
		findCall: async (callId: string, agentId = '2041') => {
			const isIt = and(eq(liveCalls.callId, callId), eq(liveCalls.agentId, agentId))
			return (await db.select().from(liveCalls).where(isIt))[0]
		},
	}
}
