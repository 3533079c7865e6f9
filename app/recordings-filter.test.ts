import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FilterChoices, RecordingSummary } from '#features/analysis/contract.ts'
import { Person } from '#features/people/contract.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import { postJson, someApp } from './fixtures/app.ts'
import { type Client, misleadingCall, readJson, readPages, someCall } from './fixtures/call.ts'

/** Calls of two reps, with the scores, days, rules and states that the stories ask for. */
const calls = {
	'good.txt': { owner: 'maya', overallScore: 92, uploadedAt: '2026-03-02T10:00:00Z' },
	'at-the-mark.txt': { owner: 'maya', overallScore: 70, uploadedAt: '2026-03-03T10:00:00Z' },
	'bad.txt': {
		owner: 'maya',
		overallScore: 31,
		uploadedAt: '2026-03-04T10:00:00Z',
		brokenRules: ['recording_notice', 'guaranteed_result'],
	},
	'draft.txt': { owner: 'maya', overallScore: 80, uploadedAt: '2026-03-05T10:00:00Z', isDraft: true },
	'failed.txt': { owner: 'maya', status: 'failed', uploadedAt: '2026-03-06T10:00:00Z' },
	'underway.txt': { owner: 'maya', status: 'processing', uploadedAt: '2026-03-07T10:00:00Z' },
	'sams.txt': {
		owner: 'sam',
		overallScore: 55,
		uploadedAt: '2026-03-04T12:00:00Z',
		brokenRules: ['guaranteed_result'],
	},
} as const

let clients: Record<'maya' | 'sam' | 'dana', Client>
const ids: Record<string, string> = {}
const people: Record<string, string> = {}
beforeAll(async () => {
	const app = await someApp({}, afterAll)
	clients = {
		maya: await app.signIn('maya.ortiz'),
		sam: await app.signIn('sam.okafor'),
		dana: await app.signIn('dana.whitfield'),
	}
	for (const [name, client] of Object.entries(clients))
		people[name] = Person.parse(await (await client.request('/api/user')).json()).id
	for (const [name, call] of Object.entries(calls)) {
		const id = await someCall(app, clients[call.owner], misleadingCall, name)
		const { owner: _owner, uploadedAt, ...facts } = call
		const stored = { status: 'analyzed' as const, ...facts, uploadedAt: new Date(uploadedAt) }
		const { brokenRules = [], ...columns } = { ...stored } as typeof stored & { brokenRules?: string[] }
		const { db } = app.services
		await db
			.update(recordings)
			.set({ ...columns, brokenRules: [...brokenRules] })
			.where(eq(recordings.id, id))
		const source = { engine: 'x', label: 'x', isDraft: 'isDraft' in call, speakersFrom: 'sidecar' as const }
		await db.update(transcripts).set({ source }).where(eq(transcripts.recordingId, id))
		ids[name] = id
	}
})

/** The calls that a filter selects, by name; the counts on the list and on the tabs must match. */
async function filtered(client: Client, query: string) {
	const path = `/api/recordings?view=summary&limit=2&${query}`
	const pages = await readPages<RecordingSummary>(client, path)
	const names = pages.flat().map(({ originalName }) => originalName)
	expect((await client.request(path)).headers.get('x-total-count')).toBe(String(names.length))
	const counts = await readJson<Record<string, number>>(client, `/api/recordings/counts?${query}`)
	expect(counts.all).toBe(names.length)
	for (const tab of ['passing', 'failed']) {
		const list = await readJson<unknown[]>(client, `/api/recordings?view=summary&filter=${tab}&${query}`)
		expect([tab, counts[tab]]).toEqual([tab, list.length])
	}
	return names
}

test.each([
	['state=failed', ['failed.txt']],
	['state=processing', ['underway.txt']],
	['state=scored', ['draft.txt', 'bad.txt', 'at-the-mark.txt', 'good.txt']],
	['state=provisional', ['draft.txt']],
	['minScore=70', ['draft.txt', 'at-the-mark.txt', 'good.txt']],
	['minScore=70&maxScore=80', ['draft.txt', 'at-the-mark.txt']],
	['maxScore=0', []],
	['rule=guaranteed_result', ['bad.txt']],
	['rule=recording_notice', ['bad.txt']],
	['rule=nonprofit_claim', []],
	['rule=a_rule_that_is_no_more', []],
	['from=2026-03-06T00:00:00Z', ['underway.txt', 'failed.txt']],
	['from=2026-03-03T10:00:00Z&to=2026-03-04T10:00:00Z', ['at-the-mark.txt']],
	['from=2026-03-03T06:00:00-05:00&to=2026-03-04T06:00:00-05:00', ['bad.txt']],
	['state=scored&sort=lowest&minScore=60', ['at-the-mark.txt', 'draft.txt', 'good.txt']],
	['q=misleading-nothing&state=scored', []],
])('%s gives a rep these calls of their own, counted alike', async (query, expected) => {
	expect(await filtered(clients.maya, query)).toEqual(expected)
})

