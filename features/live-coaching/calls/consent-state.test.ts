import { expect, test } from 'vitest'
import { areaCodes } from './area-codes.ts'
import { stateOfPhoneNumber } from './consent-state.ts'

test('a telephone number reveals the state it was issued in', () => {
	expect(stateOfPhoneNumber('7275550137')).toBe('FL')
	expect(stateOfPhoneNumber('+1 (916) 555-0111')).toBe('CA')
	expect(stateOfPhoneNumber('1-406-555-0100')).toBe('MT')
})

test('any other number reveals nothing', () => {
	for (const number of [null, '', '555-0137', '+44 20 7946 0958', '8005550100', '72755501371'])
		expect([number, stateOfPhoneNumber(number)]).toEqual([number, null])
})

test('every area code is of one state, and there are fifty-one', () => {
	const all = Object.values(areaCodes).flatMap((codes) => codes.split(' '))
	expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([])
	expect(all.filter((code) => !/^[2-9]\d\d$/.test(code))).toEqual([])
	expect(Object.keys(areaCodes)).toHaveLength(51)
})
