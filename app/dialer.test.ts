import { once } from 'node:events'
import { and, eq, max } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { auditEvents } from '#features/audit/tables.ts'
import { Dialer, LiveSettings, longestCallHours, TestCall } from '#features/live-coaching/contract.ts'
import { tidyLiveCalls } from '#features/live-coaching/index.ts'
import {
	coachingTriggers,
	dialers,
	hintEvents,
	liveCalls,
	liveEvents,
} from '#features/live-coaching/tables.ts'
import { Person } from '#features/people/contract.ts'
import { send, someDialer, someDialerForm, somePanel } from './some-dialer.ts'
import { someOpenHouse } from './some-open-house.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
const house = await someOpenHouse({}, afterAll, log)
const { db } = house.services
const dana = await house.signIn('dana.whitfield')
const maya = await house.signIn('maya.ortiz')
const sam = await house.signIn('sam.okafor')
const idOf = async (client: typeof maya) => Person.parse(await (await client.fetch('/api/user')).json()).id
const [danaId, mayaId, samId] = (await Promise.all([dana, maya, sam].map(idOf))) as [string, string, string]
const dialer = await someDialer(dana, {}, { '2041': mayaId, Sam_O: samId })

const start = (call_id: string, fields: Record<string, string> = {}) =>
	dialer.tell('Start Call URL', { user: '2041', call_id, ...fields })
const dispo = (call_id: string, fields: Record<string, string> = {}) =>
	dialer.tell('Dispo Call URL', { user: '2041', call_id, ...fields })
const soon = { timeout: 5000, interval: 20 }
const findCall = async (callId: string, agentId = '2041') => {
	const isIt = and(eq(liveCalls.callId, callId), eq(liveCalls.agentId, agentId))
	return (await db.select().from(liveCalls).where(isIt))[0]
}

test('only administrators set up dialers', async () => {
	expect((await house.api.request('/api/admin/dialers')).status).toBe(401)
	for (const [method, path] of [
		['GET', '/api/admin/dialers'],
		['POST', '/api/admin/dialers'],
		['PATCH', dialer.path],
		['DELETE', dialer.path],
		['POST', `${dialer.path}/rotate`],
		['PUT', `${dialer.path}/agents`],
		['POST', `${dialer.path}/test-call`],
		['PUT', '/api/admin/live-settings'],
	] as const)
		expect([path, (await send(maya, method, path)).status]).toEqual([path, 403])
})

test('nobody without a session hears of calls', async () => {
	const socket = new WebSocket(`ws://127.0.0.1:${house.port}/ws/vicidial`)
	const [, answer] = await once(socket, 'unexpected-response')
	expect(answer.statusCode).toBe(401)
	socket.on('error', () => {}).terminate()
})

test('the addresses to paste are those the dialer fills in', () => {
	expect(dialer.urls.map(({ name }) => name)).toEqual([
		'Start Call URL',
		'Dispo Call URL',
		'Dead Call Trigger URL',
		'Agent Push URL',
	])
	const base = `http://127.0.0.1:${house.port}/api/dialer/vicidial/${dialer.id}`
	expect(dialer.urls[0]?.url).toMatch(
		new RegExp(
			`^${base}/start\\?token=[\\w-]{43}&user=--A--user--B--&call_id=--A--call_id--B--&lead_id=--A--lead_id--B--&phone_number=--A--phone_number--B--&campaign=--A--campaign--B--$`,
		),
	)
	expect(dialer.urls[3]?.url).toMatch(
		/^get2post\.php\?uniqueid=--A--epoch--B--\.--A--agent_log_id--B--&type=event&HTTPURLTOPOST=127\.0\.0\.1:/,
	)
	expect(dialer.urls.every(({ url }) => !/pass/.test(url))).toBe(true)
})

