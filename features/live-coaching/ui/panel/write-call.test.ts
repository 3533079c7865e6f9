import { expect, test } from 'vitest'
import { sayTimer, secondsInto, writePhoneNumber, writeTimer } from './write-call.ts'

test('a phone number is written as in the United States, and a prospect without one is a prospect', () => {
	expect(
		['6025550148', '16025550148', '+1 602 555 0148', '+442071234567', '', null].map(writePhoneNumber),
	).toEqual(['(602) 555-0148', '(602) 555-0148', '(602) 555-0148', '+442071234567', 'Prospect', 'Prospect'])
})

test('a timer counts minutes and seconds', () => {
	expect([0, 9, 60, 462, 3600].map(writeTimer)).toEqual(['0:00', '0:09', '1:00', '7:42', '60:00'])
	expect(sayTimer(462)).toBe('7 minutes 42 seconds')
	expect(sayTimer(61)).toBe('1 minute 1 second')
})

test('seconds count from the start of the call, and a clock that is behind shows none', () => {
	const start = '2026-03-02T12:00:00Z'
	expect(secondsInto(start, Date.parse('2026-03-02T12:07:42.900Z'))).toBe(462)
	expect(secondsInto(start, Date.parse('2026-03-02T11:59:00Z'))).toBe(0)
})
