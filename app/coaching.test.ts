import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { Assignment, CallComment, OpenComment, type Task } from '#features/coaching/contract.ts'
import { Person } from '#features/people/contract.ts'
import { createPerson } from '#features/people/index.ts'
import { type Client, misleadingCall, readJson, type SomeHouse, someCall } from './some-call.ts'
import { answerTo, postJson, someHouse } from './some-house.ts'
import { complete, greeting, say, sessions, somePractice } from './some-practice.ts'

let house: SomeHouse
let maya: Client
let jon: Client
let dana: Client
let mayasId: string
let jonsId: string

beforeAll(async () => {
	house = await someHouse({}, afterAll)
	const idOf = async (client: Client) => Person.parse(await readJson(client, '/api/user')).id
	maya = await house.signIn('maya.ortiz')
	await createPerson(house.services.db, house.auth, {
		username: 'jon.reyes',
		name: 'Jon Reyes',
		email: 'jon.reyes@northfield.example',
		role: 'salesrep',
		password: 'candor-demo',
	})
	jon = await house.signIn('jon.reyes')
	dana = await house.signIn('dana.whitfield')
	mayasId = await idOf(maya)
	jonsId = await idOf(jon)
})

const dayFromNow = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
const opening: Task = { kind: 'lesson', moduleId: 'sales-compliance', lessonId: 'the-opening' }
const hesitant: Task = { kind: 'role_play', scenarioId: 'hesitant-prospect' }
const lessonPath = '/api/learning/modules/sales-compliance/lessons/the-opening'

const send = (client: Pick<Client, 'request'>, method: string, path: string, body?: unknown) =>
	client.request(path, {
		method,
		...(body !== undefined && {
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		}),
	})
const commentsOf = async (client: Client, id: string) =>
	CallComment.array().parse(await readJson(client, `/api/recordings/${id}/comments`))
const openComments = async (client: Client, query = '') =>
	OpenComment.array().parse(await readJson(client, `/api/open-comments${query}`))
const assignmentsOf = async (client: Client, query = '') =>
	Assignment.array().parse(await readJson(client, `/api/assignments${query}`))
const someComment = async (client: Client, recordingId: string, text: string, at: number | null = null) => {
	const answer = await postJson(client, `/api/recordings/${recordingId}/comments`, { at, text })
	expect(answer.status).toBe(201)
	return CallComment.parse(await answer.json())
}
const give = (client: Client, personId: string, task: Task, rest: object = {}) =>
	postJson(client, '/api/assignments', { personId, task, dueOn: dayFromNow(7), ...rest })
const someAssignment = async (personId: string, task: Task, rest: object = {}) => {
	const answer = await give(dana, personId, task, rest)
	expect(answer.status).toBe(201)
	return Assignment.parse(await answer.json())
}
const readLesson = (client: Client) => send(client, 'PUT', lessonPath, { isDone: true })

test('strangers and neighbors read no coaching, and change none', async () => {
	const id = await someCall(house, maya, misleadingCall)
	const { id: commentId } = await someComment(dana, id, 'Say that results vary.', 16)
	const { id: assignmentId } = await someAssignment(mayasId, opening)
	const comments = `/api/recordings/${id}/comments`
	for (const [method, path, body] of [
		['GET', comments],
		['POST', comments, { text: 'Hello' }],
		['PATCH', `${comments}/${commentId}`, { text: 'Hello' }],
		['DELETE', `${comments}/${commentId}`],
		['POST', `${comments}/${commentId}/acknowledge`],
		['POST', `/api/assignments/${assignmentId}/acknowledge`],
	] as const) {
		expect([path, (await send(house.api, method, path, body)).status]).toEqual([path, 401])
		expect([path, (await send(jon, method, path, body)).status]).toEqual([path, 404])
	}
	for (const path of ['/api/open-comments', '/api/assignments']) {
		expect((await send(house.api, 'GET', path)).status).toBe(401)
		expect((await send(jon, 'GET', `${path}?personId=${mayasId}`)).status).toBe(403)
		expect((await send(dana, 'GET', `${path}?personId=nobody`)).status).toBe(404)
		expect(await readJson(jon, path)).toEqual([])
	}
	const withdrawal = `/api/assignments/${assignmentId}/withdraw`
	expect(await answerTo(maya, withdrawal, {})).toMatchObject({ status: 403 })
	expect((await send(dana, 'POST', withdrawal)).status).toBe(200)
})