test('a call that starts and ends is told to its agent alone', async () => {
	const panel = await somePanel(house, maya)
	const others = await somePanel(house, sam)
	const began = await start('M1', { phone_number: '7275550137', campaign: 'DEBT1', lead_id: '88' })
	expect([began.status, await began.text()]).toEqual([200, 'OK'])
	await expect.poll(() => panel.told, soon).toHaveLength(1)
	expect(panel.told[0]).toEqual({
		type: 'call_start',
		seq: expect.any(Number),
		callId: 'M1',
		agentId: '2041',
		phoneNumber: '7275550137',
		campaign: 'DEBT1',
		timestamp: expect.any(String),
		autoStartCoaching: true,
		consentState: 'FL',
	})
	await dialer.tell('Dead Call Trigger URL', { user: '2041', call_id: 'M1', lead_id: '88' })
	const ended = { dispo: 'SALE', talk_time: '412', recording_filename: '20260101_727_2041_M1' }
	expect((await dispo('M1', ended)).status).toBe(200)
	await expect.poll(panel.short, soon).toEqual(['call_start M1', 'call_end M1'])
	expect(await findCall('M1')).toMatchObject({
		disposition: 'SALE',
		talkSeconds: 412,
		recordingName: '20260101_727_2041_M1',
		leadId: '88',
		arrival: 'not_asked',
	})
	expect(others.told).toEqual([])
	panel.close()
	others.close()
})

test('told twice, a call is one', async () => {
	const panel = await somePanel(house, maya)
	await Promise.all([start('M2'), start('M2'), start('M2')])
	await Promise.all([dispo('M2', { dispo: 'NI' }), dispo('M2', { dispo: 'NI' })])
	await start('M3')
	await expect.poll(panel.short, soon).toEqual(['call_start M2', 'call_end M2', 'call_start M3'])
	await dispo('M3')
	panel.close()
})

test('a start that comes after the end opens no panel', async () => {
	const panel = await somePanel(house, maya)
	await dispo('M4', { dispo: 'A', talk_time: '3', phone_number: '2025550142' })
	await start('M4')
	await start('M5')
	await expect.poll(panel.short, soon).toEqual(['call_start M5'])
	expect(await findCall('M4')).toMatchObject({ disposition: 'A', phoneNumber: '2025550142' })
	expect((await findCall('M4'))?.endedAt).not.toBeNull()
	panel.close()
})

test('the next call of an agent ends the one before', async () => {
	const panel = await somePanel(house, maya)
	await expect.poll(panel.short, soon).toEqual(['call_start M5'])
	await start('M6')
	await expect.poll(panel.short, soon).toEqual(['call_start M5', 'call_end M5', 'call_start M6'])
	await dispo('M5', { dispo: 'CALLBK' })
	await dispo('M6')
	expect((await findCall('M5'))?.disposition).toBe('CALLBK')
	await expect.poll(() => panel.told, soon).toHaveLength(4)
	panel.close()
})

test('pushed events open a manual call, and the number follows', async () => {
	const panel = await somePanel(house, maya)
	const { url = '' } = dialer.urls.find(({ name }) => name === 'Agent Push URL') ?? {}
	/** As ViciDial's get2post.php does: all that follows the question mark goes into a form. */
	const push = (event: string, message: string, leadId = '91') => {
		const [, target = ''] = url.split('HTTPURLTOPOST=')
		const [place, fields = ''] = target.split('?')
		const values: Record<string, string> = { user: '2041', event, message, lead_id: leadId }
		const body = fields.replace(/--A--(\w+)--B--/g, (_, field) => encodeURIComponent(values[field] ?? ''))
		const headers = { 'content-type': 'application/x-www-form-urlencoded' }
		return fetch(`http://${place}`, { method: 'POST', headers, body })
	}
	expect((await push('state_ready', '')).status).toBe(200)
	await push('call_answered', 'M7')
	await start('M7', { phone_number: '13035550188', lead_id: '91' })
	await push('call_dead', '', '90')
	await push('agent_hangup', '')
	await push('dispo_set', 'DNC')
	await expect.poll(panel.short, soon).toEqual(['call_start M7', 'call_start M7', 'call_end M7'])
	expect(panel.told.map((event) => (event.type === 'call_start' ? event.phoneNumber : ''))).toEqual([
		null,
		'13035550188',
		'',
	])
	expect(panel.told[1]).toMatchObject({ consentState: null, timestamp: panel.told[0]?.timestamp })
	panel.close()
})

test('a call handed on to another agent is one of each', async () => {
	await start('V1')
	await dialer.tell('Start Call URL', { user: 'SAM_O', call_id: 'V1' })
	await dispo('V1', { dispo: 'XFER' })
	const panel = await somePanel(house, sam)
	await expect.poll(panel.short, soon).toEqual(['call_start V1'])
	expect((await findCall('V1', 'sam_o'))?.personId).toBe(samId)
	await dialer.tell('Dispo Call URL', { user: 'sam_o', call_id: 'V1', dispo: 'SALE' })
	await expect.poll(() => panel.told, soon).toHaveLength(2)
	panel.close()
})

