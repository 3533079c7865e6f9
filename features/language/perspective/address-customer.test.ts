import { expect, test } from 'vitest'
import { addressCustomer } from './address-customer.ts'

test.each([
	["they won't lose their house", "you won't lose your house"],
	["she's safe and the debt is hers", "you're safe and the debt is yours"],
	['tell her that her credit will recover', 'tell you that your credit will recover'],
	["he doesn't pay", "you don't pay"],
])('%s is said to the customer as %s', (reported, said) => {
	expect(addressCustomer(reported)).toBe(said)
})
