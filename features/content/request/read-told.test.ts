import { expect, test } from 'vitest'
import { readTold } from './read-told.ts'

const said = (request: string) => readTold(request).map(({ say }) => say)

test.each([
	["email Dana, tell her we can't stop lawsuits", "We can't stop lawsuits."],
	[
		'ask if she wants to move the date or split it in two',
		'Do you want to move the date or split it in two?',
	],
	['let him know that his pay stub came through', 'Your pay stub came through.'],
	['tell her she can leave without penalty', 'You can leave without penalty.'],
	['ask him whether he could do 60 more a month', 'Could you do 60 more a month?'],
	["mention that he's paid seven deposits", "You've paid seven deposits."],
	['tell the client that she doesnt qualify', "You don't qualify."],
	['ask her to bring her statements', 'Please bring your statements.'],
	['tell them their first settlement came through', 'Your first settlement came through.'],
	["make clear that it's her money, keep it short", "It's your money."],
])('“%s” is said to the customer', (request, say) => {
	expect(said(request)).toEqual([say])
})

test.each([
	'email telling him no nicely',
	"tell her what's gone in so far",
	'what do i tell her when she says it costs too much',
	"don't tell her we can stop the calls",
	'an objection reply: "tell him to call me"',
])('“%s” has no statement to pass on', (request) => {
	expect(said(request)).toEqual([])
})

test('a long request takes no longer than its length', () => {
	const request = 'tell her she wants his her him '.repeat(400)
	expect(readTold(request).length).toBeLessThanOrEqual(6)
})
