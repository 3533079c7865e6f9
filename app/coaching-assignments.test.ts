import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { Assignment, type Task } from '#features/coaching/contract.ts'
import { createPerson } from '#features/people/index.ts'
import { answerTo } from './fixtures/app.ts'
import { type Client, misleadingCall, readJson, someCall } from './fixtures/call.ts'
import {
	assignmentsOf,
	dayFromNow,
	give,
	hesitant,
	opening,
	send,
	someAssignment,
	someCoaching,
} from './fixtures/coaching.ts'
import { complete, greeting, say, sessions, somePractice } from './fixtures/practice.ts'

const { app, maya, jon, dana, mayasId, jonsId } = await someCoaching(afterAll)

const lessonPath = '/api/learning/modules/sales-compliance/lessons/the-opening'
const readLesson = (client: Client) => send(client, 'PUT', lessonPath, { isDone: true })

test('strangers and neighbors read nothing that someone was given to do, and change none', async () => {
	const { id } = await someAssignment(dana, mayasId, opening)
	const acknowledgment = `/api/assignments/${id}/acknowledge`
	const withdrawal = `/api/assignments/${id}/withdraw`
	expect((await send(app.api, 'POST', acknowledgment)).status).toBe(401)
	expect((await send(jon, 'POST', acknowledgment)).status).toBe(404)
	expect((await send(app.api, 'GET', '/api/assignments')).status).toBe(401)
	expect((await send(jon, 'GET', `/api/assignments?personId=${mayasId}`)).status).toBe(403)
	expect((await send(dana, 'GET', '/api/assignments?personId=nobody')).status).toBe(404)
	expect(await assignmentsOf(jon)).toEqual([])
	expect(await answerTo(maya, withdrawal, {})).toMatchObject({ status: 403 })
	expect((await send(dana, 'POST', withdrawal)).status).toBe(200)
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

test('a lesson that was given is over once it is read, also by someone who had read it before', async () => {
	expect((await readLesson(jon)).status).toBe(200)
	const id = await someCall(app, jon, misleadingCall)
	const given = await someAssignment(dana, jonsId, opening, {
		note: 'Before Friday, please.',
		recordingId: id,
	})
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
	await someAssignment(dana, mayasId, hesitant)
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

test('lists open items by due date, in pages, until they are done or withdrawn', async () => {
	const scenarios = ['price-objection', 'skeptical-prospect', 'two-jobs-no-time']
	const given = await Promise.all(
		scenarios.map((scenarioId, place) =>
			someAssignment(dana, jonsId, { kind: 'role_play', scenarioId }, { dueOn: dayFromNow(9 - place) }),
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

test('reps give no one anything, and administrators nothing that cannot be done', async () => {
	const danasCall = await someCall(app, dana, misleadingCall)
	await someAssignment(dana, mayasId, opening)
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

test('who is deactivated is given nothing more, and what they had waits for no one', async () => {
	const personId = await createPerson(app.services.db, app.auth, {
		username: 'lee.park',
		name: 'Lee Park',
		email: 'lee.park@northfield.example',
		role: 'salesrep',
		password: 'candor-demo',
	})
	const { id } = await someAssignment(dana, personId, hesitant)
	const isListed = async () => (await assignmentsOf(dana)).some((each) => each.id === id)
	expect(await isListed()).toBe(true)
	await send(dana, 'PATCH', `/api/employees/${personId}`, { isActive: false })
	expect(await isListed()).toBe(false)
	expect(await assignmentsOf(dana, `?personId=${personId}`)).toMatchObject([{ id }])
	expect((await give(dana, personId, opening)).status).toBe(409)
})

test('hides a customer’s numbers in the note of an assignment', async () => {
	const scenario: Task = { kind: 'role_play', scenarioId: 'price-objection' }
	const { note } = await someAssignment(dana, mayasId, scenario, { note: 'As on 4111 1111 1111 1111.' })
	expect(note).toBe('As on [card number].')
})

test('the audit trail names who gave whom something to do, and no words', async () => {
	const { id: assignment } = await someAssignment(dana, mayasId, hesitant, {
		note: 'Nobody else reads this.',
	})
	await send(dana, 'POST', `/api/assignments/${assignment}/withdraw`)
	const given = await app.services.db
		.select()
		.from(auditEvents)
		.where(inArray(auditEvents.action, ['assignment.given', 'assignment.withdrawn']))
	const about = given.filter(({ details }) => details.assignment === assignment)
	expect(about.map(({ action, subjectId }) => ({ action, subjectId }))).toEqual([
		{ action: 'assignment.given', subjectId: mayasId },
		{ action: 'assignment.withdrawn', subjectId: mayasId },
	])
	expect(JSON.stringify(given)).not.toMatch(/Nobody else/)
})
