import { expect, test } from 'vitest'
import { describePlan } from './describe-plan.ts'

test('describes a plan with its seats, and with cents where it has some', () => {
	const seat = { tier: 'pro', billing: 'annual', seats: 1, price: 351 } as const
	expect(describePlan(seat)).toBe('Pro, 1 seat, $351 a year')
	const team = { tier: 'enterprise', billing: 'monthly', seats: 1000, price: 99_000.5 } as const
	expect(describePlan(team)).toBe('Enterprise, 1,000 seats, $99,000.50 a month')
})
