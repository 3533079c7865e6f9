import type { Lesson } from '../../../contract.ts'
import { levelPayment, payOff } from '../../figures/pay-off.ts'
import { programCost } from '../../figures/program-cost.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const debt = { balance: 20_000, yearlyRate: 0.24 }
const alone = payOff(debt, 600) ?? { months: 0, interest: 0 }
const counseling = levelPayment({ ...debt, yearlyRate: 0.08 }, 60)
const program = programCost({
	enrolledDebt: debt.balance,
	growth: 0.15,
	settledFor: 0.5,
	fee: 0.25,
	accountCharge: 10,
	months: 42,
})

export const threeTotals: Lesson = {
	id: 'three-totals',
	title: 'Three totals on one page',
	minutes: 7,
	trains: [
		{ kind: 'disclosure', code: 'fees_and_total_cost' },
		{ kind: 'objection', code: 'price' },
		{ kind: 'objection', code: 'competitor' },
	],
	parts: [
		text(
			"You can only answer “Is it worth it?” by comparison. Put three totals on one page, all for the same debt, and add to each what the dollars don't show.",
		),
		figures(
			`${writeDollars(debt.balance)} at 24 percent; the program percentages are made up for the example`,
			{
				'Alone, $600 a month': `${writeDollars(debt.balance + alone.interest, 100)} in ${alone.months} months`,
				'Counseling plan at 8 percent': `${writeDollars(counseling * 60, 100)} in 60 months, ${writeDollars(counseling)} a month`,
				'Program: to creditors': writeDollars(program.settlements),
				'Program: fee and account charge': writeDollars(program.fee + program.account),
				'Program: total': `${writeDollars(program.total)} in an estimated 42 months, ${writeDollars(program.deposit)} a month`,
			},
		),
		points(
			'Alone: no missed payments, credit holds, but they need $600 every month.',
			'Counseling: repaid in full, creditors get paid along the way, but they need the payment every month here too.',
			'Program: the lowest deposit and, if every creditor settles, the lowest total. The price is credit damage, collections, possible lawsuits and possible tax, and no creditor has to settle.',
		),
		text(
			'Say the last line as slowly as the first. A program total is an estimate that depends on things no one controls; the total in the first row is plain math.',
		),
		heading('How to say the fee and the total'),
		say(
			'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}.',
			"That total is an estimate: it depends on what creditors may accept, and none of them has to. The account has its own charge, and that's in the total.",
		),
		instead([
			"Your payment drops from 600 to 400, so you're saving 200 a month.",
			"The deposit is lower than what you pay now. That's not a saving: your creditors aren't paid in the meantime, and balances may grow. The estimated total is {total}.",
		]),
		heading('“Another company is cheaper”'),
		text(
			"Then put theirs on the same page, as a fourth option: settlements, fee, account charge, months. If one of those is missing, that's your answer.",
		),
		exercise(
			'In the example, one creditor with $8,000 of the debt refuses, and that debt is still owed with 15 percent more. What does the page look like now?',
			`The program pays ${writeDollars(program.settlements * 0.6)} to the others, the fee is only for them, ${writeDollars(program.fee * 0.6)}, and ${writeDollars(8_000 * 1.15)} is still owed. Customers never get to see this row. Show it.`,
		),
	],
	question: {
		asked: 'Why is “your payment drops by $200” misleading?',
		answers: [
			"It isn't, if the figures are right.",
			"It compares a payment on debts with a deposit that doesn't pay any creditor for months.",
			'Because percentages are required.',
		],
		right: 1,
		why: "They're two different things. Compare totals, and say what happens to the debts in the meantime.",
	},
	citation: '16 CFR 310.3(a)(1)(i)',
}
