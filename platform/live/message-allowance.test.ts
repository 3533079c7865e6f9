import { expect, test } from 'vitest'
import { messageAllowance } from './message-allowance.ts'

const count = (allowance: ReturnType<typeof messageAllowance>, tries: number, now: number) =>
	Array.from({ length: tries }, () => allowance.take(now)).filter(Boolean).length

test('allows a burst, then the steady rate', () => {
	const allowance = messageAllowance({ perSecond: 10, burst: 50 }, 0)
	expect(count(allowance, 20_000, 0)).toBe(50)
	expect(count(allowance, 100, 1000)).toBe(10)
	expect(count(allowance, 100, 1050)).toBe(0)
})

test('allows only one burst after a long silence', () => {
	const allowance = messageAllowance({ perSecond: 10, burst: 50 }, 0)
	expect(count(allowance, 100, 3_600_000)).toBe(50)
})
