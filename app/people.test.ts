import { afterAll, expect, test } from 'vitest'
import type { Invitation } from '#features/people/contract.ts'
import { passwordLinks } from '#features/people/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import {
	accept,
	clientOf,
	employeesOf,
	factsAbout,
	linkAddress,
	patch,
	someEmployee,
} from './fixtures/people.ts'

const app = await someApp({}, afterAll)
const dana = await app.signIn('dana.whitfield')

const names = async (query: string) => (await employeesOf(dana, query)).map(({ name }) => name)

test('only administrators can list people and filter them by name, role and status', async () => {
	expect((await app.api.request('/api/employees')).status).toBe(401)
	expect((await (await app.signIn('maya.ortiz')).request('/api/employees')).status).toBe(403)
	await someEmployee(dana, {
		name: 'Lena Fields',
		email: 'lena@north.example',
		role: 'manager',
		department: 'Northern desk',
	})
	const { employee } = await someEmployee(dana, { name: 'Omar Reyes', email: 'omar@north.example' })
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

test('an added rep sets a password with the single-use link and is signed in', async () => {
	const { employee, invitation } = await someEmployee(dana, {
		name: 'Zoë Müller-Day',
		email: 'Zoe.Day@Reps.example',
	})
	expect(employee).toMatchObject({
		username: 'zoe.day',
		email: 'zoe.day@reps.example',
		role: 'rep',
		avatar: 'ZM',
		title: '',
		department: '',
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
	expect(JSON.stringify(await app.services.db.select().from(passwordLinks))).not.toContain(token)

	const response = await app.api.request(linkAddress(invitation))
	expect(await response.json()).toEqual({ name: 'Zoë Müller-Day', username: 'zoe.day', kind: 'invitation' })
	for (const bad of ['short', 'Zoe.Day@reps.example'])
		expect((await accept(app, invitation, bad)).status).toBe(400)
	const [once, twice] = await Promise.all([accept(app, invitation), accept(app, invitation)])
	expect([once.status, twice.status].sort()).toEqual([200, 410])
	const zoe = clientOf(app, once.status === 200 ? once : twice)
	expect(await (await zoe.request('/api/user')).json()).toMatchObject({
		username: 'zoe.day',
		role: 'salesrep',
	})
	expect((await app.api.request(linkAddress(invitation))).status).toBe(410)
	expect((await app.api.request('/api/password-links/unknown')).status).toBe(404)
	expect((await zoe.request('/api/employees')).status).toBe(403)

	const read = await dana.request(`/api/employees/${employee.id}`)
	expect(await read.json()).toMatchObject({ isInvited: false, lastLogin: expect.any(String) })
	expect(await answerTo(dana, '/api/employees', { name: 'Z', email: 'zoe.day@reps.example' })).toMatchObject({
		status: 409,
		code: 'email-known',
	})
	const namesake = await someEmployee(dana, { name: 'Zoe Day', email: 'zoe.day@other.example' })
	expect(namesake.employee.username).toBe('zoe.day2')
	for (const weeklyCallTarget of [-1, 2.5, '50'])
		expect(
			(await answerTo(dana, '/api/employees', { name: 'A', email: 'a@b.example', weeklyCallTarget })).status,
		).toBe(400)
	expect(await factsAbout(app, employee.id)).toEqual(['person.added', 'password.set', 'session.signed-in'])
})

test('stores a missing title or department as empty text', async () => {
	const { employee } = await someEmployee(dana, { name: 'Bo Ray', email: 'bo@reps.example', title: null })
	const change = (edit: object) => patch(dana, employee.id, edit)
	expect(employee).toMatchObject({ title: '', department: '' })
	expect((await change({ title: 'Closer' })).body).toMatchObject({ title: 'Closer', department: '' })
	expect((await change({ title: null })).body).toMatchObject({ title: '' })
	const sample = (await employeesOf(dana)).find(({ username }) => username === 'maya.ortiz')
	expect(sample).toMatchObject({ title: 'Debt Consultant', department: 'Enrollment East' })
})

test('sets a weekly call target for all selected people or none', async () => {
	const ids = [
		await someEmployee(dana, { name: 'Al Ray', email: 'al@x.example' }),
		await someEmployee(dana, { name: 'Bo Ray', email: 'bo@x.example' }),
	].map(({ employee }) => employee.id)
	const set = (chosen: string[]) =>
		postJson(dana, '/api/employees/goals', { ids: chosen, weeklyCallTarget: 75 })
	expect((await set([...ids, 'nobody'])).status).toBe(404)
	expect((await employeesOf(dana, '?q=x.example')).map(({ weeklyCallTarget }) => weeklyCallTarget)).toEqual([
		50, 50,
	])
	expect(await (await set(ids)).json()).toEqual({ updated: 2 })
	expect((await employeesOf(dana, '?q=x.example')).map(({ weeklyCallTarget }) => weeklyCallTarget)).toEqual([
		75, 75,
	])
})

test('validates an import file first, then imports row by row', async () => {
	const { employee } = await someEmployee(dana, {
		name: 'Kim Vale',
		email: 'kim@file.example',
		title: 'Closer',
	})
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
	expect(await employeesOf(dana, '?q=file.example')).toMatchObject([
		{ name: 'Ada Byron', username: 'ada', title: 'Opener', weeklyCallTarget: 80, isInvited: true },
		{ id: employee.id, name: 'Kim Vale', title: 'Senior closer' },
	])
	expect((await accept(app, { link: taken.rows[0]?.invitation.link ?? null })).status).toBe(200)
	expect(await (await send(false)).json()).toMatchObject({
		counts: { create: 0, update: 0, unchanged: 2, refused: 2 },
	})
	const large = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'x'.repeat(1_000_001) }
	expect((await dana.request('/api/employees/import', large)).status).toBe(413)
})

test('rejects characters that cannot be stored, wherever they appear', async () => {
	for (const path of ['/api/employees?q=%00', '/api/employees/%00', '/api/assignments?personId=%00'])
		expect([path, (await dana.request(path)).status]).toEqual([path, 400])
	const body = { name: 'Ann Lee', email: 'ann@zero.example', username: 'ann', title: 'a\0b' }
	for (const [path, sent] of [
		['/api/login', { username: 'a\0b', password: 'x' }],
		['/api/employees', body],
		['/api/employees/goals', { ids: ['a\0b'], weeklyCallTarget: 5 }],
	] as const)
		expect([path, await answerTo(dana, path, sent)]).toMatchObject([path, { status: 400, code: 'bad-input' }])
})
