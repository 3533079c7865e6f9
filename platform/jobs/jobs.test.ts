import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'

const log = pino({ level: 'silent' })
const payload = z.object({ call: z.string() })
const washUp: Job<{ call: string }> = {
	name: 'wash-up',
	payload,
	key: ({ call }) => call,
	limitSeconds: 60,
}

async function someJobs() {
	const folder = await mkdtemp(join(tmpdir(), 'candor-jobs-'))
	cpSync(inject('databaseTemplate'), folder, { recursive: true })
	const database = await openDatabase({ url: null, folder })
	const jobs = await startJobs(database, log, { workers: 1 })
	onTestFinished(async () => {
		await jobs.stop()
		await database.close()
		await rm(folder, { recursive: true, force: true })
	})
	return { database, jobs, folder }
}

test('an order is done once, however often it was given, and gone with its transaction', async () => {
	const { database, jobs } = await someJobs()
	const done: string[] = []
	await jobs.handle(washUp, {
		run: async ({ call }) => void done.push(call),
		giveUp: async () => {},
	})
	await database.db.transaction(async (tx) => {
		await jobs.order(tx, washUp, { call: 'one' })
		await jobs.order(tx, washUp, { call: 'one' })
	})
	const undone = database.db.transaction(async (tx) => {
		await jobs.order(tx, washUp, { call: 'two' })
		throw new Error('changed my mind')
	})
	await expect(undone).rejects.toThrow()
	await jobs.work()
	await expect.poll(() => done, { timeout: 10_000 }).toEqual(['one'])
})

test('many waiting orders are done one after the other, without a rest in between', async () => {
	const { database, jobs } = await someJobs()
	const done: string[] = []
	await jobs.handle(washUp, {
		run: async ({ call }) => void done.push(call),
		giveUp: async () => {},
	})
	const calls = Array.from({ length: 40 }, (_, number) => `call ${number}`)
	await database.db.transaction(async (tx) => {
		for (const call of calls) await jobs.order(tx, washUp, { call })
	})
	await jobs.work()
	// With the library's rest of 2 to 5 s after each it would take minutes.
	await expect.poll(() => done.toSorted(), { timeout: 40_000 }).toEqual(calls.toSorted())
})

test('an order that has to rest is done after one that need not', async () => {
	const { database, jobs } = await someJobs()
	const done: string[] = []
	const resting: typeof washUp = { ...washUp, afterSeconds: ({ call }) => (call === 'later' ? 3 : 0) }
	await jobs.handle(resting, { run: async ({ call }) => void done.push(call), giveUp: async () => {} })
	await database.db.transaction(async (tx) => {
		await jobs.order(tx, resting, { call: 'later' })
		await jobs.order(tx, resting, { call: 'now' })
	})
	await jobs.work()
	await expect.poll(() => done, { timeout: 20_000 }).toEqual(['now', 'later'])
})

test('a passing problem is tried again, a lasting one is given up at once', async () => {
	const { database, jobs } = await someJobs()
	const runs: string[] = []
	const givenUp: string[] = []
	await jobs.handle(washUp, {
		async run({ call }) {
			runs.push(call)
			if (call === 'passing' && runs.filter((run) => run === call).length === 1)
				throw new Problem(503, 'busy', 'Busy.', { retryable: true })
			if (call === 'lasting') throw new Problem(422, 'unreadable', 'Unreadable.')
		},
		giveUp: async ({ call }, problem) => void givenUp.push(`${call}: ${problem.message}`),
	})
	await database.db.transaction(async (tx) => {
		await jobs.order(tx, washUp, { call: 'passing' })
		await jobs.order(tx, washUp, { call: 'lasting' })
	})
	await jobs.work()
	await expect.poll(() => runs.toSorted(), { timeout: 20_000 }).toEqual(['lasting', 'passing', 'passing'])
	expect(givenUp).toEqual(['lasting: Unreadable.'])
})

test('calls willRetry with the time of the next attempt', async () => {
	const { database, jobs } = await someJobs()
	const runs: number[] = []
	const retries: { reason: string; at: number }[] = []
	await jobs.handle(washUp, {
		async run() {
			runs.push(Date.now())
			if (runs.length === 1) throw new Error('connect ECONNREFUSED')
		},
		willRetry: async (_, problem, at) => void retries.push({ reason: problem.code, at: at.getTime() }),
		giveUp: async () => {},
	})
	await database.db.transaction((tx) => jobs.order(tx, washUp, { call: 'one' }))
	await jobs.work()
	await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(2)
	expect(retries).toEqual([{ reason: 'unexpected', at: expect.any(Number) }])
	expect((retries[0]?.at ?? 0) - (runs[0] ?? 0)).toBeGreaterThanOrEqual(2000)
	expect(runs[1]).toBeGreaterThanOrEqual((retries[0]?.at ?? 0) - 500)
})

test('the features that listen get an order for each announcement', async () => {
	const { database, jobs } = await someJobs()
	const heard: string[] = []
	const called = { name: 'call.over', payload }
	jobs.on(called, washUp)
	await jobs.handle(washUp, { run: async ({ call }) => void heard.push(call), giveUp: async () => {} })
	await database.db.transaction((tx) => jobs.announce(tx, called, { call: 'one' }))
	await jobs.work()
	await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one'])
})

test('rejects a job whose twin is running and rolls back its transaction', async () => {
	const { database, jobs } = await someJobs()
	let end = () => {}
	let hasStarted = false
	await jobs.handle(washUp, {
		run: () =>
			new Promise((resolve) => {
				hasStarted = true
				end = resolve
			}),
		giveUp: async () => {},
	})
	const order = () => database.db.transaction((tx) => jobs.order(tx, washUp, { call: 'same' }))
	await order()
	await jobs.work()
	await expect.poll(() => hasStarted, { timeout: 10_000 }).toBe(true)
	await expect(order()).rejects.toMatchObject({ status: 409, retryable: true })
	end()
	await expect
		.poll(
			() =>
				order().then(
					() => 'taken',
					() => 'refused',
				),
			{ timeout: 10_000 },
		)
		.toBe('taken')
})

test('aborts the signal of a canceled job', async () => {
	const { database, jobs } = await someJobs()
	let ended = ''
	let hasStarted = false
	await jobs.handle(washUp, {
		run: (_, { signal }) =>
			new Promise((_resolve, reject) => {
				hasStarted = true
				signal.addEventListener('abort', () => {
					ended = 'told'
					reject(signal.reason)
				})
			}),
		giveUp: async () => {},
	})
	await database.db.transaction((tx) => jobs.order(tx, washUp, { call: 'long' }))
	await jobs.work()
	await expect.poll(() => hasStarted, { timeout: 10_000 }).toBe(true)
	await jobs.cancel(washUp, { call: 'long' })
	await expect.poll(() => ended, { timeout: 10_000 }).toBe('told')
})
