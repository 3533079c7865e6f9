import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Invitation, PasswordReset } from '#features/people/contract.ts'
import { passwordLinks } from '#features/people/tables.ts'
import { answerTo, postJson } from './fixtures/app.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import {
	accept,
	clientOf,
	employeesOf,
	factsAbout,
	linkAddress,
	patch,
	signInAs,
	someEmployee,
} from './fixtures/people.ts'

const app = await someListeningApp({}, afterAll)
const dana = await app.signIn('dana.whitfield')
const sam = await app.signIn('sam.okafor')

test('a new invitation stops the old one, and so does a new email address or too long a wait', async () => {
	const { employee, invitation } = await someEmployee(dana, { name: 'Ida Cole', email: 'ida@reps.example' })
	const path = `/api/employees/${employee.id}/invitation`
	const again = Invitation.parse(await (await postJson(dana, path, {})).json())
	expect((await accept(app, invitation)).status).toBe(410)
	await patch(dana, employee.id, { email: 'ida.cole@reps.example' })
	expect((await accept(app, again)).status).toBe(410)
	const third = Invitation.parse(await (await postJson(dana, path, {})).json())
	const isTheirs = eq(passwordLinks.personId, employee.id)
	await app.services.db.update(passwordLinks).set({ expiresAt: new Date() }).where(isTheirs)
	expect((await accept(app, third)).status).toBe(410)
	const last = Invitation.parse(await (await postJson(dana, path, {})).json())
	expect((await accept(app, last)).status).toBe(200)
	expect(await answerTo(dana, path, {})).toMatchObject({ status: 409, code: 'not-invited' })
	expect(await answerTo(dana, '/api/employees/nobody/invitation', {})).toMatchObject({
		status: 404,
		error: 'Employee not found',
	})
})

test('deactivating signs someone out immediately, closes their sockets, and is undone by reactivating', async () => {
	const { employee, invitation } = await someEmployee(dana, {
		name: 'Noor Haddad',
		email: 'noor@reps.example',
	})
	const noor = clientOf(app, await accept(app, invitation))
	const sockets = ['/ws/progress', '/ws/vicidial'].map(
		(path) => new WebSocket(`ws://127.0.0.1:${app.port}${path}`, { headers: { cookie: noor.cookie } }),
	)
	await Promise.all(sockets.map((socket) => once(socket, 'open')))
	const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))

	expect((await patch(dana, employee.id, { isActive: false })).body).toMatchObject({ isActive: false })
	await closed
	expect((await noor.request('/api/user')).status).toBe(401)
	expect((await signInAs(app, 'noor')).status).toBe(401)
	expect((await patch(dana, employee.id, { isActive: true })).status).toBe(200)
	expect((await noor.request('/api/user')).status).toBe(401)
	expect((await signInAs(app, 'noor')).status).toBe(200)
	expect(await factsAbout(app, employee.id)).toEqual([
		'person.added',
		'password.set',
		'session.signed-in',
		'person.deactivated',
		'session.refused',
		'person.reactivated',
		'session.signed-in',
	])
})

test('links that someone was given before they were deactivated stay dead when they are back', async () => {
	const { employee, invitation } = await someEmployee(dana, { name: 'Uma Lind', email: 'uma@reps.example' })
	const isThere = (isActive: boolean) => patch(dana, employee.id, { isActive })
	await isThere(false)
	expect((await isThere(true)).body).toMatchObject({ isActive: true, isInvited: true })
	expect((await accept(app, invitation)).status).toBe(410)
	const again = await postJson(dana, `/api/employees/${employee.id}/invitation`, {})
	expect((await accept(app, Invitation.parse(await again.json()))).status).toBe(200)

	const ids = [employee.id]
	const resets = await (await postJson(dana, '/api/employees/password-resets', { ids })).json()
	await isThere(false)
	await isThere(true)
	expect((await accept(app, PasswordReset.array().parse(resets)[0] ?? { link: null })).status).toBe(410)
})

test('no one deactivates or demotes themselves, and of two administrators one stays', async () => {
	const everybody = await employeesOf(dana)
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
	expect(await factsAbout(app, idOf(demoted))).toContain('role.changed')
})

test('a forced reset ends sessions and passwords immediately, for all selected people or none', async () => {
	const { employee, invitation } = await someEmployee(dana, {
		name: 'Priya Shah',
		email: 'priya@reps.example',
	})
	const priya = clientOf(app, await accept(app, invitation))
	const reset = (ids: string[]) => postJson(dana, '/api/employees/password-resets', { ids })
	expect((await reset([employee.id, 'nobody'])).status).toBe(404)
	expect((await priya.request('/api/user')).status).toBe(200)

	const [answer] = PasswordReset.array().parse(await (await reset([employee.id])).json())
	expect(answer).toMatchObject({ id: employee.id, name: 'Priya Shah', wasMailed: false })
	expect((await priya.request('/api/user')).status).toBe(401)
	expect((await signInAs(app, 'priya')).status).toBe(401)
	expect(await (await app.api.request(linkAddress({ link: answer?.link ?? null }))).json()).toMatchObject({
		kind: 'reset',
	})
	expect((await accept(app, { link: answer?.link ?? null }, 'a second password')).status).toBe(200)
	expect((await signInAs(app, 'priya', 'a second password')).status).toBe(200)
	expect(await factsAbout(app, employee.id)).toContain('password.reset-forced')
})
