import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { readSettings } from '#platform/settings/read-settings.ts'
import { startHouse } from './house.ts'

/**
 * For tests: the whole product on a database of its own, with the demo people, torn down when the test ends.
 * Uploads wait in the queue until `house.work()` is called.
 */
export async function someHouse(environment: Record<string, string> = {}) {
	const dataDir = await mkdtemp(join(tmpdir(), 'candor-house-'))
	await cp(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true })
	const settings = readSettings({ DATA_DIR: dataDir, ...environment })
	const house = await startHouse(settings, pino({ level: 'silent' }))
	onTestFinished(async () => {
		await house.stop()
		await rm(dataDir, { recursive: true, force: true })
	})
	return { ...house, dataDir, signIn: (username: string) => signIn(house.api, username) }
}

/** Signs a demo person in and returns a client that sends their cookie. */
async function signIn(api: Awaited<ReturnType<typeof startHouse>>['api'], username: string) {
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

export function postJson(
	api: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
	path: string,
	body: unknown,
) {
	const headers = { 'content-type': 'application/json' }
	return api.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}
