import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { longestCallHours } from '#features/live-coaching/contract.ts'
import { tidyLiveCalls } from '#features/live-coaching/index.ts'
import { liveCalls, liveEvents } from '#features/live-coaching/tables.ts'
import { someDialer, someFloor, somePanel, soon } from './fixtures/dialer.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
const { app, db, dana, maya, sam, mayaId, samId, dialer, start, dispo, findCall } = await someFloor(
	afterAll,
	log,
)

test('notifies only the call’s agent when it starts and ends', async () => {
	const panel = await somePanel(app, maya)
	const others = await somePanel(app, sam)
	const began = await start('M1', { phone_number: '7275550137', campaign: 'DEBT1', lead_id: '88' })
	expect([began.status, await began.text()]).toEqual([200, 'OK'])
	await expect.poll(() => panel.events, soon).toHaveLength(1)
	expect(panel.events[0]).toEqual({
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
	expect(others.events).toEqual([])
	panel.close()
	others.close()
})

test('a call reported twice is stored once', async () => {
	const panel = await somePanel(app, maya)
	await Promise.all([start('M2'), start('M2'), start('M2')])
	await Promise.all([dispo('M2', { dispo: 'NI' }), dispo('M2', { dispo: 'NI' })])
	await start('M3')
	await expect.poll(panel.short, soon).toEqual(['call_start M2', 'call_end M2', 'call_start M3'])
	await dispo('M3')
	panel.close()
})

test('a start that comes after the end opens no panel', async () => {
	const panel = await somePanel(app, maya)
	await dispo('M4', { dispo: 'A', talk_time: '3', phone_number: '2025550142' })
	await start('M4')
	await start('M5')
	await expect.poll(panel.short, soon).toEqual(['call_start M5'])
	expect(await findCall('M4')).toMatchObject({ disposition: 'A', phoneNumber: '2025550142' })
	expect((await findCall('M4'))?.endedAt).not.toBeNull()
	panel.close()
})

test('the next call of an agent ends the one before', async () => {
	const panel = await somePanel(app, maya)
	await expect.poll(panel.short, soon).toEqual(['call_start M5'])
	await start('M6')
	await expect.poll(panel.short, soon).toEqual(['call_start M5', 'call_end M5', 'call_start M6'])
	await dispo('M5', { dispo: 'CALLBK' })
	await dispo('M6')
	expect((await findCall('M5'))?.disposition).toBe('CALLBK')
	await expect.poll(() => panel.events, soon).toHaveLength(4)
	panel.close()
})

test('pushed events open a manual call, and the number follows', async () => {
	const panel = await somePanel(app, maya)
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
	expect(panel.events.map((event) => (event.type === 'call_start' ? event.phoneNumber : ''))).toEqual([
		null,
		'13035550188',
		'',
	])
	expect(panel.events[1]).toMatchObject({ consentState: null, timestamp: panel.events[0]?.timestamp })
	panel.close()
})

test('a call handed on to another agent is one of each', async () => {
	await start('V1')
	await dialer.tell('Start Call URL', { user: 'SAM_O', call_id: 'V1' })
	await dispo('V1', { dispo: 'XFER' })
	const panel = await somePanel(app, sam)
	await expect.poll(panel.short, soon).toEqual(['call_start V1'])
	expect((await findCall('V1', 'sam_o'))?.personId).toBe(samId)
	await dialer.tell('Dispo Call URL', { user: 'sam_o', call_id: 'V1', dispo: 'SALE' })
	await expect.poll(() => panel.events, soon).toHaveLength(2)
	panel.close()
})

test('a Convoso workflow reports calls by the agent’s email', async () => {
	const convoso = await someDialer(
		dana,
		{ kind: 'convoso', autoStartCoaching: false },
		{ 'maya@example.com': mayaId },
	)
	const [begin = '', stop = '', disposition = ''] = convoso.urls.map(({ url }) => url)
	const panel = await somePanel(app, maya)
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
	expect(panel.events[0]).toMatchObject({ autoStartCoaching: false, consentState: 'CA', campaign: 'Relief' })
	expect(await findCall('c77', 'maya@example.com')).toMatchObject({ disposition: 'Enrolled', leadId: '5' })
	panel.close()
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

test('rejects events with a wrong token or for an unknown dialer without details', async () => {
	const place = `http://127.0.0.1:${app.port}/api/dialer/vicidial`
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

test('a call that no one ended is over after hours, and what is old is erased', async () => {
	const panel = await somePanel(app, maya)
	await start('M14')
	await expect.poll(panel.short, soon).toEqual(['call_start M14'])
	const long = new Date(Date.now() - longestCallHours * 3600_000 - 1000)
	await db.update(liveCalls).set({ startedAt: long }).where(eq(liveCalls.callId, 'M14'))
	const fresh = await somePanel(app, maya)
	await tidyLiveCalls(app.services)
	await expect.poll(panel.short, soon).toEqual(['call_start M14', 'call_end M14'])
	expect(fresh.short()).not.toContain('call_start M14')
	await db.update(liveEvents).set({ createdAt: new Date(Date.now() - 25 * 3600_000) })
	await tidyLiveCalls(app.services)
	expect(await db.select().from(liveEvents)).toEqual([])
	const monthAgo = new Date(Date.now() - 31 * 24 * 3600_000)
	await db.update(liveCalls).set({ endedAt: monthAgo }).where(eq(liveCalls.callId, 'M14'))
	await tidyLiveCalls(app.services)
	expect(await findCall('M14')).toBeUndefined()
	expect(await findCall('M12')).toBeDefined()
	await start('M15')
	await expect.poll(() => panel.short().at(-1), soon).toBe('call_start M15')
	await dispo('M15')
	panel.close()
	fresh.close()
})

test('rejects a flood of events, whatever source they claim', async () => {
	const send = () => app.api.request('/api/dialer/vicidial/nonsense/start?token=wrong')
	const statuses = new Set<number>()
	for (let sent = 0; sent < 40_000 && !statuses.has(429); sent += 200) {
		const answers = await Promise.all(Array.from({ length: 200 }, send))
		for (const { status } of answers) statuses.add(status)
	}
	expect([...statuses]).toEqual([404, 429])
	expect((await start('M16')).status).toBe(200)
})

test('no log holds the secret of a dialer or a customer’s number', () => {
	const token = new URL(dialer.urls[0]?.url ?? '').searchParams.get('token') ?? ''
	const log = logged.join('')
	expect(log).toContain('/api/dialer/vicidial/:dialerId/')
	for (const secret of [token, '7275550137', '9165550111']) expect(log).not.toContain(secret)
})
