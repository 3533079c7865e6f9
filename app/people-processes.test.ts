import { once } from 'node:events'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Employee } from '#features/people/contract.ts'
import { sessionEndedCode } from '#features/people/limits.ts'
import { startApp } from './compose-app.ts'
import { someListeningApp } from './fixtures/listening-app.ts'

/** Several processes share a PostgreSQL server; the embedded database belongs to one. */
const server = process.env.TEST_DATABASE_URL

test.runIf(server)(
	'changes by administrators take effect in every process immediately',
	async ({ onTestFinished }) => {
		const app = await someListeningApp({}, onTestFinished)
		const other = await startApp(app.services.settings, pino({ level: 'silent' }))
		onTestFinished(() => other.stop())
		const [dana, sam] = await Promise.all(['dana.whitfield', 'sam.okafor'].map((name) => app.signIn(name)))
		if (!dana || !sam) throw new Error('the demo has two administrators')
		const everybody = Employee.array().parse(await (await dana.request('/api/employees')).json())
		const idOf = (username: string) => everybody.find((one) => one.username === username)?.id
		/** Asked of the other process. */
		const change = async ({ cookie }: { cookie: string }, username: string, edit: object) => {
			const headers = { cookie, 'content-type': 'application/json' }
			const init = { method: 'PATCH', headers, body: JSON.stringify(edit) }
			return (await other.api.request(`/api/employees/${idOf(username)}`, init)).status
		}
		/** A socket of hers, and when it is closed. */
		const mayaListens = async () => {
			const { cookie } = await app.signIn('maya.ortiz')
			const socket = new WebSocket(`ws://127.0.0.1:${app.port}/ws/vicidial`, { headers: { cookie } })
			await once(socket, 'open')
			return { cookie, closed: once(socket, 'close') }
		}

		const left = await mayaListens()
		await other.api.request('/api/logout', { method: 'POST', headers: { cookie: left.cookie } })
		expect((await left.closed)[0]).toBe(sessionEndedCode)

		const heard = await mayaListens()
		expect(await change(dana, 'maya.ortiz', { isActive: false })).toBe(200)
		await heard.closed

		expect(await change(dana, 'maya.ortiz', { isActive: true })).toBe(200)
		const missed = await mayaListens()
		await app.database.pool.query(
			`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and query = 'LISTEN candor'`,
		)
		expect(await change(dana, 'maya.ortiz', { isActive: false })).toBe(200)
		await missed.closed

		const answers = await Promise.all([
			change(sam, 'dana.whitfield', { role: 'rep' }),
			change(dana, 'sam.okafor', { role: 'rep' }),
		])
		expect(answers.sort()).toEqual([200, 403])
	},
)
