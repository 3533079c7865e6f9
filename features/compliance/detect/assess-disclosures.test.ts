import { expect, test } from 'vitest'
import type { Turn } from '../contract.ts'
import { someCall } from '../fixtures/calls.ts'
import { fastReading } from '../limits.ts'
import { assessDisclosures } from './assess-disclosures.ts'
import { findViolations } from './find-violations.ts'
import { readCall } from './read-call.ts'

function statusOf(code: string, turns: Turn[], enrollmentTurn: number | null = null) {
	const call = readCall(turns)
	const disclosure = assessDisclosures(call, enrollmentTurn, findViolations(call)).find(
		(each) => each.code === code,
	)
	if (!disclosure) throw new Error(`no disclosure ${code}`)
	return disclosure
}

const consequences = [
	'R: If you stop paying, your credit will drop.',
	'C: Okay.',
	'R: Interest and late fees get added, and one of them could sue you.',
]

test('a disclosure may be given over several turns', () => {
	const disclosure = statusOf('nonpayment_consequences', someCall(...consequences))
	expect(disclosure.status).toBe('given')
	expect(disclosure.elements.map(({ evidence }) => evidence?.turn)).toEqual([0, 2, 2])
})

test('a part of a disclosure is partial, none of it is missing', () => {
	expect(statusOf('nonpayment_consequences', someCall('R: This will hurt your credit.')).status).toBe(
		'partial',
	)
	expect(statusOf('nonpayment_consequences', someCall('R: There are pros and cons.')).status).toBe('missing')
})

test('the customer saying it gives nothing', () => {
	expect(
		statusOf('nonpayment_consequences', someCall('C: It will hurt my credit and they could sue me.')).status,
	).toBe('missing')
})

test('a later denial takes a disclosure back', () => {
	const turns = someCall(...consequences, 'C: Sue me?', "R: Honestly they can't take you to court.")
	expect(statusOf('nonpayment_consequences', turns).status).toBe('partial')
})

test('distinguishes a disclosure after enrollment', () => {
	const turns = someCall('C: I signed.', ...consequences)
	expect(statusOf('nonpayment_consequences', turns, 0).beforeEnrollment).toBe(false)
	expect(statusOf('nonpayment_consequences', turns, 9).beforeEnrollment).toBe(true)
	expect(statusOf('nonpayment_consequences', turns).beforeEnrollment).toBeNull()
})

test('words heard too unsurely make a disclosure unclear', () => {
	const unsure = someCall(...consequences).map((turn) => ({ ...turn, confidence: 0.2 }))
	expect(statusOf('nonpayment_consequences', unsure).status).toBe('unclear')
})

test('the account is disclosed as owned, free to leave and refunded', () => {
	const line =
		'R: The account is in your name and it is your money. Leave whenever you like without a penalty, and you get everything back except fees already earned.'
	expect(statusOf('dedicated_account_rights', someCall(line)).status).toBe('given')
})

test('fees and total cost require both the percentage and the cost in dollars', () => {
	expect(
		statusOf('fees_and_total_cost', someCall('R: Our fee is twenty percent of the enrolled debt.')).status,
	).toBe('partial')
	expect(
		statusOf(
			'fees_and_total_cost',
			someCall('R: Our fee is twenty percent of the enrolled debt, so that comes to four thousand dollars.'),
		).status,
	).toBe('given')
})

test.each([
	['R: Our fee is 25 percent of the debt you enroll, about four thousand dollars.', null],
	['R: twenty four percent is ours thats about thirty eight hundred bucks', null],
	['R: On sixteen thousand our 25% comes to $4,000, and no more than that.', null],
	[
		'R: The fee is 25 percent of the enrolled debt, so about four thousand dollars, and the whole program is estimated at ten thousand dollars.',
		0,
	],
	[
		'R: Our fee is 22% of what you enroll, so $3,520. With the settlements you would put in about $11,400 in all.',
		0,
	],
	[
		'R: The total cost of the program is about nineteen thousand, with our fee of 25 percent of what you enroll.',
		0,
	],
])('a fee in dollars gives the disclosure but is not the program total: %s', (line, totalIn) => {
	const { status, bonus } = statusOf('fees_and_total_cost', someCall(line))
	expect(status).toBe('given')
	expect(bonus?.find(({ id }) => id === 'B4')?.evidence?.turn ?? null).toBe(totalIn)
})

test.each([
	["R: Our fee is 22% of what you enroll. With us you'd deposit $520 a month into an account that you own."],
	['R: Our fee is 25 percent of sixteen thousand dollars of debt.'],
	['R: the fee is twenty percent of the debt you enroll and you put away three ten a month'],
	[
		'R: Our fee is a fifth of it. They add late fees and interest, so that fifteen thousand could be eighteen.',
	],
])('deposits, debts and creditors’ charges do not count as the cost: %s', (line) => {
	const { elements } = statusOf('fees_and_total_cost', someCall(line))
	expect(elements.find(({ id }) => id === 'E2')?.evidence).toBeNull()
})

test('the share saved before an offer does not count as the fee', () => {
	const line = 'R: We make an offer on a debt when there is about 30% of a debt in it.'
	expect(statusOf('fees_and_total_cost', someCall(line)).status).toBe('missing')
})

