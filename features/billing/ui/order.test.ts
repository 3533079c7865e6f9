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

test('a stored choice that cannot be read is no choice', () => {
	stored.set('order', '{')

	expect(completeOrder({})).toEqual({ tier: 'pro', billing: 'monthly', seats: 1 })
})

test('an address may be nonsense in parts', () => {
	expect(readOrderSearch({ tier: 'pro', billing: 'weekly', seats: '-4', coupon: 'x' })).toEqual({
		tier: 'pro',
	})
	expect(readOrderSearch({ tier: 7, billing: 'annual', seats: '12' })).toEqual({
		billing: 'annual',
		seats: 12,
	})
})
