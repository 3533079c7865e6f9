import { beforeEach, expect, test, vi } from 'vitest'
import { completeOrder, readOrderSearch, storeOrder } from '#features/billing/ui/order.ts'

const stored = new Map<string, string>()

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
	})
	return () => vi.unstubAllGlobals()
})

test('an order is one seat of Pro by the month when nothing is chosen', () => {
	expect(completeOrder({})).toEqual({ tier: 'pro', billing: 'monthly', seats: 1 })
})

test('what was chosen on the pricing page holds until the address says otherwise', () => {
	storeOrder({ tier: 'enterprise', billing: 'annual', seats: 12 })

	expect(completeOrder({})).toEqual({ tier: 'enterprise', billing: 'annual', seats: 12 })
	expect(completeOrder({ seats: 3 })).toEqual({ tier: 'enterprise', billing: 'annual', seats: 3 })
})

test('a stored order that cannot be parsed is ignored', () => {
	stored.set('order', '{')

	expect(completeOrder({})).toEqual({ tier: 'pro', billing: 'monthly', seats: 1 })
})

test('invalid query parameters are ignored', () => {
	expect(readOrderSearch({ tier: 'pro', billing: 'weekly', seats: '-4', coupon: 'x' })).toEqual({
		tier: 'pro',
	})
	expect(readOrderSearch({ billing: 'annual', seats: '12' })).toEqual({ billing: 'annual', seats: 12 })
	for (const seats of [Number.NaN, -3, 0, 1.5, 1001, 1e300, 'abc', '', true, [5], null])
		expect(readOrderSearch({ seats })).toEqual({})
})

test('an unknown plan becomes monthly Pro, even if another plan was chosen before', () => {
	storeOrder({ tier: 'enterprise', billing: 'annual', seats: 12 })

	for (const tier of ['platinum', 'constructor', 7, ''])
		expect(completeOrder(readOrderSearch({ tier, billing: 'annual', seats: 2 }))).toEqual({
			tier: 'pro',
			billing: 'monthly',
			seats: 2,
		})
})
