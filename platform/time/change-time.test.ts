import { expect, test } from 'vitest'
import { changeAt, changeTime, isSampleChange } from './change-time.ts'

test('only changes within changeAt get its time, across awaits and side by side', async () => {
	const first = new Date('2026-03-02T10:00:00Z')
	const second = new Date('2026-03-03T10:00:00Z')
	const readLater = async () => {
		await new Promise((resolve) => setTimeout(resolve, 1))
		return { time: changeTime(), isSample: isSampleChange() }
	}
	const before = Date.now()
	const [a, b, now] = await Promise.all([
		changeAt(first, readLater),
		changeAt(second, readLater),
		readLater(),
	])
	expect(a).toEqual({ time: first, isSample: true })
	expect(b).toEqual({ time: second, isSample: true })
	expect(now.isSample).toBe(false)
	expect(now.time.getTime()).toBeGreaterThanOrEqual(before)
})