test('a browser that comes back is told what it missed, once', async () => {
	const panel = await somePanel(house, maya)
	await start('M8')
	await expect.poll(() => panel.told, soon).toHaveLength(1)
	panel.close()
	await dispo('M8')
	await start('M9')
	const [seen] = panel.told
	const again = await somePanel(house, maya, seen?.seq)
	await expect.poll(again.short, soon).toEqual(['call_end M8', 'call_start M9'])
	const fresh = await somePanel(house, maya)
	await expect.poll(fresh.short, soon).toEqual(['call_start M9'])
	const fromElsewhere = await somePanel(house, maya, 9_999_999)
	await expect.poll(fromElsewhere.short, soon).toEqual(['call_start M9'])
	await dispo('M9')
	for (const browser of [again, fresh, fromElsewhere])
		await expect.poll(() => browser.short().at(-1), soon).toBe('call_end M9')
	expect(again.told).toHaveLength(3)
	for (const browser of [again, fresh, fromElsewhere]) browser.close()
})

test('sockets that drop while calls come and go lose and double nothing', async () => {
	const told: string[] = []
	const rows = await db.select({ seq: max(liveEvents.seq) }).from(liveEvents)
	let after = rows[0]?.seq ?? 0
	let isOver = false
	const browsing = (async () => {
		while (!isOver) {
			const panel = await somePanel(house, maya, after)
			await new Promise((resolve) => setTimeout(resolve, 15 * Math.random()))
			panel.close()
			for (const { seq, type, callId } of panel.told) {
				after = seq
				told.push(`${type} ${callId}`)
			}
		}
		const last = await somePanel(house, maya, after)
		await expect.poll(() => [...told, ...last.short()].at(-1), soon).toBe('call_end D39')
		told.push(...last.short())
		last.close()
	})()
	const numbers = Array.from({ length: 40 }, (_, index) => index)
	for (const number of numbers) {
		await start(`D${number}`)
		await dispo(`D${number}`)
	}
	isOver = true
	await browsing
	const expected = numbers.flatMap((number) => [`call_start D${number}`, `call_end D${number}`])
	expect(told.filter((event) => / D\d/.test(event))).toEqual(expected)
})

test('what a browser sends is not listened to', async () => {
	const panel = await somePanel(house, maya)
	panel.socket.send('{"type":"call_start"}')
	const [code] = await once(panel.socket, 'close')
	expect(code).toBe(1003)
})

test('an unknown agent is noted for the administrator', async () => {
	expect((await start('M10', { user: 'Nobody7' })).status).toBe(200)
	expect(await findCall('M10', 'nobody7')).toBeUndefined()
	expect((await dialer.read())?.unknownAgents).toEqual(['nobody7'])
	expect((await dialer.read())?.lastEventAt).not.toBeNull()
	const agents = [
		{ agentId: '2041', personId: mayaId },
		{ agentId: 'sam_o', personId: samId },
		{ agentId: 'NOBODY7', personId: danaId },
	]
	const answer = await send(dana, 'PUT', `${dialer.path}/agents`, agents)
	expect(Dialer.parse(await answer.json()).unknownAgents).toEqual([])
	const twice = [...agents, { agentId: 'nobody7', personId: mayaId }]
	expect((await send(dana, 'PUT', `${dialer.path}/agents`, twice)).status).toBe(400)
	const stranger = [{ agentId: 'x', personId: 'nobody' }]
	expect((await send(dana, 'PUT', `${dialer.path}/agents`, stranger)).status).toBe(400)
})

test('an agent who is somebody else from now on is shown the call in progress no more', async () => {
	const other = await someDialer(dana, { name: 'Moving' }, { '7': mayaId, '8': samId })
	const [mayas, sams] = [await somePanel(house, maya), await somePanel(house, sam)]
	await other.tell('Start Call URL', { user: '7', call_id: 'N1' })
	await other.tell('Start Call URL', { user: '8', call_id: 'N2' })
	await expect.poll(mayas.short, soon).toEqual(['call_start N1'])
	const agents = [
		{ agentId: '7', personId: danaId },
		{ agentId: '8', personId: samId },
	]
	expect((await send(dana, 'PUT', `${other.path}/agents`, agents)).status).toBe(200)
	await expect.poll(mayas.short, soon).toEqual(['call_start N1', 'call_end N1'])
	await other.tell('Dispo Call URL', { user: '7', call_id: 'N1', dispo: 'SALE' })
	expect(await findCall('N1', '7')).toMatchObject({ personId: mayaId, disposition: 'SALE' })
	await other.tell('Dispo Call URL', { user: '8', call_id: 'N2' })
	await expect.poll(sams.short, soon).toEqual(['call_start N2', 'call_end N2'])
	expect(mayas.told).toHaveLength(2)
	await send(dana, 'DELETE', other.path)
	for (const panel of [mayas, sams]) panel.close()
})

