import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { someApp, someCompany } from './fixtures/app.ts'
import {
	type Client,
	readJson as read,
	readCall,
	type Spoken,
	whenScored as scored,
	someCall,
} from './fixtures/call.ts'

/** One for all stories that count nothing. */
const { app, maya, dana } = await someCompany(afterAll)

const goodCall: Spoken = [
	['rep', 'Hi, this is Maya with Northfield Debt Relief on a recorded line. Who am I speaking with?'],
	['customer', 'This is Denise. My last business failed and I have twenty thousand dollars on cards.'],
	['rep', 'I am sorry to hear that. What happened, and how are you managing the payments now?'],
	['customer', 'I pay the minimums and it never goes down. I am worried about my credit.'],
	['rep', 'It will likely hurt your credit, you may be sued or called by collectors, and balances may grow.'],
	['customer', 'Thank you for being honest. I need to think about it.'],
	['rep', 'Of course. What would you like to think through? I will email everything and call on Thursday.'],
]
const badCall: Spoken = [
	['rep', 'I guarantee we will cut your debt in half and it will not hurt your credit at all.'],
	['customer', 'Really? Is that for sure?'],
	['rep', 'A hundred percent. Creditors have to accept it. There is a fee of five hundred dollars today.'],
	['customer', 'Okay, here is my card.'],
	['rep', 'Nobody ever gets sued. Just stop paying your cards and do not talk to them.'],
]

test('a call whose words are known is scored, with the proof', async () => {
	const app = await someApp()
	const maya = await app.signIn('maya.ortiz')
	const id = await someCall(app, maya, badCall)
	expect(await readCall(maya, id)).toMatchObject({ status: 'processing', hasAudio: false })
	await app.work()
	await scored(maya, id)

	const call = await readCall(maya, id)
	expect(call.analysis?.overallScore).toBeLessThan(70)
	expect(call.analysis?.complianceIssues.length).toBeGreaterThan(0)
	for (const finding of call.analysis?.findings ?? [])
		expect(call.transcript?.segments[finding.turn]?.text).toContain(finding.quote)
	expect(await read(maya, '/api/stats')).toMatchObject({ passingCalls: 0, failedCalls: 1, passRate: 0 })
})

test('the word "failed" in a transcript does not make the call failed', async () => {
	const app = await someApp()
	const maya = await app.signIn('maya.ortiz')
	const id = await someCall(app, maya, goodCall)
	expect((await readCall(maya, id)).transcription).toBeNull()
	await app.work()
	await scored(maya, id)
	expect((await readCall(maya, id)).transcription).toContain('My last business failed')
})

test('reps see only their own recordings, administrators all', async () => {
	const hers = await someCall(app, maya, goodCall)
	const danas = await someCall(app, dana, goodCall)
	expect((await readCall(dana, hers)).id).toBe(hers)

	for (const [method, path] of [
		['GET', `/api/recordings/${danas}`],
		['GET', `/api/recordings/${danas}/waveform`],
		['GET', `/api/recordings/${danas}/audio`],
		['POST', `/api/recordings/${danas}/retry`],
		['POST', `/api/recordings/${danas}/swap-speakers`],
		['DELETE', `/api/recordings/${danas}`],
	] as const) {
		const stranger = await app.api.request(path, { method })
		expect([path, stranger.status]).toEqual([path, 401])
		const neighbor = await maya.request(path, { method })
		expect([path, neighbor.status]).toEqual([path, 404])
		expect(await neighbor.json()).toMatchObject({ error: 'This recording was not found.' })
	}
	const listed = async (client: Client) =>
		(await read<RecordingSummary[]>(client, '/api/recordings')).map(({ id }) => id)
	expect(await listed(maya)).toContain(hers)
	expect(await listed(maya)).not.toContain(danas)
	expect(await listed(dana)).toEqual(expect.arrayContaining([hers, danas]))
})

test('the list comes in pages that hold every recording once, newest first', async () => {
	const app = await someApp()
	const maya = await app.signIn('maya.ortiz')
	for (let n = 0; n < 7; n++) await someCall(app, maya, goodCall, `call ${n}.txt`)

	const names: string[] = []
	let path: string | undefined = '/api/recordings?view=summary&limit=3&t=123&v=1'
	while (path) {
		const answer: Response = await maya.request(path)
		expect(answer.headers.get('x-total-count')).toBe('7')
		names.push(...((await answer.json()) as RecordingSummary[]).map(({ originalName }) => originalName))
		path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
	}
	expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `call ${n}.txt`))
})

