import { expect, test } from 'vitest'
import type { Turn } from '../contract.ts'
import { fastReading } from '../limits.ts'
import { someCall } from '../some-call.ts'
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

test('a disclosure after enrollment is told apart', () => {
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

test('fee and total are both needed', () => {
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

test('the recording is announced in the opening or not at all', () => {
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

test('a disclosure tells how fast it was read', () => {
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

test('what is said properly after a denial stands', () => {
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
])('who is calling, to sell what: %s is %s', (line, status) => {
	expect(statusOf('caller_identity', someCall(line)).status).toBe(status)
})
