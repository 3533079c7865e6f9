import { once } from 'node:events'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { auditEvents } from '#features/audit/tables.ts'
import { AddedEmployee, Employee, Invitation, PasswordReset } from '#features/people/contract.ts'
import { passwordLinks } from '#features/people/tables.ts'
import type { Client } from './some-call.ts'
import { answerTo, postJson } from './some-house.ts'
import { someOpenHouse } from './some-open-house.ts'

let house: Awaited<ReturnType<typeof someOpenHouse>>
let dana: Client
let sam: Client

beforeAll(async () => {
	house = await someOpenHouse({}, afterAll)
	dana = await house.signIn('dana.whitfield')
	sam = await house.signIn('sam.okafor')
})

const password = 'seven brown foxes'
const employees = async (query = '') =>
	Employee.array().parse(await (await dana.request(`/api/employees${query}`)).json())
const names = async (query: string) => (await employees(query)).map(({ name }) => name)

async function add(person: { name: string; email: string } & Record<string, unknown>) {
	const answer = await postJson(dana, '/api/employees', person)
	expect(answer.status).toBe(201)
	return AddedEmployee.parse(await answer.json())
}

async function patch(client: Client, id: string, change: object) {
	const headers = { 'content-type': 'application/json' }
	const body = JSON.stringify(change)
	const answer = await client.request(`/api/employees/${id}`, { method: 'PATCH', headers, body })
	return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Where the API tells of the link, and takes the password. */
function linkAddress({ link }: Pick<Invitation, 'link'>) {
	return `/api/password-links/${new URL(link ?? '').searchParams.get('token')}`
}

async function accept(invitation: Pick<Invitation, 'link'>, chosen = password) {
	return postJson(house.api, linkAddress(invitation), { password: chosen })
}

async function clientOf(answer: Response): Promise<Client> {
	expect(answer.status).toBe(200)
	const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
	return {
		cookie,
		request: (path, init = {}) => house.api.request(path, { ...init, headers: { ...init.headers, cookie } }),
	} as Client
}

const signInAs = (username: string, chosen = password) =>
	postJson(house.api, '/api/login', { username, password: chosen })

const factsAbout = async (id: string) =>
	(
		await house.services.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.subjectId, id))
			.orderBy(auditEvents.at)
	).map(({ action }) => action)

test('administrators alone read who works here, and find them by name, role and status', async () => {
	expect((await house.api.request('/api/employees')).status).toBe(401)
	expect((await (await house.signIn('maya.ortiz')).request('/api/employees')).status).toBe(403)
	await add({
		name: 'Lena Fields',
		email: 'lena@north.example',
		role: 'manager',
		department: 'Northern desk',
	})
	const { employee } = await add({ name: 'Omar Reyes', email: 'omar@north.example' })
	await patch(dana, employee.id, { isActive: false })

	expect(await names('')).toEqual(['Dana Whitfield', 'Lena Fields', 'Maya Ortiz', 'Sam Okafor'])
	expect(await names('?status=inactive')).toEqual(['Omar Reyes'])
	expect(await names('?status=all&q=north')).toEqual(['Lena Fields', 'Omar Reyes'])
	expect(await names('?q=_')).toEqual([])
	expect(await names('?role=manager')).toEqual(['Lena Fields'])
	expect(await names('?role=rep')).toEqual(['Maya Ortiz'])

	const first = await dana.request('/api/employees?limit=2&role=admin&status=all')
	expect(first.headers.get('x-total-count')).toBe('2')
	expect(first.headers.get('link')).toBeNull()
	const paged = await dana.request('/api/employees?limit=3')
	const [, next = ''] = /<([^>]+)>; rel="next"/.exec(paged.headers.get('link') ?? '') ?? []
	expect(await names(next.slice(next.indexOf('?')))).toEqual(['Sam Okafor'])
})

