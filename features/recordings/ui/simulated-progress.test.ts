import { expect, test } from 'vitest'
import { sentProgress, simulatedProgress } from './simulated-progress.ts'

const megabyte = 1024 ** 2

test('an upload rises from 0 and is held at 90 until the server answers', () => {
	expect(simulatedProgress(0, 5 * megabyte)).toBe(0)
	expect(simulatedProgress(3, 5 * megabyte)).toBeGreaterThan(simulatedProgress(1, 5 * megabyte))
	expect(simulatedProgress(100_000, 5 * megabyte)).toBe(90)
	expect(simulatedProgress(3, 20 * megabyte)).toBeLessThan(simulatedProgress(3, 1 * megabyte))
})

test('an upload whose bytes are counted shows them, and is held at 90 too', () => {
	expect(sentProgress(0, 40 * megabyte)).toBe(0)
	expect(sentProgress(10 * megabyte, 40 * megabyte)).toBe(25)
	expect(sentProgress(40 * megabyte, 40 * megabyte)).toBe(90)
	expect(sentProgress(0, 0)).toBe(0)
})
