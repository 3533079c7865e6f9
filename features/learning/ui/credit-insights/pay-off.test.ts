import { expect, test } from 'vitest'
import { type Debt, payOff } from './pay-off.ts'

const card: Debt = { name: 'Card', balance: 20_000, rate: 24, minimum: 600 }
const three: Debt[] = [
	{ name: 'Store card', balance: 900, rate: 19, minimum: 35 },
	{ name: 'Visa', balance: 6_400, rate: 27.9, minimum: 165 },
	{ name: 'Loan', balance: 4_100, rate: 12, minimum: 140 },
]

test('one debt is paid off as the formula of loans says', () => {
	const rate = 0.24 / 12
	const months = Math.ceil(-Math.log(1 - (rate * card.balance) / card.minimum) / Math.log(1 + rate))
	const payoff = payOff([card], 0, 'avalanche')
	expect(payoff?.months).toBe(months)
	expect(months).toBe(56)
	expect(Math.round((payoff?.interest ?? 0) / 100)).toBe(133)
})

test('the avalanche costs least interest, the snowball has its first win first', () => {
	const avalanche = payOff(three, 150, 'avalanche')
	const snowball = payOff(three, 150, 'snowball')
	expect(avalanche?.interest).toBeLessThan(snowball?.interest ?? 0)
	// 900 and about 45 of interest, at 185 a month.
	expect(snowball?.gone[0]).toMatchObject({ name: 'Store card', month: 6 })
	expect(avalanche?.gone[0]?.month).toBeGreaterThan(6)
	expect(avalanche?.gone.map(({ name }) => name).sort()).toEqual(['Loan', 'Store card', 'Visa'])
})

test('all money of a month is spent, also what is over when a debt goes', () => {
	const paid = three.reduce((sum, { balance }) => sum + balance, 0)
	const payoff = payOff(three, 150, 'snowball')
	const spent = paid + (payoff?.interest ?? 0)
	expect(Math.ceil(spent / (340 + 150))).toBe(payoff?.months)
})

test('without interest it is a division, and with too little money it has no end', () => {
	expect(payOff([{ name: 'Family', balance: 1_000, rate: 0, minimum: 100 }], 0, 'snowball')).toEqual({
		months: 10,
		interest: 0,
		gone: [{ place: 0, name: 'Family', month: 10 }],
	})
	expect(payOff([{ ...card, minimum: 400 }], 0, 'avalanche')).toBe(null)
	expect(payOff([{ ...card, minimum: 0 }], 0, 'avalanche')).toBe(null)
})
