import { once } from 'node:events'
import { eq, max } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LiveSettings, TestCall } from '#features/live-coaching/contract.ts'
import { coachingTriggers, hintEvents, liveEvents } from '#features/live-coaching/tables.ts'
import { send, someDialer, someFloor, somePanel, soon } from './fixtures/dialer.ts'

const { app, db, dana, maya, sam, danaId, mayaId, samId, start, dispo, findCall } = await someFloor(afterAll)

test('no one without a session hears of calls', async () => {
	const socket = new WebSocket(`ws://127.0.0.1:${app.port}/ws/vicidial`)
	const [, answer] = await once(socket, 'unexpected-response')
	expect(answer.statusCode).toBe(401)
	socket.on('error', () => {}).terminate()
})

test('a reconnecting browser gets each missed event once', async () => {
	const panel = await somePanel(app, maya)
	await start('M8')
	await expect.poll(() => panel.events, soon).toHaveLength(1)
	panel.close()
	await dispo('M8')
	await start('M9')
	const [seen] = panel.events
	const again = await somePanel(app, maya, seen?.seq)
	await expect.poll(again.short, soon).toEqual(['call_end M8', 'call_start M9'])
	const fresh = await somePanel(app, maya)
	await expect.poll(fresh.short, soon).toEqual(['call_start M9'])
	const fromElsewhere = await somePanel(app, maya, 9_999_999)
	await expect.poll(fromElsewhere.short, soon).toEqual(['call_start M9'])
	await dispo('M9')
	for (const browser of [again, fresh, fromElsewhere])
		await expect.poll(() => browser.short().at(-1), soon).toBe('call_end M9')
	expect(again.events).toHaveLength(3)
	for (const browser of [again, fresh, fromElsewhere]) browser.close()
})

test('sockets that drop while calls come and go lose and double nothing', async () => {
	const received: string[] = []
	const rows = await db.select({ seq: max(liveEvents.seq) }).from(liveEvents)
	let after = rows[0]?.seq ?? 0
	let isOver = false
	const browsing = (async () => {
		while (!isOver) {
			const panel = await somePanel(app, maya, after)
			await new Promise((resolve) => setTimeout(resolve, 15 * Math.random()))
			panel.close()
			for (const { seq, type, callId } of panel.events) {
				after = seq
				received.push(`${type} ${callId}`)
			}
		}
		const last = await somePanel(app, maya, after)
		await expect.poll(() => [...received, ...last.short()].at(-1), soon).toBe('call_end D39')
		received.push(...last.short())
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
	expect(received.filter((event) => / D\d/.test(event))).toEqual(expected)
})

test('what a browser sends is not listened to', async () => {
	const panel = await somePanel(app, maya)
	panel.socket.send('{"type":"call_start"}')
	const [code] = await once(panel.socket, 'close')
	expect(code).toBe(1003)
})

test('an agent who is someone else from now on is shown the call in progress no more', async () => {
	const other = await someDialer(dana, { name: 'Moving' }, { '7': mayaId, '8': samId })
	const [mayas, sams] = [await somePanel(app, maya), await somePanel(app, sam)]
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
	expect(mayas.events).toHaveLength(2)
	await send(dana, 'DELETE', other.path)
	for (const panel of [mayas, sams]) panel.close()
})

test('an administrator sends a test call to a panel', async () => {
	const { path } = await someDialer(dana, { name: 'Tried out' }, { '2077': danaId })
	const panel = await somePanel(app, dana)
	const sent = await send(dana, 'POST', `${path}/test-call`, {})
	const { callId } = TestCall.parse(await sent.json())
	await expect.poll(panel.short, soon).toEqual([`call_start ${callId}`])
	expect(panel.events[0]).toMatchObject({ campaign: 'Test call', agentId: '2077' })
	expect((await send(dana, 'POST', `${path}/test-call`, {})).status).toBe(409)
	expect((await send(dana, 'POST', `${path}/test-call`, { personId: 'nobody' })).status).toBe(404)
	await expect
		.poll(panel.short, { timeout: 15_000, interval: 200 })
		.toEqual([`call_start ${callId}`, `call_end ${callId}`])
	panel.close()
})

test('the panel learns what to listen for, and where everyone must consent', async () => {
	expect((await app.api.request('/api/live/settings')).status).toBe(401)
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
	const hint = { callId: 'M8', triggerId: row?.id, what: 'shown', id: crypto.randomUUID() }
	expect((await app.api.request('/api/live/hints', { method: 'POST' })).status).toBe(401)
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