test('an administrator filters the calls of everybody, or of one rep', async () => {
	const { dana } = clients
	expect(await filtered(dana, 'rule=guaranteed_result')).toEqual(['sams.txt', 'bad.txt'])
	expect(await filtered(dana, `rep=${people.sam}`)).toEqual(['sams.txt'])
	expect(await filtered(dana, `rule=guaranteed_result&rep=${people.maya}`)).toEqual(['bad.txt'])
	expect(await filtered(dana, 'rep=unknown-person')).toEqual([])
})

test('a rep can filter by their own id and no one else’s', async () => {
	const { maya } = clients
	expect(await filtered(maya, `rep=${people.maya}&state=failed`)).toEqual(['failed.txt'])
	for (const path of ['/api/recordings', '/api/recordings/counts'])
		for (const rep of [people.sam, 'no-such-person']) {
			const refused = await maya.request(`${path}?rep=${rep}`)
			expect([path, refused.status]).toEqual([path, 403])
		}
})

test.each([
	'state=done',
	'minScore=-1',
	'maxScore=101',
	'minScore=many',
	'from=yesterday',
	'to=0000-13-01T00:00:00Z',
	`rule=${'x'.repeat(101)}`,
])('%s is refused', async (query) => {
	for (const path of ['/api/recordings', '/api/recordings/counts']) {
		const answer = await clients.dana.request(`${path}?${query}`)
		expect([path, answer.status]).toEqual([path, 400])
		expect(await answer.json()).toMatchObject({ error: expect.any(String) })
	}
})

test('a row says which rules were broken, the worst first', async () => {
	const [bad] = await readJson<RecordingSummary[]>(
		clients.maya,
		'/api/recordings?view=summary&rule=recording_notice',
	)
	expect(bad?.brokenRules).toMatchObject([
		{ code: 'guaranteed_result', kind: 'prohibited statement' },
		{ code: 'recording_notice', title: 'Recording notice', severity: null },
	])
})

test('the filters offer every rule, and to administrators the people who have calls', async () => {
	const forDana = await readJson<FilterChoices>(clients.dana, '/api/recordings/filters')
	expect(forDana.reps.map(({ name }) => name)).toEqual(['Maya Ortiz', 'Sam Okafor'])
	expect(forDana.rules.map(({ code }) => code)).toContain('guaranteed_result')
	const forMaya = await readJson<FilterChoices>(clients.maya, '/api/recordings/filters')
	expect(forMaya).toEqual({ reps: [], rules: forDana.rules })
})

test('the selected calls are exported as CSV; those of others are as if they were not there', async () => {
	const { maya, dana } = clients
	const selected = [ids['bad.txt'], ids['sams.txt'], ids['good.txt']]
	const answer = await postJson(maya, '/api/recordings/export', { ids: selected })
	expect(answer.headers.get('content-type')).toContain('text/csv')
	expect(answer.headers.get('content-disposition')).toMatch(/filename="calls-[\d-]+\.csv"/)
	expect(answer.headers.get('x-total-count')).toBe('2')
	const [head, ...lines] = (await answer.text()).trim().split('\r\n')
	expect(head).toMatch(/Call id,Rep,Client,File/)
	expect(lines).toHaveLength(2)
	expect(lines[0]).toContain(`${ids['bad.txt']},Maya Ortiz,,bad.txt,2026-03-04T10:00:00.000Z`)
	expect(lines[0]).toContain('Recording notice')
	expect(lines.join()).not.toContain('sams.txt')
	expect(
		(await postJson(dana, '/api/recordings/export', { ids: selected })).headers.get('x-total-count'),
	).toBe('3')
})

test('an export names 1 to 200 calls', async () => {
	const id = ids['bad.txt']
	for (const wrong of [[], ['x'], Array.from({ length: 201 }, () => id)])
		expect((await postJson(clients.maya, '/api/recordings/export', { ids: wrong })).status).toBe(400)
})