test('tabs hold the passing and the failed calls; search finds names and words', async () => {
	const app = await someApp()
	const maya = await app.signIn('maya.ortiz')
	await app.work()
	const bad = await someCall(app, maya, badCall, 'alvarado_consult.txt')
	await scored(maya, bad)
	const tooShort = await someCall(app, maya, [['rep', 'Hello?']], 'wrong number.txt')
	await scored(maya, tooShort)

	expect(await read(maya, '/api/recordings/counts')).toEqual({ all: 2, passing: 0, failed: 1 })
	const failed = await read<RecordingSummary[]>(maya, '/api/recordings?view=summary&filter=failed')
	expect(failed.map(({ id }) => id)).toEqual([bad])
	for (const q of ['alvar', 'guarantee', '"cut your debt"']) {
		const found = await read<RecordingSummary[]>(
			maya,
			`/api/recordings?view=summary&q=${encodeURIComponent(q)}`,
		)
		expect([q, found.map(({ id }) => id)]).toEqual([q, [bad]])
	}
	expect(await read(maya, '/api/recordings/counts?q=alvar')).toEqual({ all: 1, passing: 0, failed: 1 })
	expect(await read(maya, '/api/recordings?q=nobody-said-this')).toEqual([])
})

test('the list can leave out calls with too few words to learn from', async () => {
	const long = await someCall(app, maya, goodCall)
	const short = await someCall(app, maya, [['rep', 'Hello?']])
	for (const id of [long, short]) await scored(maya, id)
	const ids = async (path: string) => (await read<RecordingSummary[]>(maya, path)).map(({ id }) => id)
	expect(await ids('/api/recordings?view=summary&transcriptOver=100')).toContain(long)
	expect(await ids('/api/recordings?view=summary&transcriptOver=100')).not.toContain(short)
	expect(await ids('/api/recordings?view=summary')).toContain(short)
	expect((await maya.request('/api/recordings?transcriptOver=many')).status).toBe(400)
})

test('swapping the speakers analyzes the call again and swapping back gives the same result', async () => {
	const id = await someCall(app, maya, badCall)
	await scored(maya, id)
	const before = await readCall(maya, id)

	const swap = async () => {
		expect((await maya.request(`/api/recordings/${id}/swap-speakers`, { method: 'POST' })).status).toBe(202)
		await scored(maya, id)
		return readCall(maya, id)
	}
	const swapped = await swap()
	expect(swapped.transcript?.segments[0]?.speaker).toBe('customer')
	expect(swapped.analysis?.findings).not.toEqual(before.analysis?.findings)
	expect((await swap()).analysis).toEqual(before.analysis)
})

test('a deleted recording is gone from lists, counts and search', async () => {
	const app = await someApp()
	const maya = await app.signIn('maya.ortiz')
	await app.work()
	const id = await someCall(app, maya, goodCall)
	await scored(maya, id)
	expect((await maya.request(`/api/recordings/${id}`, { method: 'DELETE' })).status).toBe(200)
	expect((await maya.request(`/api/recordings/${id}`)).status).toBe(404)
	expect(await read(maya, '/api/recordings?q=Denise')).toEqual([])
	expect(await read(maya, '/api/stats')).toMatchObject({ totalCalls: 0, analyzedCalls: 0 })
})

test('bad input gets a clear refusal', async () => {
	for (const [path, status] of [
		['/api/recordings?limit=0', 400],
		['/api/recordings?filter=best', 400],
		['/api/recordings?cursor=nonsense', 400],
		['/api/recordings/not-an-id', 404],
		[`/api/recordings/${randomUUID()}`, 404],
	] as const) {
		const answer = await maya.request(path)
		expect([path, answer.status]).toEqual([path, status])
		expect(await answer.json()).toHaveProperty('error')
	}
	const answer = await maya.request('/api/recordings?filter=best')
	expect(await answer.json()).toHaveProperty('message', 'Filter must be one of all, passing, or failed.')
})
