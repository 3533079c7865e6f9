import type { Lesson } from '../../../contract.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const debts = { first: 6_000, second: 9_000, third: 5_000 }
const enrolled = debts.first + debts.second + debts.third
const fee = 0.25 * enrolled

export const accountAndFees: Lesson = {
	id: 'account-and-fees',
	title: 'Whose money it is, and who is paid when',
	minutes: 7,
	trains: [
		{ kind: 'disclosure', code: 'dedicated_account_rights' },
		{ kind: 'statement', code: 'account_control_misstatement' },
		{ kind: 'statement', code: 'advance_fee' },
	],
	parts: [
		text(
			'Deposits go into an account at an insured bank. The customer owns it. An independent company runs it, which is not ours and pays us nothing for the business. We cannot reach into it. If the customer leaves, there is no penalty, and they get back everything except fees already earned.',
		),
		text(
			'That is one of the strongest things you can say, and it is also required. Say it as the three facts it is, and do not make more of it: it is no savings plan of ours, no trust that shields them from anybody, and no place where we hold their money.',
		),
		say(
			'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
		),
		instead([
			'We hold your deposits in our trust account, you cannot touch them until you finish.',
			'The account is in your name, the money is yours, and you can leave any time with no penalty and take it with you, less any fee already earned.',
		]),
		heading('Three locks on every fee'),
		text(
			'A fee on a debt is due only when all three are open. One closed lock means no fee, whatever it is called.',
		),
		points(
			'The debt is settled, and the customer said yes to that settlement.',
			'At least one payment under it has gone to the creditor.',
			'The fee is only the share of that debt, not of the whole program.',
		),
		figures(`Three debts, ${writeDollars(enrolled)} in all, and a fee of 25 percent of enrolled debt`, {
			'Fee over the whole program': writeDollars(fee),
			[`Due when the debt of ${writeDollars(debts.first)} is settled, approved and paid on`]: writeDollars(
				(fee * debts.first) / enrolled,
			),
			'Due for the other two on that day': writeDollars(0),
		}),
		say(
			'You pay us nothing to sign up and nothing while you save. Our fee on an account is due only after it is settled, you have okayed it, and a payment has gone to the creditor.',
		),
		exercise(
			'The bank takes an offer on the phone on Monday. The customer approves it on Tuesday. The first payment leaves on Friday. When may the fee for this debt be taken?',
			'On Friday, after the payment. A yes on the phone is not enough, and neither is the customer’s yes.',
		),
	],
	question: {
		asked: 'Your manager suggests a $99 “file activation charge” at signing. What is it?',
		answers: [
			'Fine: it is not a fee for settlement.',
			'Fine if the customer agrees to it in writing.',
			'An advance fee. Every name for it counts.',
		],
		right: 2,
		why: 'Nothing may be asked for or taken for debt relief before the three conditions are met on a debt. Consent does not change that.',
	},
	citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
}
