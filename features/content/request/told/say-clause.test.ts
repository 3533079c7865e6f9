import { expect, test } from 'vitest'
import type { Addressee } from '#features/language/pure.ts'
import { sayClause } from './say-clause.ts'

const denise: Addressee = { names: ['denise', 'the client'], pronouns: new Set(['she']) }
const ray: Addressee = { names: ['ray'], pronouns: new Set(['he']) }
const couple: Addressee = { names: [], pronouns: new Set(['they']) }

test.each([
	["tell her we can't stop lawsuits", "We can't stop lawsuits."],
	[
		'ask if she wants to move the date or split it in two',
		'Do you want to move the date or split it in two?',
	],
	['let her know that her paycheck came through', 'Your paycheck came through.'],
	['tell Denise she can leave without penalty', 'You can leave without penalty.'],
	["mention that she's paid seven deposits", "You've paid seven deposits."],
	['tell the client that she doesnt qualify', "You don't qualify."],
	['ask her to bring her statements', 'Please bring your statements.'],
	["make clear that it's her money", "It's your money."],
	['Denise missed her deposit on the 5th', 'You missed your deposit on the 5th.'],
	['missed her deposit on the 5th', 'You missed your deposit on the 5th.'],
	['she gets the letter and calls us', 'You get the letter and call us.'],
	['tells her not to ignore it', "Please don't ignore it."],
	['explains that there is a deadline', 'There is a deadline.'],
	['if she still wants to go, I will process it', 'If you still want to go, I will process it.'],
	['that it takes about 40 minutes', 'It takes about 40 minutes.'],
	['thank her for sending the bank statement', 'Thank you for sending the bank statement.'],
	['apologize for the wait', "I'm sorry about the wait."],
	['ask when she can send the letter', 'When can you send the letter?'],
	['her husband wants to see the numbers', 'Your husband wants to see the numbers.'],
	['he said the account is closed', 'He said the account is closed.'],
])('“%s” becomes “%s” for a woman', (clause, sentence) => {
	expect(sayClause(clause, denise)).toBe(sentence)
})

test.each([
	['ask him whether he could do 60 more a month', 'Could you do 60 more a month?'],
	['tell him he can move the date if he lets us know', 'You can move the date if you let us know.'],
	['ask if 6 tonight works instead', 'Does 6 tonight work instead?'],
	['ask if his address is still right', 'Is your address still right?'],
	['his wife has to hear it before she signs', 'Your wife has to hear it before she signs.'],
])('“%s” becomes “%s” for a man', (clause, sentence) => {
	expect(sayClause(clause, ray)).toBe(sentence)
})

test('a couple is addressed as you', () => {
	expect(sayClause('tell them their first settlement came through', couple)).toBe(
		'Your first settlement came through.',
	)
})

test.each([
	'telling her no nicely',
	"tell her what's gone in so far",
	'a short email',
	'friendly',
	'I want that she feels calm',
	'That is wrong.',
	'if she wants to go',
])('“%s” is no sentence', (clause) => {
	expect(sayClause(clause, denise)).toBeNull()
})

test('without an addressee a sentence stays unchanged, as in an email to the team', () => {
	expect(sayClause('tell them she wants her money back', { names: [], pronouns: new Set() })).toBe(
		'She wants her money back.',
	)
})

test('a clause over the length limit gives no sentence', () => {
	expect(sayClause('tell her she wants his her him '.repeat(4_000), denise)).toBeNull()
})
