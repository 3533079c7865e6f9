import { expect, test } from 'vitest'
import { isAllowedAddress } from './is-allowed-address.ts'

const allowed = ['203.0.113.7', '198.51.100.0/24', '2001:db8::/32']

test('a dialer is known by its address or its range', () => {
	for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.255', '2001:db8:1::5'])
		expect([address, isAllowedAddress(allowed, address)]).toEqual([address, true])
	for (const address of ['203.0.113.8', '198.51.101.1', '2001:db9::1', '::ffff:10.0.0.1', 'unknown', ''])
		expect([address, isAllowedAddress(allowed, address)]).toEqual([address, false])
})

test('where no address is given, all are allowed', () => {
	expect(isAllowedAddress([], '203.0.113.8')).toBe(true)
})
