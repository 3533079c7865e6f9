import type { Lesson } from '../../../contract.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, say, text } from '../../lesson-parts.ts'

const debts = [4_800, 7_200, 12_000]
const enrolled = debts.reduce((sum, debt) => sum + debt, 0)
const deposit = 400
const neededShare = 0.3
const needed = debts.map((debt) => debt * neededShare)
const [first = 0, second = 0, third = 0] = needed
const monthOf = (saved: number) => Math.ceil(saved / deposit)

export const beforeAnOffer: Lesson = {
	id: 'before-an-offer',
	title: 'What must be saved before an offer',
	minutes: 7,
	trains: [
		{ kind: 'disclosure', code: 'amount_before_offer' },
		{ kind: 'disclosure', code: 'time_to_results' },
	],
	parts: [
		text(
			"Ask a customer in month six what's wrong, and you'll often hear: “Nothing's happening.” It comes from people who never heard that nothing can happen until they've saved enough for one debt, and that the last creditor may wait a very long time for its first offer.",
		),
		text(
			'So the sales rule requires both, before anyone enrolls: how much must be in the account before an offer goes out on a debt, and by when each creditor gets one. Reps forget the second most often. Program length alone is only half of a time disclosure.',
		),
		heading('Work it through once'),
		text(
			`Take three debts, a deposit of ${writeDollars(deposit)} a month, and ${neededShare * 100} percent of a debt needed before its offer. To keep it simple, leave out our fee and the account charge; both make it longer.`,
		),
		figures(`${writeDollars(enrolled)} enrolled, smallest debt first`, {
			[`Debt of ${writeDollars(4_800)}: saved for its offer`]: `${writeDollars(first)}, about month ${monthOf(first)}`,
			[`Debt of ${writeDollars(7_200)}: saved for its offer`]: `${writeDollars(second)} more, about month ${monthOf(first + second)}`,
			[`Debt of ${writeDollars(12_000)}: saved for its offer`]: `${writeDollars(third)} more, about month ${monthOf(first + second + third)}`,
		}),
		text(
			'The largest creditor hears nothing for a year and a half, and it can sue at any time before then. The customer has to hear that today, from you.',
		),
		say(
			"Before we make an offer on a debt you'd need about {percent} of that debt saved in your account, for each one.",
			"We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It's an estimate.",
		),
		instead(
			[
				'We start negotiating right away.',
				"For each debt, you'd have to save around {percent} of the balance in your account before we make that creditor an offer.",
			],
			[
				"You'll be done in {months} months.",
				'We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It can take longer.',
			],
		),
		exercise(
			'Same customer, but the deposit is $300. In which month have they saved enough for the last of the three offers?',
			`They need $7,200 in all: month ${Math.ceil((neededShare * enrolled) / 300)} instead of month ${monthOf(first + second + third)}. A lower deposit has a cost.`,
		),
	],
	question: {
		asked: 'Which sentence gives the complete time disclosure?',
		answers: [
			"“It's a 48-month program.”",
			'“We estimate 48 months, and an offer to each of your creditors by month 40.”',
			"“You'll see your first settlement within months.”",
		],
		right: 1,
		why: 'It has both halves: the time to results, and by when each creditor gets an offer.',
	},
	citation: '16 CFR 310.3(a)(1)(viii)(A)-(B)',
}
