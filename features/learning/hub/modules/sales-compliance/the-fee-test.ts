import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const theFeeTest: Lesson = {
	id: 'the-fee-test',
	title: 'The advance-fee test',
	minutes: 6,
	trains: [{ kind: 'statement', code: 'advance_fee' }],
	parts: [
		text(
			'The ban on advance fees is the core of the rule, and it is easy to keep. Before any sentence of yours with money in it, ask three questions about the debt it concerns.',
		),
		points(
			'Is this debt settled, under an agreement the customer has accepted?',
			'Has the customer made at least one payment under it?',
			'Is this the share of this debt alone, reckoned the same way for every debt?',
		),
		text(
			'Three times yes, and a fee is due. Anything else, and it may be neither taken nor asked for, by any name: setup, retainer, processing, activation, audit, monthly service, document preparation.',
		),
		heading('Tricks that did not work'),
		text(
			'Sending a notary, so that the sale would count as made face to face, failed in court: a notary who only watches a signature gives no sales presentation (CFPB v. StratFS). An attorney’s letterhead does not lift the ban either. And a waiver signed by the customer is paper.',
		),
		heading('What you may speak of'),
		text(
			'The account provider has its own charge for running the account. It is not our fee, it must be named with its amount, and it must not be a way to pay us. Say it together with the total, not when they find it on a statement.',
		),
		instead(
			[
				'There is a four ninety five enrollment fee today and then we start working on your accounts.',
				'There is no enrollment fee. You pay nothing to us until a debt is settled, approved by you and paid on.',
			],
			[
				'As soon as the creditor says yes on the phone we take our fee.',
				'A yes from the creditor is not enough. You approve it and a payment goes out first, and only then is our fee due.',
			],
		),
		say(
			"There's no fee from us until a debt is settled, you've approved it, and at least one payment has gone to that creditor. Then you pay only that debt's share.",
		),
		exercise(
			'Four sentences. Which may be said? (1) “Your first two drafts cover our setup.” (2) “The bank that runs the account charges $10 a month.” (3) “When the first card settles we take the whole fee.” (4) “We are paid per debt, after a first payment on it.”',
			'The second, if it is true and told with the total, and the fourth. The first is an advance fee; the third takes shares of debts that are not settled.',
		),
	],
	question: {
		asked:
			'A debt is settled in twelve installments and the customer approved it. When is the earliest day for its fee?',
		answers: [
			'The day the settlement is signed.',
			'After the first of the twelve payments has gone to the creditor.',
			'Only after the twelfth.',
		],
		right: 1,
		why: 'At least one payment under the agreement must have been made. What your contract says may be later, never earlier.',
	},
	citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
}
