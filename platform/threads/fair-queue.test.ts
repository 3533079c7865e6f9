import { expect, test } from 'vitest'
import { createFairQueue, mostWaiting, mostWaitingPerPerson } from './fair-queue.ts'

/** Tasks that end one by one, and the order in which they began. */
function someTasks(concurrency: number) {
	const inTurn = createFairQueue(concurrency)
	const begun: string[] = []
	const ends: (() => void)[] = []
	const add = (person: string | null, name: string) =>
		inTurn(person, () => {
			begun.push(name)
			return new Promise<void>((end) => ends.push(end))
		})
	const settle = () => new Promise((resolve) => setImmediate(resolve))
	const endNext = async () => {
		await settle()
		ends.shift()?.()
		await settle()
	}
	return { add, begun, endNext, settle }
}

test('many requests of one person do not delay the request of another', async () => {
	const { add, begun, endNext } = someTasks(1)
	for (const name of ['maya 1', 'maya 2', 'maya 3']) void add('maya', name)
	void add('sam', 'sam 1')
	for (let turn = 0; turn < 4; turn++) await endNext()
	expect(begun).toEqual(['maya 1', 'sam 1', 'maya 2', 'maya 3'])
})

test('runs one task per person at a time', async () => {
	const { add, begun, endNext, settle } = someTasks(3)
	void add('maya', 'maya 1')
	void add('maya', 'maya 2')
	void add('sam', 'sam 1')
	void add(null, 'job')
	await settle()
	expect(begun).toEqual(['maya 1', 'sam 1', 'job'])
	await endNext()
	expect(begun).toEqual(['maya 1', 'sam 1', 'job', 'maya 2'])
})

test('refuses a person with too many waiting', async () => {
	const { add } = someTasks(1)
	for (let at = 0; at <= mostWaitingPerPerson; at++) void add('maya', `maya ${at}`)
	await expect(add('maya', 'one more')).rejects.toMatchObject({ status: 429, code: 'too-many-at-once' })
})

test('refuses people while too many wait, and never the server itself', async () => {
	const { add, begun, endNext } = someTasks(1)
	for (let at = 0; at <= mostWaiting; at++) void add(`person ${at}`, `${at}`)
	await endNext()
	void add('the last place', 'x')
	await expect(add('sam', 'one more')).rejects.toMatchObject({ status: 503, code: 'server-busy' })
	void add(null, 'job')
	for (let turn = 0; turn <= mostWaiting + 1; turn++) await endNext()
	expect(begun.at(-1)).toBe('job')
})

test('continues after a failed task', async () => {
	const inTurn = createFairQueue(1)
	await expect(inTurn('maya', () => Promise.reject(new Error('a slip')))).rejects.toThrow('a slip')
	expect(await inTurn('maya', async () => 'done')).toBe('done')
})