test('an administrator comments on a moment, the rep acknowledges and answers, and both see what is open', async () => {
	const id = await someCall(house, jon, misleadingCall)
	const said = await someComment(dana, id, '  You guarantee a result here.  ', 16.5)
	expect(said).toMatchObject({
		at: 16.5,
		text: 'You guarantee a result here.',
		by: { name: 'Dana Whitfield', role: 'admin' },
		acknowledgedAt: null,
	})
	await someComment(dana, id, 'A warm opening.')
	expect((await commentsOf(jon, id)).map(({ text }) => text)).toEqual([
		'A warm opening.',
		'You guarantee a result here.',
	])
	expect(await openComments(jon)).toHaveLength(2)
	expect(await openComments(dana, `?personId=${jonsId}`)).toMatchObject([
		{ comment: { id: said.id }, recording: { id, owner: { name: 'Jon Reyes' } } },
		{ comment: { text: 'A warm opening.' } },
	])

	const address = `/api/recordings/${id}/comments/${said.id}`
	expect(await answerTo(dana, `${address}/acknowledge`, {})).toMatchObject({ code: 'not-your-call' })
	const read = CallComment.parse(await (await send(jon, 'POST', `${address}/acknowledge`)).json())
	expect(read.acknowledgedAt).not.toBeNull()
	expect(await (await send(jon, 'POST', `${address}/acknowledge`)).json()).toEqual(read)
	await someComment(jon, id, 'I will say that results vary.', 16.5)
	expect(await openComments(jon)).toMatchObject([{ comment: { text: 'A warm opening.' } }])

	expect((await send(dana, 'PATCH', address, { text: said.text })).status).toBe(200)
	expect(await openComments(jon)).toHaveLength(1)
	await send(dana, 'PATCH', address, { text: 'You guarantee half off here.' })
	const [, changed] = await commentsOf(jon, id)
	expect(changed).toMatchObject({ text: 'You guarantee half off here.', acknowledgedAt: null })
	expect(changed?.editedAt).not.toBeNull()
	expect(await openComments(jon)).toHaveLength(2)
})

test('nobody changes or removes what another wrote, and a comment belongs to its call', async () => {
	const id = await someCall(house, maya, misleadingCall)
	const other = await someCall(house, maya, misleadingCall)
	const hers = await someComment(maya, id, 'I was nervous.')
	const address = `/api/recordings/${id}/comments/${hers.id}`
	expect((await send(dana, 'PATCH', address, { text: 'She was not.' })).status).toBe(403)
	expect((await send(dana, 'DELETE', address)).status).toBe(403)
	for (const path of [`/api/recordings/${other}/comments/${hers.id}`, address.replace(hers.id, randomUUID())])
		expect((await send(maya, 'DELETE', path)).status).toBe(404)
	expect((await send(maya, 'DELETE', address.replace(hers.id, 'first'))).status).toBe(404)
	for (const body of [{ text: '  ' }, { text: 'x'.repeat(2001) }, { text: 'Early', at: -1 }, {}])
		expect((await postJson(dana, `/api/recordings/${id}/comments`, body)).status).toBe(400)
	expect((await send(maya, 'DELETE', address)).status).toBe(200)
	expect(await commentsOf(dana, id)).toEqual([])
})

test('under a legal hold nobody changes or removes what was said about a call', async () => {
	const id = await someCall(house, maya, misleadingCall)
	const hers = await someComment(maya, id, 'I was nervous.')
	const address = `/api/recordings/${id}/comments/${hers.id}`
	const hold = { reason: 'The attorney general asked for it.' }
	expect(await answerTo(dana, `/api/recordings/${id}/hold`, hold)).toEqual({ status: 200 })
	for (const answer of [
		await send(maya, 'PATCH', address, { text: 'I said nothing wrong.' }),
		await send(maya, 'DELETE', address),
	])
		expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'legal-hold' }])
	expect(await commentsOf(dana, id)).toMatchObject([{ text: 'I was nervous.' }])
	await someComment(maya, id, 'More words may come.')
})