test('events with a wrong token or for no dialer are told nothing', async () => {
	const place = `http://127.0.0.1:${house.port}/api/dialer/vicidial`
	const { url = '' } = dialer.urls[0] ?? {}
	const answers = await Promise.all(
		[
			`${place}/${dialer.id}/start?token=wrong&user=2041&call_id=M11`,
			`${place}/${dialer.id}/start?user=2041&call_id=M11`,
			`${place}/6f0c1e0a-0000-4000-8000-000000000000/start?token=wrong&user=2041&call_id=M11`,
			`${place}/nonsense/start?token=wrong&user=2041&call_id=M11`,
			url.replace('/vicidial/', '/convoso/').replace('/start?', '/start/by_email?'),
		].map(async (address) => {
			const answer = await fetch(address)
			return [answer.status, ((await answer.json()) as { message: string }).message]
		}),
	)
	for (const answer of answers) expect(answer).toEqual([404, 'There is nothing at this address.'])
	expect(await findCall('M11')).toBeUndefined()
})

test('what a dialer sends is read leniently, but a call and an agent must be named', async () => {
	expect((await start('')).status).toBe(400)
	expect((await start('M12', { user: '' })).status).toBe(400)
	expect((await start('M12', { user: 'x'.repeat(121) })).status).toBe(400)
	const odd = {
		talk_time: '-3',
		recording_filename: '--A--recording_filename--B--',
		campaign: 'C'.repeat(200),
	}
	expect((await dispo('M12', odd)).status).toBe(200)
	expect(await findCall('M12')).toMatchObject({ talkSeconds: null, recordingName: null, campaign: null })
	const { url = '' } = dialer.urls[0] ?? {}
	const body = 'x'.repeat(20_000)
	expect((await fetch(url, { method: 'POST', body })).status).toBe(413)
})

test('a new secret makes the old addresses stop', async () => {
	const other = await someDialer(dana, { name: 'Spare' }, { '9': mayaId })
	expect((await other.tell('Start Call URL', { user: '9', call_id: 'R1' })).status).toBe(200)
	await other.tell('Dispo Call URL', { user: '9', call_id: 'R1' })
	const rotated = Dialer.parse(await (await send(dana, 'POST', `${other.path}/rotate`)).json())
	expect((await other.tell('Start Call URL', { user: '9', call_id: 'R2' })).status).toBe(404)
	const { url = '' } = rotated.urls[0] ?? {}
	expect((await fetch(url.replace('--A--user--B--', '9').replace('--A--call_id--B--', 'R3'))).status).toBe(
		200,
	)

	const panel = await somePanel(house, maya)
	await expect.poll(panel.short, soon).toEqual(['call_start R3'])
	expect((await send(dana, 'DELETE', other.path)).status).toBe(200)
	await expect.poll(panel.short, soon).toEqual(['call_start R3', 'call_end R3'])
	expect(await other.read()).toBeUndefined()
	expect((await fetch(url)).status).toBe(404)
	panel.close()
	const trail = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, other.id))
	expect(trail.map(({ action }) => action)).toEqual([
		'dialer.created',
		'dialer.changed',
		'dialer.secret-rotated',
		'dialer.deleted',
	])
})

test('events are taken from allowed addresses alone', async () => {
	const change = (allowedAddresses: string[]) => send(dana, 'PATCH', dialer.path, { allowedAddresses })
	await change(['203.0.113.0/24', '2001:db8::/32'])
	expect((await start('M13')).status).toBe(403)
	await change(['127.0.0.0/8'])
	expect((await start('M13')).status).toBe(200)
	await dispo('M13')
	expect((await change(['not an address'])).status).toBe(400)
	await change([])
})

