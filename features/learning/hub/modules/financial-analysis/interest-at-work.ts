import type { Lesson } from '../../../contract.ts'
import { levelPayment, monthlyInterest, payOff } from '../../figures/pay-off.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, say, text } from '../../lesson-parts.ts'

const debt = { balance: 20_000, yearlyRate: 0.24 }
const interest = monthlyInterest(debt)

/** '56 months, $13,300 of interest'. */
function writePayOff(payment: number) {
	const plan = payOff(debt, payment)
	if (!plan) return "never: it doesn't cover the interest"
	return `${plan.months} months, about ${writeDollars(plan.interest, 100)} of interest`
}
const cheaper = levelPayment({ ...debt, yearlyRate: 0.08 }, 60)

export const interestAtWork: Lesson = {
	id: 'interest-at-work',
	title: 'How interest works',
	minutes: 7,
	trains: [
		{ kind: 'objection', code: 'pay_on_my_own' },
		{ kind: 'skill', code: 'discovery' },
	],
	parts: [
		text(
			"A month's interest is the balance times the yearly rate, divided by twelve. Only what they pay above that brings the balance down. That's all the math there is to a card, and few customers have ever seen it.",
		),
		figures(`${writeDollars(debt.balance)} at ${debt.yearlyRate * 100} percent a year`, {
			"First month's interest": writeDollars(interest),
			'Paying $400 a month': writePayOff(400),
			'Paying $450 a month': writePayOff(450),
			'Paying $600 a month': writePayOff(600),
			'Paying $800 a month': writePayOff(800),
		}),
		text(
			`Look at the jump from $450 to $600. Pay a third more a month, and the debt is gone years sooner. If there's room in the budget, this table is the most useful thing you can show, and they don't need us for it.`,
		),
		heading('What a lower rate does'),
		text(
			`A credit counselor's plan often comes with a lower rate the creditors agree to. At 8 percent, for example, the same ${writeDollars(debt.balance)} is paid off in 60 months with ${writeDollars(cheaper)} a month. Only the counselor can say whether a creditor would agree to that rate.`,
		),
		say(
			"At the rate you told me, this month's interest is about 400 dollars. What you pay above that is what brings the balance down.",
			"If you can pay 600 a month and stop using the cards, it's over in about 56 months. You wouldn't need us for that.",
		),
		instead([
			"You'll be paying that card off till you die.",
			'At what you pay now it takes a very long time. Want to look at what fifty dollars more a month would change?',
		]),
		heading('Say it with care'),
		text(
			"Don't use the table to scare anyone. Show it because they have a right to see it, with their numbers, and with your own program in the same table: the deposit, the estimated total with the fee, and the risks they wouldn't have if they paid it off on their own.",
		),
		exercise(
			"A customer owes $9,000 at 30 percent and pays $240 a month. What is this month's interest, and will it ever end?",
			`Interest ${writeDollars(monthlyInterest({ balance: 9_000, yearlyRate: 0.3 }))}. Paying $240, it ends after ${payOff({ balance: 9_000, yearlyRate: 0.3 }, 240)?.months} months, if they don't add to it.`,
		),
	],
	question: {
		asked: "A payment is exactly equal to one month's interest. When is the debt paid off?",
		answers: ['After twelve years.', 'Never: the balance stays where it is.', 'When the card expires.'],
		right: 1,
		why: 'Only what they pay above the interest brings the balance down.',
	},
	citation: null,
}