test('a place in a list that no page gave is refused', async () => {
	const places = ['soon', '2026-02-30 10:00:00+00', '0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:00', '5']
	const lists = ['/api/open-comments?', '/api/assignments?state=open&', '/api/assignments?state=over&']
	const others = ['/api/recordings?sort=highest&', '/api/recordings?', '/api/admin/reps?', '/api/employees?']
	const ask = async (list: string, position: string) => {
		const cursor = Buffer.from(JSON.stringify({ position, id: randomUUID() })).toString('base64url')
		return (await dana.request(`${list}cursor=${cursor}`)).status
	}
	for (const list of lists)
		for (const position of places)
			expect([list, position, await ask(list, position)]).toEqual([list, position, 400])
	for (const list of others) expect([list, await ask(list, 'so\0on')]).toEqual([list, 400])
})

test('a lesson that was given is over once it is read, also by somebody who had read it before', async () => {
	expect((await readLesson(jon)).status).toBe(200)
	const id = await someCall(house, jon, misleadingCall)
	const given = await someAssignment(jonsId, opening, { note: 'Before Friday, please.', recordingId: id })
	expect(given).toMatchObject({
		person: { id: jonsId, name: 'Jon Reyes' },
		by: { name: 'Dana Whitfield' },
		task: opening,
		note: 'Before Friday, please.',
		recordingId: id,
		completedAt: null,
	})
	expect(await assignmentsOf(jon)).toEqual([given])
	expect(await answerTo(dana, `/api/assignments/${given.id}/acknowledge`, {})).toMatchObject({ status: 403 })
	expect((await send(jon, 'POST', `/api/assignments/${given.id}/acknowledge`)).status).toBe(200)
	expect((await assignmentsOf(dana, `?personId=${jonsId}`))[0]?.acknowledgedAt).not.toBeNull()

	await readLesson(jon)
	expect(await assignmentsOf(jon)).toEqual([])
	const [over] = await assignmentsOf(dana, `?personId=${jonsId}&state=over`)
	expect(over).toMatchObject({ id: given.id, withdrawnAt: null })
	expect(Date.parse(over?.completedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(given.createdAt))
	await send(jon, 'PUT', lessonPath, { isDone: false })
	expect(await assignmentsOf(jon)).toEqual([])
	expect(await answerTo(dana, `/api/assignments/${given.id}/withdraw`, {})).toMatchObject({
		status: 409,
		code: 'completed',
	})
})

test('a role-play that was given is over once one is completed in which the rep said something', async () => {
	const before = await somePractice(maya)
	await say(maya, before.id, greeting)
	await complete(maya, before.id)
	await someAssignment(mayasId, hesitant)
	await complete(maya, (await somePractice(maya)).id)
	const elsewhere = await somePractice(maya, { scenarioId: 'price-objection' })
	await say(maya, elsewhere.id, greeting)
	await complete(maya, elsewhere.id)
	expect(await assignmentsOf(maya)).toMatchObject([{ task: hesitant, title: before.scenario.title }])

	const practice = await somePractice(maya)
	await say(maya, practice.id, greeting)
	await complete(maya, practice.id)
	expect(await assignmentsOf(maya)).toEqual([])
	await send(maya, 'DELETE', `${sessions}/${practice.id}`)
	expect((await assignmentsOf(maya, '?state=over'))[0]?.completedAt).not.toBeNull()
})

test('what is open comes as it is due, in pages, until it is done or withdrawn', async () => {
	const scenarios = ['price-objection', 'skeptical-prospect', 'two-jobs-no-time']
	const given = await Promise.all(
		scenarios.map((scenarioId, place) =>
			someAssignment(jonsId, { kind: 'role_play', scenarioId }, { dueOn: dayFromNow(9 - place) }),
		),
	)
	const inTime = given.toReversed().map(({ id }) => id)
	const first = await dana.request(`/api/assignments?personId=${jonsId}&limit=2`)
	expect(first.headers.get('x-total-count')).toBe('3')
	expect(Assignment.array().parse(await first.json())).toMatchObject([{ id: inTime[0] }, { id: inTime[1] }])
	const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
	expect(await readJson(dana, next)).toMatchObject([{ id: inTime[2] }])
	expect((await assignmentsOf(dana)).map(({ id }) => id)).toEqual(inTime)

	expect((await send(dana, 'POST', `/api/assignments/${inTime[0]}/withdraw`)).status).toBe(200)
	expect(await answerTo(jon, `/api/assignments/${inTime[0]}/acknowledge`, {})).toMatchObject({ status: 409 })
	expect((await assignmentsOf(jon)).map(({ id }) => id)).toEqual(inTime.slice(1))
	expect((await assignmentsOf(jon, '?state=over&limit=1'))[0]?.id).toBe(inTime[0])
})

test('reps give nobody anything, and administrators nothing that cannot be done', async () => {
	const danasCall = await someCall(house, dana, misleadingCall)
	await someAssignment(mayasId, opening)
	expect((await give(maya, jonsId, opening)).status).toBe(403)
	for (const [personId, task, rest, status] of [
		[mayasId, opening, {}, 409],
		['nobody', hesitant, {}, 404],
		[mayasId, { ...opening, lessonId: 'no-such-lesson' }, {}, 404],
		[mayasId, { kind: 'role_play', scenarioId: randomUUID() }, {}, 404],
		[mayasId, hesitant, { dueOn: dayFromNow(-2) }, 400],
		[mayasId, hesitant, { dueOn: dayFromNow(400) }, 400],
		[mayasId, hesitant, { dueOn: 'tomorrow' }, 400],
		[mayasId, hesitant, { recordingId: danasCall }, 404],
		[mayasId, hesitant, { note: 'x'.repeat(1001) }, 400],
	] as const)
		expect([task, rest, (await give(dana, personId, task, rest)).status]).toEqual([task, rest, status])
})

test('who is deactivated is given nothing more, and what they had waits for nobody', async () => {
	const personId = await createPerson(house.services.db, house.auth, {
		username: 'lee.park',
		name: 'Lee Park',
		email: 'lee.park@northfield.example',
		role: 'salesrep',
		password: 'candor-demo',
	})
	const { id } = await someAssignment(personId, hesitant)
	const isListed = async () => (await assignmentsOf(dana)).some((each) => each.id === id)
	expect(await isListed()).toBe(true)
	await send(dana, 'PATCH', `/api/employees/${personId}`, { isActive: false })
	expect(await isListed()).toBe(false)
	expect(await assignmentsOf(dana, `?personId=${personId}`)).toMatchObject([{ id }])
	expect((await give(dana, personId, opening)).status).toBe(409)
})

test('a customer’s numbers are hidden in what is said about a call', async () => {
	const id = await someCall(house, maya, misleadingCall)
	const said = await someComment(dana, id, 'You read 4111 1111 1111 1111 back aloud.')
	expect(said.text).toBe('You read [card number] back aloud.')
	await send(dana, 'PATCH', `/api/recordings/${id}/comments/${said.id}`, {
		text: 'Never say 4111 1111 1111 1111 aloud.',
	})
	expect((await commentsOf(maya, id))[0]?.text).toBe('Never say [card number] aloud.')
	const scenario: Task = { kind: 'role_play', scenarioId: 'price-objection' }
	const { note } = await someAssignment(mayasId, scenario, { note: 'As on 4111 1111 1111 1111.' })
	expect(note).toBe('As on [card number].')
})

test('the audit trail names who coached whom, and no words', async () => {
	const id = await someCall(house, maya, misleadingCall)
	const { id: comment } = await someComment(dana, id, 'Nobody else reads this.', 16)
	await send(dana, 'PATCH', `/api/recordings/${id}/comments/${comment}`, { text: 'Nor this.' })
	await send(dana, 'DELETE', `/api/recordings/${id}/comments/${comment}`)
	const { id: assignment } = await someAssignment(mayasId, hesitant, { note: 'Nor this either.' })
	await send(dana, 'POST', `/api/assignments/${assignment}/withdraw`)
	const { db } = house.services
	const ofCall = await db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, id))
		.orderBy(auditEvents.at)
	expect(ofCall.map(({ action, details }) => ({ action, details }))).toEqual([
		{ action: 'comment.added', details: { comment, at: 16 } },
		{ action: 'comment.changed', details: { comment } },
		{ action: 'comment.deleted', details: { comment } },
	])
	const given = await db
		.select()
		.from(auditEvents)
		.where(inArray(auditEvents.action, ['assignment.given', 'assignment.withdrawn']))
	const about = given.filter(({ details }) => details.assignment === assignment)
	expect(about.map(({ action, subjectId }) => ({ action, subjectId }))).toEqual([
		{ action: 'assignment.given', subjectId: mayasId },
		{ action: 'assignment.withdrawn', subjectId: mayasId },
	])
	expect(JSON.stringify([...ofCall, ...given])).not.toMatch(/Nobody else|Nor this/)
})
