import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProcessPool } from './process-pool.ts'

const fragile = join(import.meta.dirname, 'fixtures', 'fragile-recognizer.ts')
const { signal } = new AbortController()
const harmless = Int16Array.of(0)
const deadly = Int16Array.of(1)

test('a recognizer that crashes is told as a problem, and the next piece gets a new one', async () => {
	const pool = openProcessPool(fragile, 1, {})
	const [before] = await pool.recognize(harmless, signal)
	const crash = pool.recognize(deadly, signal)
	await expect(crash).rejects.toMatchObject({ code: 'recognizer-crashed', retryable: true })
	const [after] = await pool.recognize(harmless, signal)
	await pool.close()
	expect(after?.text).toMatch(/^\d+$/)
	expect(after?.text).not.toBe(before?.text)
})

test('one process is kept for piece after piece, and no more are started than wanted', async () => {
	const pool = openProcessPool(fragile, 2, {})
	const answers = await Promise.all(Array.from({ length: 6 }, () => pool.recognize(harmless, signal)))
	await pool.close()
	expect(new Set(answers.flat().map(({ text }) => text)).size).toBe(2)
})

test('a piece that is no longer wanted does not disturb the others', async () => {
	const pool = openProcessPool(fragile, 1, {})
	const stop = new AbortController()
	const wanted = pool.recognize(harmless, signal)
	const unwanted = pool.recognize(harmless, stop.signal)
	stop.abort(new Error('deleted'))
	await expect(unwanted).rejects.toThrow('deleted')
	expect(await wanted).toHaveLength(1)
	await pool.close()
})
