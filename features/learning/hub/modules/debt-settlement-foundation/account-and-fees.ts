import type { Lesson } from '../../../contract.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const debts = { first: 6_000, second: 9_000, third: 5_000 }
const enrolled = debts.first + debts.second + debts.third
const fee = 0.25 * enrolled

export const accountAndFees: Lesson = {
	id: 'account-and-fees',
	title: 'Whose money it is, and who gets paid when',
	minutes: 7,
	trains: [
		{ kind: 'disclosure', code: 'dedicated_account_rights' },
		{ kind: 'statement', code: 'account_control_misstatement' },
		{ kind: 'statement', code: 'advance_fee' },
	],
	parts: [
		text(
			"Deposits go into an account at an insured bank. The customer owns it. An independent company runs it; we don't own that company, and it pays us nothing for the business. We can't reach into the account. If the customer leaves, there's no penalty, and they get back everything except fees already earned.",
		),
		text(
			"That's one of the strongest things you can say, and it's also required. Stick to those facts and don't oversell it: it isn't a savings plan we run, it isn't a trust that shields them from creditors, and we don't hold their money.",
		),
		say(
			'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
		),
		instead([
			"We hold your deposits in our trust account, you can't touch them until you finish.",
			'The account is in your name, the money is yours, and you can leave any time with no penalty and take it with you, less any fee already earned.',
		]),
		heading('Three locks on every fee'),
		text(
			'A fee on a debt is due only when all three are open. One closed lock means no fee, whatever you call it.',
		),
		points(
			'The debt is settled, and the customer said yes to that settlement.',
			'At least one payment under that settlement has gone to the creditor.',
			"The fee covers only that debt's share, not the whole program.",
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
			'The bank accepts an offer by phone on Monday. The customer approves it on Tuesday. The first payment goes out on Friday. When can the fee for this debt be taken?',
			"On Friday, after the payment. The bank's yes on the phone isn't enough, and neither is the customer's yes.",
		),
	],
	question: {
		asked: 'Your manager suggests a $99 “file activation charge” at signing. What is it?',
		answers: [
			'Fine: it is not a fee for settlement.',
			'Fine if the customer agrees to it in writing.',
			"An advance fee, whatever it's called.",
		],
		right: 2,
		why: "You can't ask for or take any payment for debt relief before the three conditions are met on a debt. The customer's consent doesn't change that.",
	},
	citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
}
