import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { Person } from '#features/people/contract.ts'
import { startApp } from './compose-app.ts'
import { someDialer, somePanel } from './fixtures/dialer.ts'
import { someListeningApp } from './fixtures/listening-app.ts'

/** Several processes share a PostgreSQL server; the embedded database belongs to one. */
const server = process.env.TEST_DATABASE_URL
const soon = { timeout: 10_000, interval: 20 }

async function someTwoApps() {
	const app = await someListeningApp({}, afterAll)
	const other = await startApp(app.services.settings, pino({ level: 'silent' }))
	afterAll(() => other.stop())
	const dana = await app.signIn('dana.whitfield')
	const maya = await app.signIn('maya.ortiz')
	const { id } = Person.parse(await (await maya.fetch('/api/user')).json())
	const dialer = await someDialer(dana, {}, { '2041': id })
	/** Notifies the other process of a call. */
	const sendToOther = (event: string, callId: string) => {
		const token = new URL(dialer.urls[0]?.url ?? '').searchParams.get('token')
		const path = `/api/dialer/vicidial/${dialer.id}/${event}?token=${token}&user=2041&call_id=${callId}`
		return other.api.request(path)
	}
	return { app, maya, sendToOther }
}

test.runIf(server)('a call event received by one process reaches the panel on another', async () => {
	const { app, maya, sendToOther } = await someTwoApps()
	const panel = await somePanel(app, maya)
	expect((await sendToOther('start', 'P1')).status).toBe(200)
	await sendToOther('dispo', 'P1')
	await expect.poll(panel.short, soon).toEqual(['call_start P1', 'call_end P1'])

	const { pool } = app.database
	await pool.query(
		`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and query = 'LISTEN candor'`,
	)
	await sendToOther('start', 'P2')
	await sendToOther('dispo', 'P2')
	const all = ['call_start P1', 'call_end P1', 'call_start P2', 'call_end P2']
	await expect.poll(panel.short, soon).toEqual(all)
	panel.close()
})