test('an administrator adds a rep, who sets a password by the link once and is signed in', async () => {
	const { employee, invitation } = await add({ name: 'Zoë Müller-Day', email: 'Zoe.Day@Reps.example' })
	expect(employee).toMatchObject({
		username: 'zoe.day',
		email: 'zoe.day@reps.example',
		role: 'rep',
		avatar: 'ZM',
		weeklyCallTarget: 50,
		isActive: true,
		isInvited: true,
		lastLogin: null,
	})
	expect(invitation).toMatchObject({
		wasMailed: false,
		link: expect.stringContaining('/set-password?token='),
	})
	const token = new URL(invitation.link ?? '').searchParams.get('token') ?? ''
	expect(JSON.stringify(await house.services.db.select().from(passwordLinks))).not.toContain(token)

	const told = await house.api.request(linkAddress(invitation))
	expect(await told.json()).toEqual({ name: 'Zoë Müller-Day', username: 'zoe.day', kind: 'invitation' })
	for (const bad of ['short', 'Zoe.Day@reps.example'])
		expect((await accept(invitation, bad)).status).toBe(400)
	const [once, twice] = await Promise.all([accept(invitation), accept(invitation)])
	expect([once.status, twice.status].sort()).toEqual([200, 410])
	const zoe = await clientOf(once.status === 200 ? once : twice)
	expect(await (await zoe.request('/api/user')).json()).toMatchObject({
		username: 'zoe.day',
		role: 'salesrep',
	})
	expect((await house.api.request(linkAddress(invitation))).status).toBe(410)
	expect((await house.api.request('/api/password-links/unknown')).status).toBe(404)
	expect((await zoe.request('/api/employees')).status).toBe(403)

	const read = await dana.request(`/api/employees/${employee.id}`)
	expect(await read.json()).toMatchObject({ isInvited: false, lastLogin: expect.any(String) })
	expect(await answerTo(dana, '/api/employees', { name: 'Z', email: 'zoe.day@reps.example' })).toMatchObject({
		status: 409,
		code: 'email-known',
	})
	const namesake = await add({ name: 'Zoe Day', email: 'zoe.day@other.example' })
	expect(namesake.employee.username).toBe('zoe.day2')
	for (const weeklyCallTarget of [-1, 2.5, '50'])
		expect(
			(await answerTo(dana, '/api/employees', { name: 'A', email: 'a@b.example', weeklyCallTarget })).status,
		).toBe(400)
	expect(await factsAbout(employee.id)).toEqual(['person.added', 'password.set', 'session.signed-in'])
})

test('a new invitation stops the old one, and so does a new email address or too long a wait', async () => {
	const { employee, invitation } = await add({ name: 'Ida Cole', email: 'ida@reps.example' })
	const path = `/api/employees/${employee.id}/invitation`
	const again = Invitation.parse(await (await postJson(dana, path, {})).json())
	expect((await accept(invitation)).status).toBe(410)
	await patch(dana, employee.id, { email: 'ida.cole@reps.example' })
	expect((await accept(again)).status).toBe(410)
	const third = Invitation.parse(await (await postJson(dana, path, {})).json())
	const isTheirs = and(eq(passwordLinks.personId, employee.id))
	await house.services.db.update(passwordLinks).set({ expiresAt: new Date() }).where(isTheirs)
	expect((await accept(third)).status).toBe(410)
	const last = Invitation.parse(await (await postJson(dana, path, {})).json())
	expect((await accept(last)).status).toBe(200)
	expect(await answerTo(dana, path, {})).toMatchObject({ status: 409, code: 'not-invited' })
	expect(await answerTo(dana, '/api/employees/nobody/invitation', {})).toMatchObject({
		status: 404,
		error: 'Employee not found',
	})
})

test('deactivating signs somebody out at once, closes their sockets, and is undone by reactivating', async () => {
	const { employee, invitation } = await add({ name: 'Noor Haddad', email: 'noor@reps.example' })
	const noor = await clientOf(await accept(invitation))
	const sockets = ['/ws/progress', '/ws/vicidial'].map(
		(path) => new WebSocket(`ws://127.0.0.1:${house.port}${path}`, { headers: { cookie: noor.cookie } }),
	)
	await Promise.all(sockets.map((socket) => once(socket, 'open')))
	const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))

	expect((await patch(dana, employee.id, { isActive: false })).body).toMatchObject({ isActive: false })
	await closed
	expect((await noor.request('/api/user')).status).toBe(401)
	expect((await signInAs('noor')).status).toBe(401)
	expect((await patch(dana, employee.id, { isActive: true })).status).toBe(200)
	expect((await noor.request('/api/user')).status).toBe(401)
	expect((await signInAs('noor')).status).toBe(200)
	expect(await factsAbout(employee.id)).toEqual([
		'person.added',
		'password.set',
		'session.signed-in',
		'person.deactivated',
		'session.refused',
		'person.reactivated',
		'session.signed-in',
	])
})

test('links that somebody was given before they were deactivated stay dead when they are back', async () => {
	const { employee, invitation } = await add({ name: 'Uma Lind', email: 'uma@reps.example' })
	const isThere = (isActive: boolean) => patch(dana, employee.id, { isActive })
	await isThere(false)
	expect((await isThere(true)).body).toMatchObject({ isActive: true, isInvited: true })
	expect((await accept(invitation)).status).toBe(410)
	const again = await postJson(dana, `/api/employees/${employee.id}/invitation`, {})
	expect((await accept(Invitation.parse(await again.json()))).status).toBe(200)

	const ids = [employee.id]
	const resets = await (await postJson(dana, '/api/employees/password-resets', { ids })).json()
	await isThere(false)
	await isThere(true)
	expect((await accept(PasswordReset.array().parse(resets)[0] ?? { link: null })).status).toBe(410)
})

