import { expect, test } from 'vitest'
import type { CallFigures, KnownCall } from '../../calls/call-book.ts'
import { describeCall, describeLost, describeMissing } from './describe-call.ts'
import { describeFigures } from './describe-figures.ts'

const notGiven = { code: 'fees_and_total_cost', title: 'Fees and total cost', sayThis: 'Our fee is …' }
const call: KnownCall = {
	id: '00000000-0000-4000-8000-000000000000',
	isOwn: true,
	title: 'monday.mp3',
	customer: 'Denise',
	rep: 'Maya',
	at: new Date(2026, 10, 2),
	seconds: 900,
	score: 80,
	notScoredBecause: null,
	isClosedDeal: false,
	statements: [],
	disclosuresWereDue: true,
	disclosures: [{ ...notGiven, status: 'missing' }],
	objections: [],
	skills: [],
	strengths: [],
	actions: [],
	talk: { repShare: 0.68, longestMonologueSeconds: 130, questions: 4 },
}
const figures: CallFigures = {
	calls: 12,
	scored: 10,
	passed: 7,
	averageScore: 75,
	closedDeals: 2,
	from: new Date(2026, 9, 1),
	to: new Date(2026, 10, 2),
	disclosuresDue: 5,
	disclosures: [{ ...notGiven, missed: 3 }],
	statements: [],
	objections: [],
	skills: [],
	talk: { repShare: 0.55, questions: 9, longest: null },
	trend: { older: 70, newer: 80 },
}
const subject = (changed: Partial<CallFigures>) => ({
	figures: { ...figures, ...changed },
	whose: 'you' as const,
	said: '',
})

test('a disclosure is counted of the calls where it was due', () => {
	expect(describeFigures('disclosures', subject({})).response).toContain(
		'3 of the 5 calls where it was due (60%)',
	)
	const undue = describeFigures('disclosures', subject({ disclosuresDue: 0, disclosures: [] })).response
	expect(undue).toContain('so no disclosures were due')
	expect(undue).not.toMatch(/gave|no missed/)
})

test('counts no disclosure as missed on a call where none was due, or where it was too unclear', () => {
	const undue = { ...call, disclosuresWereDue: false }
	for (const describe of [describeCall, describeMissing, describeLost])
		expect(describe(undue).response).not.toMatch(/fees and total|every disclosure|not fully given/i)
	const unclear: KnownCall = { ...call, disclosures: [{ ...notGiven, status: 'unclear' }] }
	expect(describeMissing(unclear).response).toContain('too unclear to tell')
	expect(describeMissing(unclear).response).not.toMatch(/fees and total|every disclosure/i)
	expect(describeMissing(call).response).toContain('fees and total cost')
})

test("a colleague's call is not called yours", () => {
	const theirs = { ...call, isOwn: false }
	expect(describeLost(theirs).response).toContain("Maya's call with Denise")
	expect(describeLost({ ...theirs, rep: null }).response).toContain('the call with Denise')
	expect(describeMissing(theirs).response).not.toMatch(/\byou\b|\byour call/i)
})

test('figures limited to the newest calls say so', () => {
	expect(describeFigures('scores', subject({ calls: 200, scored: 200 })).response).toContain(
		'the newest 200 calls',
	)
	expect(describeFigures('scores', subject({})).response).toContain('over 12 calls')
	expect(describeFigures('trend', subject({})).response).toContain('the newer half of 10 scored calls')
})

test('an answer about a call that was not scored gives the reason and no disclosures', () => {
	const reason = 'This looks like a voicemail, not a conversation.'
	const voicemail = {
		...call,
		score: null,
		notScoredBecause: reason,
		disclosuresWereDue: false,
		disclosures: [],
	}
	for (const { response } of [describeCall(voicemail), describeMissing(voicemail)]) {
		expect(response).toContain('not scored')
		expect(response).toContain(reason)
		expect(response).not.toContain('was given')
	}
})
