import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import type * as someTasks from './fixtures/tasks.ts'
import type { busyFor, countOf, double, endThread, fail, refuse, sumOf } from './fixtures/tasks.ts'
import { openThreads } from './open-threads.ts'
import { threadTask } from './thread-task.ts'

type Tasks = typeof someTasks

vi.setConfig({ testTimeout: 30_000 })

const threads = openThreads()
afterAll(() => threads.close())

const some = <Run extends (input: never, remote: never) => unknown>(name: string, seconds = 20) =>
	threadTask<Run>({
		module: new URL('./fixtures/tasks.ts', import.meta.url),
		name,
		lane: 'quick',
		seconds,
	})
const server = { person: null }

test('runs a task in another thread while this one continues', async () => {
	expect(await threads.run(some<typeof double>('double'), 21, server)).toBe(42)
	expect(await threads.run(some<typeof countOf>('countOf'), 'one', server)).toBe(1)
	let beats = 0
	const beating = setInterval(() => beats++, 10)
	await threads.run(some<typeof busyFor>('busyFor'), 500, server)
	clearInterval(beating)
	expect(beats).toBeGreaterThan(10)
})

test('passes on Problems and errors that a task throws', async () => {
	const refused = await threads.run(some<typeof refuse>('refuse'), undefined, server).catch((error) => error)
	expect(refused).toBeInstanceOf(Problem)
	expect(refused).toMatchObject({ status: 422, code: 'refused', message: 'This is refused.' })
	await expect(threads.run(some<typeof fail>('fail'), undefined, server)).rejects.toThrow('a slip')
})

test('stops a task that takes too long, and the next one has a thread', async () => {
	const endless = threads.run(some<typeof busyFor>('busyFor', 0.5), 3_600_000, server)
	await expect(endless).rejects.toMatchObject({ status: 503, code: 'took-too-long' })
	expect(await threads.run(some<typeof double>('double'), 4, server)).toBe(8)
})

test('a task can call functions of this thread, and gets their Problems', async () => {
	const values: Record<string, number> = { one: 1, two: 2 }
	const book = {
		async valueOfName(name: string) {
			await pause(1)
			if (values[name] === undefined) throw new Problem(404, 'no-such-name', 'There is no such name.')
			return values[name]
		},
	}
	const sum = (names: string[]) =>
		threads.run(some<typeof sumOf>('sumOf'), names, { person: 'maya', remote: book })
	expect(await sum(['one', 'two', 'two'])).toBe(5)
	await expect(sum(['one', 'three'])).rejects.toMatchObject({ code: 'no-such-name' })
})

test('a task whose thread dies, runs out of memory or returns what cannot be copied fails, and the next one runs', async () => {
	const small = openThreads({ heapMegabytes: 48 })
	const run = (name: string) => small.run(some<typeof endThread>(name), undefined, server)
	await expect(run('fillMemory' satisfies keyof Tasks)).rejects.toMatchObject({
		status: 503,
		code: 'out-of-memory',
	})
	await expect(run('endThread' satisfies keyof Tasks)).rejects.toMatchObject({
		status: 503,
		code: 'thread-ended',
	})
	await expect(run('notCopied' satisfies keyof Tasks)).rejects.toMatchObject({
		status: 503,
		code: 'thread-ended',
	})
	expect(await small.run(some<typeof double>('double'), 4, server)).toBe(8)
	await small.close()
})

test('closing ends the tasks in progress', async () => {
	const closing = openThreads()
	const running = expect(
		closing.run(some<typeof busyFor>('busyFor'), 3_600_000, server),
	).rejects.toMatchObject({
		code: 'thread-ended',
	})
	await pause(300)
	await closing.close()
	await running
})
