import { expect, test } from 'vitest'
import { passComplianceCheck } from '../../compliance-check/pass-compliance-check.ts'
import { readRequest } from '../../request/read-request.ts'
import { writePiece } from '../write-piece.ts'

const seeds = [1, 2, 3, 4, 5, 6]
/** The piece as it leaves: written, checked and completed. */
const write = (request: string, seed = 1) => {
	const brief = readRequest(request)
	const piece = passComplianceCheck(brief, writePiece(brief, seed))
	if (!piece) throw new Error(`Nothing may be written for: ${request}`)
	return piece
}

test.each([
	'She asked us to stop contacting her. write what I send',
	'text for Ray, he wants off our list',
	'email to a lead who told us to quit calling, one last pitch',
])('whoever asked to stop gets a confirmation and nothing else: %s', (request) => {
	for (const seed of seeds) {
		const { content } = write(request, seed)
		expect(content).toMatch(/removed|off our|off the|do-not-call/i)
		expect(content).not.toMatch(/program|settle|debt|fee|call me|questions/i)
	}
})

test.each([
	[
		'apology text to Marcus, I told him his credit wont drop and thats wrong',
		/credit: this will likely lower it/,
	],
	[
		'email to Ana correcting what I said about taxes, I told her none and that was a mistake',
		/forgiven debt may count/,
	],
	['correction email, I said they cant be sued, that was wrong', /creditor may take you to court/],
])('a correction says what is true and does not repeat what was wrong: %s', (request, truth) => {
	for (const seed of seeds) {
		const { content, changes } = write(request, seed)
		expect(content).toMatch(truth)
		expect(content).toMatch(/sorry|apologize/i)
		expect(changes).toEqual([])
	}
})

test('someone who does not fit is told so, with what else there is', () => {
	for (const seed of seeds) {
		const { content } = write('honest turn down email for Ron who is current on everything', seed)
		expect(content).toMatch(/right for you|shouldn't enroll/)
		expect(content).toMatch(/current on your accounts/)
		expect(content).toMatch(/nonprofit credit counselor/)
	}
})

test('the script of the disclosures has each of them, in order', () => {
	const { type, content } = write('script with just the required disclosures, in order, word for word')
	expect(type).toBe('script')
	const order = [
		'recorded',
		'debt settlement company',
		'We estimate',
		'saved in your account',
		'sued',
		'penalty',
		'Our fee is',
	]
	expect(order.map((words) => content.indexOf(words))).toEqual(
		order.map((words) => content.indexOf(words)).toSorted((a, b) => a - b),
	)
	expect(order.every((words) => content.includes(words))).toBe(true)
})

test('a transfer names the colleague, and is no pitch to which disclosures are added', () => {
	const { content, changes } = write('transfer script for when I hand the customer to my closer Dana')
	expect(content).toContain('my colleague Dana')
	expect(content).not.toContain('Dana, ')
	expect(changes).toEqual([])
})

test('a set of voicemails has as many as were asked for, says nothing of debts, and ends by letting go', () => {
	const { content } = write('set of 4 voicemails for a lead who wont pick up')
	expect(content.match(/^Voicemail \d/gm)).toHaveLength(4)
	const spoken = content.match(/“[^”]+”/g) ?? []
	expect(spoken.join(' ')).not.toMatch(/debt|owe|settle|money/i)
	expect(spoken.at(-1)).toMatch(/last message/)
})

test('as many subject lines are written as were asked for', () => {
	const { content } = write('give me four subject lines for a follow up')
	expect(content.match(/^- /gm)).toHaveLength(4)
})

test('a fee is computed from its rate and the debt, with the formula, and never told as the debt', () => {
	for (const seed of seeds) {
		const { content } = write(
			'Email that explains the fee to a customer with $31,480 of card debt, our fee is 25%',
			seed,
		)
		expect(content).toContain('$7,870 (25% × $31,480)')
		expect(content).not.toMatch(/fee[^.]{0,30}\$31,480/i)
	}
})

test('deposits are summed over the months, with the formula', () => {
	const { content } = write('welcome email for Patricia, deposits of $480 for 36 months')
	expect(content).toContain('$17,280 (36 × $480)')
})

test('no fee is computed from several debts or a range', () => {
	const { content } = write('email explaining the fee, 25%, debts of $12,000 and $9,400')
	expect(content).not.toContain('×')
})

test('an email to a husband speaks of no other relative', () => {
	for (const seed of seeds) {
		const { content } = write('Follow-up email for a prospect who wants to talk to her husband first', seed)
		expect(content).toContain('your husband')
		expect(content).not.toMatch(/\b(?:daughter|wife|son|mother)\b/)
	}
})
