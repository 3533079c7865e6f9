import { expect, test } from 'vitest'
import { isImpersonal } from './is-impersonal.ts'

test.each([
	'I would have to talk to my wife about that first.',
	'How do I know this isn’t a scam? I read about it on Google.',
	'yeah no i just want to think about it',
	"I don't know, it's Tuesday, I get paid Friday.",
])('anybody can say: %s', (text) => {
	expect(isImpersonal(text, ['Denise Porter'])).toBe(true)
})

test.each([
	['the customer’s own name', 'This is denise and I am not sure.'],
	['a name with a capital', 'I have to ask my husband Delroy about it.'],
	['a name without one', 'my wife linda does the bills'],
	['a name known from the call', 'the porters never owed anybody, no porter ever did'],
	['a family name', 'You can call me Mrs. Porter, thank you.'],
	['a figure', 'I can not do four hundred a month.'],
	['a figure in digits', 'That is $400 too much.'],
	['a hidden number', 'I gave you my [card number] already.'],
	['a creditor', 'chase already told me no'],
	['an address of a mailbox', 'write to me at someone@example.com'],
	['a town', 'We only just moved to Toledo.'],
])('words with %s are somebody’s', (_, text) => {
	expect(isImpersonal(text, ['Denise Porter'])).toBe(false)
})