test('nobody deactivates or demotes themselves, and of two administrators one stays', async () => {
	const everybody = await employees()
	const idOf = (username: string) => everybody.find((one) => one.username === username)?.id ?? ''
	for (const change of [{ isActive: false }, { role: 'rep' }])
		expect(await patch(dana, idOf('dana.whitfield'), change)).toMatchObject({
			status: 409,
			body: { code: 'own-account' },
		})
	const answers = await Promise.all([
		patch(dana, idOf('sam.okafor'), { role: 'manager' }),
		patch(sam, idOf('dana.whitfield'), { role: 'manager' }),
	])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
	const survivor = answers[0].status === 200 ? dana : sam
	expect((await employeesOf(survivor, '?role=admin')).length).toBe(1)
	const demoted = survivor === dana ? 'sam.okafor' : 'dana.whitfield'
	expect((await patch(survivor, idOf(demoted), { role: 'admin' })).body).toMatchObject({ role: 'admin' })
	expect(await factsAbout(idOf(demoted))).toContain('role.changed')
})

const employeesOf = async (client: Client, query: string) =>
	Employee.array().parse(await (await client.request(`/api/employees${query}`)).json())

test('a forced reset ends sessions and passwords at once, for all who are chosen or for none', async () => {
	const { employee, invitation } = await add({ name: 'Priya Shah', email: 'priya@reps.example' })
	const priya = await clientOf(await accept(invitation))
	const reset = (ids: string[]) => postJson(dana, '/api/employees/password-resets', { ids })
	expect((await reset([employee.id, 'nobody'])).status).toBe(404)
	expect((await priya.request('/api/user')).status).toBe(200)

	const [answer] = PasswordReset.array().parse(await (await reset([employee.id])).json())
	expect(answer).toMatchObject({ id: employee.id, name: 'Priya Shah', wasMailed: false })
	expect((await priya.request('/api/user')).status).toBe(401)
	expect((await signInAs('priya')).status).toBe(401)
	expect(await (await house.api.request(linkAddress({ link: answer?.link ?? null }))).json()).toMatchObject({
		kind: 'reset',
	})
	expect((await accept({ link: answer?.link ?? null }, 'a second password')).status).toBe(200)
	expect((await signInAs('priya', 'a second password')).status).toBe(200)
	expect(await factsAbout(employee.id)).toContain('password.reset-forced')
})

test('a weekly call target is set for all who are chosen or for none', async () => {
	const ids = [
		await add({ name: 'Al Ray', email: 'al@x.example' }),
		await add({ name: 'Bo Ray', email: 'bo@x.example' }),
	].map(({ employee }) => employee.id)
	const set = (chosen: string[]) =>
		postJson(dana, '/api/employees/goals', { ids: chosen, weeklyCallTarget: 75 })
	expect((await set([...ids, 'nobody'])).status).toBe(404)
	expect((await employees('?q=x.example')).map(({ weeklyCallTarget }) => weeklyCallTarget)).toEqual([50, 50])
	expect(await (await set(ids)).json()).toEqual({ updated: 2 })
	expect((await employees('?q=x.example')).map(({ weeklyCallTarget }) => weeklyCallTarget)).toEqual([75, 75])
})

test('a file of people is tried first, then taken row by row', async () => {
	const { employee } = await add({ name: 'Kim Vale', email: 'kim@file.example', title: 'Closer' })
	const file = [
		'Full Name,E-mail,Job Title,Weekly Call Target,Role,Shoe size',
		'Ada Byron,ada@file.example,Opener,80,Sales Rep,38',
		'Kim Vale,KIM@file.example,Senior closer,,,',
		'Kim Vale,kim@file.example,,,,',
		',nameless@file.example,,,,',
	].join('\r\n')
	const send = (dryRun: boolean) =>
		dana.request(`/api/employees/import?dryRun=${dryRun}`, {
			method: 'POST',
			headers: { 'content-type': 'text/csv' },
			body: file,
		})
	const counts = { create: 1, update: 1, unchanged: 0, refused: 2 }
	expect(await (await send(true)).json()).toMatchObject({
		isDryRun: true,
		counts,
		ignoredColumns: ['Shoe size'],
		rows: [
			{ line: 2, invitation: null },
			{ line: 3 },
			{ line: 4 },
			{ line: 5, reason: 'The name is missing.' },
		],
	})
	expect(await names('?q=file.example')).toEqual(['Kim Vale'])

	const taken = (await (await send(false)).json()) as { counts: object; rows: { invitation: Invitation }[] }
	expect(taken.counts).toEqual(counts)
	expect(await employees('?q=file.example')).toMatchObject([
		{ name: 'Ada Byron', username: 'ada', title: 'Opener', weeklyCallTarget: 80, isInvited: true },
		{ id: employee.id, name: 'Kim Vale', title: 'Senior closer' },
	])
	expect((await accept({ link: taken.rows[0]?.invitation.link ?? null })).status).toBe(200)
	expect(await (await send(false)).json()).toMatchObject({
		counts: { create: 0, update: 0, unchanged: 2, refused: 2 },
	})
	const large = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'x'.repeat(1_000_001) }
	expect((await dana.request('/api/employees/import', large)).status).toBe(413)
})
