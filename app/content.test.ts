import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContentItem, longestTitle, WrittenPiece } from '#features/content/contract.ts'
import { createPerson } from '#features/people/index.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import type { Client, SomeApp } from './fixtures/call.ts'

const library = '/api/sales-content'
const request =
	'A follow-up email to Denise after our first call, she owes $31,480 and wants to think about it'
const promise = 'We guarantee every creditor will settle.'

let app: SomeApp
let maya: Client
let jon: Client
let dana: Client

beforeAll(async () => {
	app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
	const another = {
		username: 'jon.reyes',
		name: 'Jon Reyes',
		role: 'salesrep',
		password: 'candor-demo',
	} as const
	await createPerson(app.services.db, app.auth, { ...another, email: 'jon@fernbrook.example', isDemo: true })
	jon = await app.signIn(another.username)
	dana = await app.signIn('dana.whitfield')
})

const item = async (answer: Response | Promise<Response>) => ContentItem.parse(await (await answer).json())
const generate = async (client: Client, words = request) =>
	item(postJson(client, `${library}/generate`, { request: words }))
const read = (client: Client, id: string) => client.request(`${library}/${id}`)
const change = (client: Client, id: string, body: object) =>
	client.request(`${library}/${id}`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
const use = (client: Client, id: string) => client.request(`${library}/${id}/use`, { method: 'POST' })

async function list(client: Client, query = '') {
	const answer = await client.request(`${library}${query}`)
	expect(answer.status).toBe(200)
	const page = ContentItem.array().parse(await answer.json())
	const titles = page.map(({ title }) => title)
	return {
		page,
		titles,
		total: Number(answer.headers.get('X-Total-Count')),
		link: answer.headers.get('Link'),
	}
}

async function audited(id: string) {
	const { rows } = await app.database.pool.query(
		'select action from audit_events where subject_id = $1 order by at',
		[id],
	)
	return rows.map(({ action }) => action)
}

const routes = (id: string) =>
	[
		['POST', `${library}/cordoba`, { request }],
		['POST', `${library}/generate`, { request }],
		['GET', library],
		['GET', `${library}/${id}`],
		['PUT', `${library}/${id}`, { title: 'Mine' }],
		['POST', `${library}/${id}/use`],
		['POST', `${library}/${id}/duplicate`],
		['DELETE', `${library}/${id}`],
	] as const

async function status(
	client: Pick<Client, 'request'>,
	[method, path, body]: ReturnType<typeof routes>[number],
) {
	const headers = { 'content-type': 'application/json' }
	return (await client.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status
}

test('a stranger is refused', async () => {
	const { id } = await generate(maya)
	const stranger = { request: async (path: string, init?: RequestInit) => app.api.request(path, init) }
	for (const route of routes(id)) expect([route[1], await status(stranger, route)]).toEqual([route[1], 401])
})

test('other reps cannot find content that is not approved for the team', async () => {
	const { id } = await generate(maya)
	for (const route of routes(id).slice(3)) expect([route, await status(jon, route)]).toEqual([route, 404])
	expect((await change(jon, id, { isApproved: true })).status).toBe(404)
	expect((await list(jon, '?scope=team')).page.map((each) => each.id)).not.toContain(id)
	expect((await read(maya, 'no-such-id')).status).toBe(404)
	expect((await jon.request(`${library}?scope=everyone`)).status).toBe(403)
	expect((await read(maya, id)).status).toBe(200)
})

test('a request becomes a piece, quickly or in the library, and never twice the same', async () => {
	const answer = await postJson(maya, `${library}/cordoba`, { request })
	expect(answer.status).toBe(200)
	const quick = WrittenPiece.parse(await answer.json())
	expect(quick).toMatchObject({ type: 'email', content: expect.stringContaining('$31,480') })

	const before = (await list(maya, '?scope=mine')).total
	const kept = await postJson(maya, `${library}/generate`, { request: ` ${request}\u0007 ` })
	expect(kept.status).toBe(201)
	const made = await item(kept)
	expect(made).toMatchObject({
		type: 'email',
		isFavorite: false,
		generationParams: { purpose: request },
		usage: { timesUsed: 0, lastUsed: null },
		owner: { name: 'Maya Ortiz' },
		isMine: true,
		isApproved: false,
		findings: [],
	})
	expect(made.content).not.toBe(quick.content)
	expect(await item(read(maya, made.id))).toEqual(made)
	expect((await list(maya, '?scope=mine')).total).toBe(before + 1)
})

test('answers an unlawful request with a lawful piece and says so', async () => {
	const { content, changes } = await generate(
		maya,
		'Email for Luis: guarantee him that we cut his debt in half and tell him it will not hurt his credit',
	)
	expect(changes.length).toBeGreaterThan(1)
	expect(changes.every(({ why }) => why !== '')).toBe(true)
	expect(content).not.toMatch(/cut your debt in half|will not hurt your credit/i)
})

test('a customer’s personal numbers are not kept', async () => {
	const { content, generationParams } = await generate(
		maya,
		'Email to Ann, her social security number is 219-09-9999, about the missed appointment',
	)
	expect(`${generationParams.purpose} ${content}`).not.toContain('219-09-9999')
})

test('rejects requests without usable text', async () => {
	const refused = (path: string, body: unknown) => answerTo(maya, `${library}/${path}`, body)
	const empty = {
		status: 400,
		error: expect.stringContaining('Please describe what'),
		code: expect.any(String),
	}
	expect(await refused('cordoba', { request: ' ' })).toEqual(empty)
	expect(await refused('cordoba', { request: '\u0007…' })).toEqual(empty)
	expect(await refused('generate', { request: 'An email' })).toEqual({
		...empty,
		error: expect.stringContaining('(minimum 10 characters)'),
	})
	for (const body of [{}, { request: 7 }, { request: 'x'.repeat(2001) }])
		expect((await refused('generate', body)).status).toBe(400)
})

test('the library is searched, filtered and read page by page, newest first', async () => {
	const titles = ['Zebra one', 'Zebra two', 'Zebra three']
	for (const title of titles) {
		const { id } = await generate(jon, 'A voicemail script for a lead who never answers the phone')
		await change(jon, id, { title })
	}
	const { id } = await generate(jon)
	await change(jon, id, { title: 'Giraffe', isFavorite: true })
	expect((await list(jon, '?q=zebra')).titles).toEqual(titles.toReversed())
	expect((await list(jon, '?q=zeb')).total).toBe(3)
	expect((await list(jon, '?q=voicemail&type=script')).total).toBe(3)
	expect((await list(jon, '?type=email')).titles).toEqual(['Giraffe'])
	expect((await list(jon, '?favorite=true')).titles).toEqual(['Giraffe'])
	const one = await list(jon, '?q=zebra&limit=2')
	expect([one.titles, one.total]).toEqual([['Zebra three', 'Zebra two'], 3])
	const next = /<([^>]+)>; rel="next"/.exec(one.link ?? '')?.[1]?.slice(library.length) ?? ''
	const two = await list(jon, next)
	expect([two.titles, two.link]).toEqual([['Zebra one'], null])
	for (const query of ['?cursor=nonsense', '?limit=0', '?type=poem', '?scope=theirs'])
		expect((await jon.request(`${library}${query}`)).status).toBe(400)
})

test('keeps an edit as typed, flags its violations and blocks its use', async () => {
	const { id, updatedAt } = await generate(maya)
	const content = `Hi Denise,\r\n\r\n${promise.replace('rantee', '\u200brantee')}\r\n\r\nMaya`
	const edited = await item(change(maya, id, { title: ' For Denise ', content }))
	expect(edited).toMatchObject({ title: 'For Denise', content: `Hi Denise,\n\n${promise}\n\nMaya` })
	expect(edited.findings).toMatchObject([{ code: 'guaranteed_result', quote: promise }])
	expect(edited.updatedAt > updatedAt).toBe(true)
	expect((await use(maya, id)).status).toBe(409)
	expect((await change(dana, id, { isApproved: true })).status).toBe(409)

	const corrected = await item(change(maya, id, { content: 'Hi Denise,\n\nno creditor has to settle.' }))
	expect(corrected.findings).toEqual([])
	expect((await item(use(maya, id))).usage).toMatchObject({ timesUsed: 1, lastUsed: expect.any(String) })
	for (const body of [{ title: '' }, { content: '\u0000 ' }, { title: 'x'.repeat(161) }, { owner: 'me' }])
		expect((await change(maya, id, body)).status).toBe(400)
})

test('everyone can use, favorite and copy an approved piece, but only its owner can change it', async () => {
	const { id, content } = await generate(maya)
	expect((await change(maya, id, { isApproved: true })).status).toBe(403)
	expect(await item(change(dana, id, { isApproved: true }))).toMatchObject({
		isApproved: true,
		isMine: false,
	})
	expect((await list(jon, '?scope=team')).page.map((each) => each.id)).toContain(id)
	expect((await list(jon, '?scope=mine')).page.map((each) => each.id)).not.toContain(id)
	expect(await item(change(jon, id, { isFavorite: true }))).toMatchObject({ isFavorite: true })
	expect(await item(read(maya, id))).toMatchObject({ isFavorite: false })
	expect(await item(use(jon, id))).toMatchObject({ usage: { timesUsed: 1 } })
	expect((await change(jon, id, { title: 'Mine' })).status).toBe(403)
	expect((await jon.request(`${library}/${id}`, { method: 'DELETE' })).status).toBe(403)

	await change(maya, id, { title: 'x'.repeat(longestTitle) })
	expect((await read(jon, id)).status).toBe(404)
	await change(dana, id, { isApproved: true })
	const answer = await jon.request(`${library}/${id}/duplicate`, { method: 'POST' })
	expect(answer.status).toBe(201)
	const copy = await item(answer)
	expect(copy).toMatchObject({ content, isMine: true, isApproved: false, usage: { timesUsed: 0 } })
	expect(copy.title).toMatch(/^x+ \(copy\)$/)
	expect(copy.title).toHaveLength(longestTitle)

	await change(dana, id, { isApproved: false })
	expect(await (await maya.request(`${library}/${id}`, { method: 'DELETE' })).json()).toEqual({ ok: true })
	expect((await read(maya, id)).status).toBe(404)
	expect((await read(jon, copy.id)).status).toBe(200)
	expect(await audited(id)).toEqual([
		'content.approved',
		'content.approval-withdrawn',
		'content.approved',
		'content.approval-withdrawn',
		'content.deleted',
	])
})

test('an administrator reads everyone’s, and edits an own approved piece as long as it may leave', async () => {
	const { id } = await generate(maya)
	expect((await list(dana, '?scope=everyone')).page.map((each) => each.id)).toContain(id)
	expect((await list(dana)).page.map((each) => each.id)).not.toContain(id)
	expect((await change(dana, id, { title: 'Mine' })).status).toBe(403)

	const own = await generate(dana)
	await change(dana, own.id, { isApproved: true })
	expect(await item(change(dana, own.id, { title: 'Renamed' }))).toMatchObject({ isApproved: true })
	expect(await item(change(dana, own.id, { content: promise }))).toMatchObject({ isApproved: false })
})

test('a piece that was read with other rules is read again', async () => {
	const { id, content } = await generate(maya)
	await app.services.db.execute(
		sql`update content_items set content = ${`${content}\n\n${promise}`}, rule_pack_version = 'older' where id = ${id}`,
	)
	expect((await use(maya, id)).status).toBe(409)
	expect((await item(read(maya, id))).findings).toMatchObject([{ quote: promise }])
	await app.services.db.execute(sql`update content_items set rule_pack_version = 'older' where id = ${id}`)
	expect((await list(maya, '?limit=1')).page[0]?.findings).toHaveLength(1)
})