test('the recording notice counts only in the opening', () => {
	expect(statusOf('recording_notice', someCall('R: Hi Ann, this call is recorded.')).status).toBe('given')
	const late = someCall(
		'R: Hi.',
		'C: Hi.',
		'R: How are you?',
		'C: Fine.',
		'R: Good.',
		'C: So?',
		'R: One.',
		'C: Two.',
		'R: We are recorded.',
	)
	expect(statusOf('recording_notice', late).status).toBe('missing')
})

test('a page that is pointed at has not been read', () => {
	expect(
		statusOf('time_to_results', someCall('R: The agreement says how many months it takes.')).status,
	).toBe('missing')
})

test('a disclosure shows how fast it was read', () => {
	const line =
		'Not paying will likely hurt your credit, they may sue, and the balance may grow from interest.'
	const at = (seconds: number | null): Turn => ({
		speaker: 'rep',
		text: line,
		start: seconds && 0,
		end: seconds,
		confidence: null,
	})
	const rate = (seconds: number | null) => statusOf('nonpayment_consequences', [at(seconds)]).wordsPerMinute
	expect(rate(6)).toBeGreaterThan(150)
	expect(rate(6)).toBeLessThan(180)
	expect(rate(3)).toBeGreaterThan(fastReading)
	expect(rate(null)).toBeNull()
	expect(statusOf('recording_notice', someCall('R: We are recorded.')).wordsPerMinute).toBeNull()
})

test('what need not be said is shown as said or not, and is never demanded', () => {
	const given =
		'R: The account is in your name and it is your money. Leave whenever you like without a penalty, and you get everything back except fees already earned.'
	const plain = statusOf('dedicated_account_rights', someCall(given))
	expect(plain.status).toBe('given')
	expect(plain.bonus?.map(({ evidence }) => evidence)).toEqual([null, null, null, null])
	const more = statusOf(
		'dedicated_account_rights',
		someCall(
			'R: Your money is back within seven business days, and any interest the account earns is yours.',
			'R: It sits at an FDIC insured bank, and the bank charges nine dollars a month for the account.',
		),
	)
	expect(more.status).not.toBe('given')
	expect(more.bonus?.map(({ id, evidence }) => [id, evidence?.turn])).toEqual([
		['B1', 0],
		['B2', 0],
		['B3', 1],
		['B4', 1],
	])
})

test('a proper statement after a denial counts', () => {
	const denial = "R: Honestly they can't take you to court."
	expect(statusOf('nonpayment_consequences', someCall(denial, 'C: Sure?', ...consequences)).status).toBe(
		'given',
	)
	expect(statusOf('nonpayment_consequences', someCall(...consequences, 'C: Sure?', denial)).status).toBe(
		'partial',
	)
})

test('an answer is understood by what the customer asked', () => {
	const disclosed = (question: string) =>
		statusOf('nonpayment_consequences', someCall(question, 'R: It would likely drop a good deal.')).status
	expect(disclosed('C: What does it do to my credit score?')).toBe('partial')
	expect(disclosed('C: What about the price of gas?')).toBe('missing')
})

test.each([
	'R: The program may take forty one months, and by month thirty eight both creditors will have had an offer.',
	'R: We figure forty eight months, first offer around month six and to every one of them no later than month forty.',
])('time to results and to an offer: %s', (line) => {
	expect(statusOf('time_to_results', someCall(line)).status).toBe('given')
})

test.each([
	[
		'R: Hi Ann, it is Bo with Bluff City Debt. We negotiate card debt for a fee and I hope to sign you up.',
		'given',
	],
	['R: Mrs. Kess? Bo Lund, Empire Harbor Debt, recorded line. Got a minute?', 'partial'],
	['R: Hi, this is the hardship department about your accounts.', 'missing'],
	[
		"R: Good morning, you've reached Fernbrook Debt Relief on a recorded line. I'm with the team that sells our debt settlement program, so this is a sales conversation.",
		'given',
	],
	['R: hi you reached the fernbrook debt relief sales team we sell a debt settlement service', 'given'],
	[
		'R: Thanks for calling Summit Debt Solutions. This is a sales line for our debt settlement service.',
		'given',
	],
	[
		"R: You're through to Cascade Debt Partners, sales department, about our debt negotiation program.",
		'given',
	],
	[
		"R: You're speaking with Pell from Cascade Debt Partners; it's a selling call, for a debt relief plan.",
		'given',
	],
	[
		'R: Fernbrook Debt Relief, Maya speaking. What I do here is sales, and we settle debts for a fee.',
		'given',
	],
	['R: Ann? Bo from Bluff City Debt Settlement, following up to offer you our settlement program.', 'given'],
	["R: Harbor Debt Relief here, calling to see whether you'd want our paid debt settlement plan.", 'given'],
	["R: You've reached the hardship center, this is not a sales conversation.", 'missing'],
	["R: This is not a sales call, it's about your card account.", 'missing'],
	['R: This is Tom with Lantern on a recorded line, is that okay with you?', 'partial'],
	["R: I'm with you on that, and I'm still with you.", 'missing'],
])('caller identity: %s is %s', (line, status) => {
	expect(statusOf('caller_identity', someCall(line)).status).toBe(status)
})
