import { expect, test } from 'vitest'
import { untimedCall } from '#features/compliance/fixtures/calls.ts'
import { readCall } from '#features/compliance/index.ts'
import { findEnrollment } from './find-enrollment.ts'
import { judgeEnrollment } from './judge-enrollment.ts'

const opening = [
	'R: Hi, this is Bo Lund with Harbor Debt Relief on a recorded line, about our debt settlement program.',
	'C: Hi, yes.',
	'R: How much do you owe on the cards?',
	'C: About fourteen thousand, Discover and Capital One.',
	'R: We would save up for settlements, and our fee is 25% of the debt you enroll. It will likely hurt your credit.',
	'C: Okay, I see.',
]
const callOf = (...lines: string[]) => readCall(untimedCall(...opening, ...lines))

test('a customer who signs and stays is a closed deal, from the turn in which they signed', () => {
	const call = callOf(
		'R: The agreement is in your e-mail. If you agree, sign at the bottom.',
		'C: I read it. I signed it just now.',
		'R: I see it here. You are enrolled, and your first deposit is on Friday the fifth.',
		'C: Great, thank you.',
		'R: Welcome aboard, goodbye.',
	)
	expect(judgeEnrollment(call)).toEqual({ isClosedDeal: true, enrollmentTurn: 7, provisional: null })
})

test('signing something else is no deal, whatever the words alone suggest', () => {
	const call = callOf(
		'R: Do you want to sign up today?',
		'C: I already signed with a lawyer for my divorce, I signed so many papers. I signed.',
		'R: Then let us leave it for now. I will call you in the spring.',
		'C: Yes, please call me in the spring. Goodbye.',
		'R: Goodbye, and take care.',
	)
	expect(findEnrollment(call).isClosedDeal).toBe(true)
	expect(judgeEnrollment(call).isClosedDeal).toBe(false)
})

test('a call that continues is judged by what was said, not as one that ended', () => {
	const call = callOf('R: Shall I enroll you?', 'C: Yes, sign me up, I agree.')
	expect(findEnrollment(call).enrollmentTurn).toBe(7)
})
