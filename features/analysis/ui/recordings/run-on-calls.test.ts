import { expect, test } from 'vitest'
import { RequestError } from '#platform/browser/request.ts'
import { runOnCalls } from './run-on-calls.ts'

const calls = Array.from({ length: 10 }, (_, n) => n)

test('a call that fails stops none of the others, and says why it failed', async () => {
	const done: number[] = []
	const outcomes = await runOnCalls(calls, async (call) => {
		if (call === 3) throw new RequestError(409, 'Conflict', '{"error":"This call is under a legal hold."}')
		done.push(call)
	})
	expect(done).toHaveLength(9)
	expect(outcomes.filter(({ error }) => error)).toEqual([
		{ call: 3, error: 'This call is under a legal hold.' },
	])
})

test('outcomes come in the order of the calls, whichever is done first', async () => {
	const outcomes = await runOnCalls(calls, (call) => new Promise((done) => setTimeout(done, 20 - 2 * call)))
	expect(outcomes.map(({ call }) => call)).toEqual(calls)
})

test('at most four calls are worked on at a time, and progress is told', async () => {
	let running = 0
	let most = 0
	const progress: number[] = []
	const action = async () => {
		running += 1
		most = Math.max(most, running)
		await new Promise((done) => setTimeout(done, 2))
		running -= 1
	}
	await runOnCalls(calls, action, (done) => progress.push(done))
	expect(most).toBe(4)
	expect(progress).toEqual(calls.map((n) => n + 1))
})