test('a password is kept sealed, and never sent back', async () => {
	const form = {
		...someDialerForm,
		apiUrl: 'https://dialer.example.com',
		apiUser: 'qa',
		apiPassword: 'k3epQuiet',
	}
	const made = await send(dana, 'POST', '/api/admin/dialers', form)
	const text = await made.text()
	expect(text).not.toContain('k3epQuiet')
	const { id, hasApiPassword } = Dialer.parse(JSON.parse(text))
	expect(hasApiPassword).toBe(true)
	const stored = async () => (await db.select().from(dialers).where(eq(dialers.id, id)))[0]?.apiPassword
	const sealed = await stored()
	expect(sealed).not.toContain('k3epQuiet')
	const changed = await send(dana, 'PATCH', `/api/admin/dialers/${id}`, { name: 'Renamed' })
	expect(Dialer.parse(await changed.json())).toMatchObject({ name: 'Renamed', hasApiPassword: true })
	expect(await stored()).toBe(sealed)
	await send(dana, 'PATCH', `/api/admin/dialers/${id}`, { apiPassword: '' })
	expect(await stored()).toBeNull()
	await send(dana, 'DELETE', `/api/admin/dialers/${id}`)
})

test('a kept password goes to no other address than it was given for', async () => {
	const apiUrl = 'https://dialer.example.com/old'
	const kept = await someDialer(dana, { apiUrl, apiUser: 'qa', apiPassword: 'k3epQuiet' })
	const change = async (edit: object) => (await send(dana, 'PATCH', kept.path, edit)).status
	const elsewhere = { apiUrl: 'https://elsewhere.example.com' }
	expect(await change({ apiUrl: 'https://dialer.example.com/new' })).toBe(200)
	expect(await change(elsewhere)).toBe(400)
	expect(await change({ apiUrl: 'http://dialer.example.com' })).toBe(400)
	expect(await change({ apiUrl: null })).toBe(200)
	expect(await change(elsewhere)).toBe(400)
	expect((await kept.read())?.apiUrl).toBeNull()
	expect(await change({ ...elsewhere, apiPassword: 'an0ther' })).toBe(200)
	await send(dana, 'DELETE', kept.path)
})

test('a Convoso workflow tells of calls by the agent’s e-mail', async () => {
	const convoso = await someDialer(
		dana,
		{ kind: 'convoso', autoStartCoaching: false },
		{ 'maya@example.com': mayaId },
	)
	const [begin = '', stop = '', disposition = ''] = convoso.urls.map(({ url }) => url)
	const panel = await somePanel(house, maya)
	const call = 'voip_call_id=c77&voip_customer_id=5&voip_campaign_name=Relief&agent_email=Maya%40Example.com'
	const began = await fetch(`${begin}&${call}&phone_number=9165550111`)
	expect([began.status, await began.json()]).toEqual([200, { ok: true }])
	await fetch(`${stop}&${call}`)
	const headers = { 'content-type': 'application/json' }
	const body = JSON.stringify({
		agent_email: 'maya@example.com',
		voip_call_id: 'c77',
		disposition: 'Enrolled',
	})
	await fetch(disposition, { method: 'POST', headers, body })
	await expect.poll(panel.short, soon).toEqual(['call_start c77', 'call_end c77'])
	expect(panel.told[0]).toMatchObject({ autoStartCoaching: false, consentState: 'CA', campaign: 'Relief' })
	expect(await findCall('c77', 'maya@example.com')).toMatchObject({ disposition: 'Enrolled', leadId: '5' })
	panel.close()
})

test('an administrator sends a test call to a panel', async () => {
	const panel = await somePanel(house, dana)
	const sent = await send(dana, 'POST', `${dialer.path}/test-call`, {})
	const { callId } = TestCall.parse(await sent.json())
	await expect.poll(panel.short, soon).toEqual([`call_start ${callId}`])
	expect(panel.told[0]).toMatchObject({ campaign: 'Test call', agentId: 'nobody7' })
	expect((await send(dana, 'POST', `${dialer.path}/test-call`, {})).status).toBe(409)
	expect((await send(dana, 'POST', `${dialer.path}/test-call`, { personId: 'nobody' })).status).toBe(404)
	await expect
		.poll(panel.short, { timeout: 15_000, interval: 200 })
		.toEqual([`call_start ${callId}`, `call_end ${callId}`])
	panel.close()
})

