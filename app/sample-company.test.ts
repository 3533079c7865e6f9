import { expect, test } from 'vitest'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import {
	isSampleCompanyRemoved,
	loadSampleCompany,
	orderSampleCompany,
	readSampleCalls,
} from '#features/sample-company/index.ts'
import { someCompany } from './fixtures/app.ts'
import { readJson, someScoredCall } from './fixtures/call.ts'

const some = readSampleCalls().slice(0, 8)
const never = new AbortController().signal

const callsOf = async (person: Parameters<typeof readJson>[0]) =>
	(await readJson(person, '/api/recordings?limit=200')) as RecordingSummary[]

test('the sample company is loaded once, however often loading is interrupted, and removed permanently', async () => {
	const { app, maya, dana } = await someCompany()
	const own = await someScoredCall(app, maya)
	expect(await readJson(dana, '/api/sample-company')).toMatchObject({ state: 'none' })

	// The server loads it in the background; here it is called.
	await orderSampleCompany({ ...app.services, jobs: { ...app.services.jobs, order: async () => {} } })
	const interrupted = loadSampleCompany(app.services, app.auth, AbortSignal.abort(), some)
	await expect(interrupted).rejects.toThrow()
	expect(await readJson(dana, '/api/sample-company')).toMatchObject({ state: 'loading' })
	await loadSampleCompany(app.services, app.auth, never, some)
	const calls = await callsOf(dana)
	const sample = calls.filter(({ id }) => id !== own)
	expect(sample.map(({ id }) => id).sort()).toEqual(some.map(({ id }) => id).sort())
	expect(new Set(sample.map(({ status }) => status))).toEqual(new Set(['analyzed']))
	expect(await readJson(maya, '/api/sample-company')).toMatchObject({ state: 'loaded', scored: some.length })

	const remove = (person: typeof maya) => person.request('/api/admin/sample-company', { method: 'DELETE' })
	expect((await remove(maya)).status).toBe(403)
	expect(await (await remove(dana)).json()).toEqual({ removed: some.length, kept: 0 })
	expect((await callsOf(dana)).map(({ id }) => id)).toEqual([own])
	const people = (await readJson(dana, '/api/employees')) as { username: string }[]
	expect(people.map(({ username }) => username).sort()).toEqual([
		'dana.whitfield',
		'maya.ortiz',
		'sam.okafor',
	])
	expect(await isSampleCompanyRemoved(app.services.db)).toBe(true)
})
