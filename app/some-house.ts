import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { readSettings, type Settings } from '#platform/settings/read-settings.ts'
import { runHere } from '#platform/threads/run-here.ts'
import { startApp } from './compose-app.ts'

type AtEnd = (tearDown: () => Promise<void>) => void
type Requests = { request: (path: string, init: RequestInit) => Response | Promise<Response> }

/**
 * For tests: the whole product on a database of its own, with the demo people, torn down when the test ends
 * (or, with `afterAll` for `atEnd`, its file). Uploads wait in the queue until `app.work()` is called.
 */
export async function someApp(
	environment: Record<string, string> = {},
	atEnd: AtEnd = onTestFinished,
	log = pino({ level: 'silent' }),
) {
	const dataDir = await mkdtemp(join(tmpdir(), 'candor-app-'))
	atEnd(() => rm(dataDir, { recursive: true, force: true }))
	const database = await someDatabase(dataDir, atEnd)
	const parsed = readSettings({ DATA_DIR: dataDir, ...database, ...environment })
	// Tests sign in with demo accounts even when PUBLIC_URL or TRUST_PROXY is set.
	const settings = { ...parsed, demo: environment.DEMO !== 'off' }
	const open = async (changed: Partial<Settings> = {}) => {
		const app = await startApp({ ...settings, ...changed }, log, runHere())
		return { ...app, dataDir, signIn: (username: string) => signIn(app.api, username) }
	}
	let app = await open()
	atEnd(() => app.stop())
	return {
		...app,
		/** Stops the app and starts it again on the same data. */
		async restart(changed: Partial<Settings> = {}) {
			await app.stop()
			app = await open(changed)
			return app
		},
	}
}

/** For tests: the product at work, with a rep and an administrator signed in. */
export async function someCompany(atEnd?: AtEnd) {
	const app = await someApp({}, atEnd)
	await app.work()
	return { app, maya: await app.signIn('maya.ortiz'), dana: await app.signIn('dana.whitfield') }
}

/** A fresh database: embedded, or on the PostgreSQL server of TEST_DATABASE_URL where that is given. */
async function someDatabase(dataDir: string, atEnd: AtEnd): Promise<Record<string, string>> {
	const server = process.env.TEST_DATABASE_URL
	if (!server) {
		cpSync(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true })
		return {}
	}
	const name = `candor_test_${randomUUID().replaceAll('-', '')}`
	await withClient(server, (client) => client.query(`create database ${name}`))
	atEnd(() => withClient(server, (client) => client.query(`drop database ${name} with (force)`)))
	return { DATABASE_URL: new URL(`/${name}`, server).href }
}

async function withClient(url: string, run: (client: pg.Client) => Promise<unknown>) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await run(client)
	await client.end()
}

/** Signs a demo person in and returns a client that sends their cookie. */
async function signIn(api: Awaited<ReturnType<typeof startApp>>['api'], username: string) {
	const answer = await postJson(api, '/api/login', { username, password: 'candor-demo' })
	if (answer.status !== 200) throw new Error(`could not sign in: ${await answer.text()}`)
	const cookie = answer.headers
		.getSetCookie()
		.map((set) => set.split(';')[0])
		.join('; ')
	return {
		cookie,
		request: (path: string, init: RequestInit = {}) =>
			api.request(path, { ...init, headers: { ...init.headers, cookie } }),
	}
}

export function sendJson(client: Requests, method: string, path: string, body: unknown) {
	const headers = { 'content-type': 'application/json' }
	return client.request(path, { method, headers, body: JSON.stringify(body) })
}

export const postJson = (client: Requests, path: string, body: unknown) =>
	sendJson(client, 'POST', path, body)

/** What a post is answered: the status, and where it is refused the words and the code. */
export async function answerTo(client: Requests, path: string, body: unknown) {
	const response = await postJson(client, path, body)
	const { error, code } = (await response.json()) as { error?: string; code?: string }
	return { status: response.status, ...(error && { error }), ...(code && { code }) }
}