test('the panel learns what to listen for, and where everybody must consent', async () => {
	expect((await house.api.request('/api/live/settings')).status).toBe(401)
	const read = async () => LiveSettings.parse(await (await maya.fetch('/api/live/settings')).json())
	expect(await read()).toMatchObject({ hasDialer: true, canCaptureCall: false })
	expect((await read()).consentStates).toEqual('CA CT DE FL IL MA MD MI MT NH NV OR PA VT WA'.split(' '))
	const set = (consentStates: string[] | null) =>
		send(dana, 'PUT', '/api/admin/live-settings', { consentStates })
	expect((await set(['ZZ'])).status).toBe(400)
	await set(['CO', 'CA'])
	expect((await read()).consentStates).toEqual(['CA', 'CO'])
	await set(null)
	expect((await read()).consentStates).toHaveLength(15)
})

test('a hint is counted once, however often it is sent', async () => {
	const trigger = {
		title: 'Price',
		phrases: ['too expensive'],
		notPhrases: [],
		speaker: 'customer',
		hint: null,
		coolDownSeconds: 60,
		mostPerCall: 3,
		priority: 50,
		isEnabled: true,
	} as const
	const [row] = await db
		.insert(coachingTriggers)
		.values({ trigger: { ...trigger, phrases: ['too expensive'], notPhrases: [] } })
		.returning()
	const hint = { callId: 'M1', triggerId: row?.id, what: 'shown', id: crypto.randomUUID() }
	expect((await house.api.request('/api/live/hints', { method: 'POST' })).status).toBe(401)
	for (let time = 0; time < 3; time++)
		expect((await send(maya, 'POST', '/api/live/hints', hint)).status).toBe(200)
	const counted = await db
		.select()
		.from(hintEvents)
		.where(eq(hintEvents.triggerId, row?.id ?? ''))
	expect(counted).toHaveLength(1)
	const none = { ...hint, triggerId: crypto.randomUUID(), id: crypto.randomUUID() }
	expect((await send(maya, 'POST', '/api/live/hints', none)).status).toBe(404)
})

test('a call that nobody ended is over after hours, and what is old is erased', async () => {
	const panel = await somePanel(house, maya)
	await start('M14')
	await expect.poll(panel.short, soon).toEqual(['call_start M14'])
	const long = new Date(Date.now() - longestCallHours * 3600_000 - 1000)
	await db.update(liveCalls).set({ startedAt: long }).where(eq(liveCalls.callId, 'M14'))
	const fresh = await somePanel(house, maya)
	await tidyLiveCalls(house.services)
	await expect.poll(panel.short, soon).toEqual(['call_start M14', 'call_end M14'])
	expect(fresh.short()).not.toContain('call_start M14')
	await db.update(liveEvents).set({ createdAt: new Date(Date.now() - 25 * 3600_000) })
	await tidyLiveCalls(house.services)
	expect(await db.select().from(liveEvents)).toEqual([])
	const monthAgo = new Date(Date.now() - 31 * 24 * 3600_000)
	await db.update(liveCalls).set({ endedAt: monthAgo }).where(eq(liveCalls.callId, 'M14'))
	await tidyLiveCalls(house.services)
	expect(await findCall('M14')).toBeUndefined()
	expect(await findCall('M13')).toBeDefined()
	await start('M15')
	await expect.poll(() => panel.short().at(-1), soon).toBe('call_start M15')
	await dispo('M15')
	panel.close()
	fresh.close()
})

test('a flood of events is refused, whoever it says it is from', async () => {
	const send = () => house.api.request('/api/dialer/vicidial/nonsense/start?token=wrong')
	const statuses = new Set<number>()
	for (let sent = 0; sent < 40_000 && !statuses.has(429); sent += 200) {
		const answers = await Promise.all(Array.from({ length: 200 }, send))
		for (const { status } of answers) statuses.add(status)
	}
	expect([...statuses]).toEqual([404, 429])
	expect((await start('M16')).status).toBe(200)
})

test('no log holds a secret or a customer’s number', () => {
	const token = new URL(dialer.urls[0]?.url ?? '').searchParams.get('token') ?? ''
	const log = logged.join('')
	expect(log).toContain(`/api/dialer/vicidial/${dialer.id}/start`)
	for (const secret of [token, 'k3epQuiet', '7275550137', '9165550111']) expect(log).not.toContain(secret)
})
