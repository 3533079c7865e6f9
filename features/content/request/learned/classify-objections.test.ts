import { expect, test } from 'vitest'
import { readTyped } from '../read-typed.ts'
import { classifyObjections } from './classify-objections.ts'

const heard = (request: string, isAnswer: boolean) => classifyObjections(readTyped(request), isAnswer)

test.each([
	['price', '"after rent and the kids I have nothing left for that payment"'],
	['scam_fear', '"how do I even know you people are who you say you are"'],
	['pay_on_my_own', 'he figures he can clear it alone with his tax refund and a second job'],
	['spouse', '"my better half holds the checkbook"'],
])('the objection %s is heard where no wording of it is known: %s', (code, request) => {
	expect(heard(request, true)[0]).toBe(code)
})

test('of several objections each is heard', () => {
	expect(heard('answers to: too expensive, is it a scam, and she has to ask her husband', true)).toEqual(
		expect.arrayContaining(['price', 'scam_fear', 'spouse']),
	)
})

test.each([
	'thank Bo for the twelve deposits he has made',
	'text Kyle that we moved to 9:30 tomorrow',
	'welcome mail for a new client, first draft on the 5th',
	'agenda for the monday meeting',
])('a request that is about no objection is told of none: %s', (request) => {
	expect(heard(request, false)).toEqual([])
})
