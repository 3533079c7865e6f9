import { expect, test } from 'vitest'
import { somePlay } from './fixtures/play.ts'
import { rateSession } from './rate-session.ts'

const scoreOf = (messages: readonly string[]) =>
	rateSession(somePlay(messages.map((rep) => ({ rep })))).overallScore

test.each([
	[
		'keywords',
		[
			'hardship goal budget creditors lawsuit spouse credit permission',
			'sorry empathy understand must be hard goal',
			'fee 25 percent settled approve payment account yours insured withdraw penalty',
			'sued collections credit interest grow months estimate',
			'next step thursday ten callback written take time',
			'enroll today goal who decides concern budget income',
		],
	],
	['one-word replies', ['Yes', 'Okay', 'Sure', 'Right', 'No', 'Fine', 'Good', 'Okay']],
	[
		'disclosures recited one after the other',
		[
			'Our fee is 25 percent of enrolled debt, due only after a debt is settled, you approve it and a payment is made.',
			'The account is yours and insured, and you can withdraw at any time without penalty.',
			'Not paying your creditors may hurt your credit, you may be sued, and balances may grow from interest and fees.',
			'We estimate 42 months in all and an offer to each creditor by month 38.',
			'You need about 25 percent of each debt saved before an offer is made.',
			'Forgiven debt may be taxable.',
		],
	],
])('%s score at most 15', (_, messages) => {
	expect(scoreOf(messages)).toBeLessThanOrEqual(15)
})
