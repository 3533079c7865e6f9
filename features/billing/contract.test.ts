import { expect, test } from 'vitest'
import { plannedFeatures, plans, toSeats, totalPrice } from '#features/billing/contract.ts'

test.each([
	['basic', 'monthly', 12, 0],
	['basic', 'annual', 12, 0],
	['pro', 'monthly', 1, 39],
	['pro', 'annual', 12, 4212],
	['enterprise', 'monthly', 3, 297],
	['enterprise', 'annual', 12, 10_692],
] as const)('%s, paid %s, costs for %i seats %i dollars', (tier, billing, seats, dollars) => {
	expect(totalPrice({ tier, billing, seats })).toBe(dollars)
})

test.each([
	['12', 12],
	[1, 1],
	[1000, 1000],
	[0, 5],
	[1001, 5],
	[2.5, 5],
	['many', 5],
	[undefined, 5],
])('%s seats are taken for %i', (value, seats) => {
	expect(toSeats(value, 5)).toBe(seats)
})

test('every planned feature is listed in a plan', () => {
	const named = Object.values(plans).flatMap(({ features }) => features)
	expect(plannedFeatures.filter((feature) => !named.includes(feature))).toEqual([])
	expect(plannedFeatures).toHaveLength(3)
})
