import type { KnownCall } from '../calls/call-book.ts'

/** A call for tests: Denise's, lost at her husband. */
export const someKnownCall = (given: Partial<KnownCall> = {}): KnownCall => ({
	id: '0d5f5a5e-1f52-4a6e-9a5c-2f6f5f3f1a11',
	title: 'Denise, card debt',
	customer: 'Denise Walker',
	rep: 'Dana Ruiz',
	isOwn: true,
	at: new Date(2026, 10, 19),
	seconds: 1500,
	score: 58,
	notScoredBecause: null,
	isClosedDeal: false,
	statements: [
		{
			code: 'lawsuit_denial',
			title: 'Denying lawsuits, garnishment or collection',
			citation: '16 CFR 310.3(a)(1)(viii)(C)',
			why: 'Enrolling does not stop lawsuits.',
			sayInstead: "A creditor can sue you while you're in the program and I can't prevent it.",
			quote: 'basically make that go away',
			start: 1127,
		},
	],
	disclosuresWereDue: true,
	disclosures: [
		{
			code: 'time_to_results',
			title: 'Time to results and to an offer',
			status: 'missing',
			sayThis: 'We estimate {months} months in all.',
		},
	],
	objections: [
		{
			code: 'spouse',
			title: 'Wants to ask a spouse or family',
			quote: 'I have to talk to my husband',
			start: 1325,
			handled: false,
		},
	],
	skills: [{ code: 'discovery', title: 'Discovery', score: 6 }],
	strengths: ['Asked what led to the debt.'],
	actions: ['Offer the three-way call.'],
	...given,
})
