import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { Dialer } from '#features/live-coaching/contract.ts'
import { dialers } from '#features/live-coaching/tables.ts'
import { send, someDialer, someDialerForm, someFloor, somePanel, soon } from './fixtures/dialer.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
const { app, db, dana, maya, mayaId, samId, danaId, dialer, start, dispo, findCall } = await someFloor(
	afterAll,
	log,
)

test('only administrators set up dialers', async () => {
	expect((await app.api.request('/api/admin/dialers')).status).toBe(401)
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

test('the addresses to paste are those the dialer fills in', () => {
	expect(dialer.urls.map(({ name }) => name)).toEqual([
		'Start Call URL',
		'Dispo Call URL',
		'Dead Call Trigger URL',
		'Agent Push URL',
	])
	const base = `http://127.0.0.1:${app.port}/api/dialer/vicidial/${dialer.id}`
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

	const panel = await somePanel(app, maya)
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

test('no log holds a secret', () => {
	const token = new URL(dialer.urls[0]?.url ?? '').searchParams.get('token') ?? ''
	const log = logged.join('')
	expect(log).toContain('/api/dialer/vicidial/:dialerId/')
	for (const secret of [token, 'k3epQuiet']) expect(log).not.toContain(secret)
})
