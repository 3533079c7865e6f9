import type { Lesson } from '../../../contract.ts'
import { levelPayment, monthlyInterest, payOff } from '../../figures/pay-off.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, say, text } from '../../lesson-parts.ts'

const debt = { balance: 20_000, yearlyRate: 0.24 }
const interest = monthlyInterest(debt)

/** '56 months, $13,300 of interest'. */
function writePayOff(payment: number) {
	const plan = payOff(debt, payment)
	if (!plan) return 'never: it does not cover the interest'
	return `${plan.months} months, about ${writeDollars(plan.interest, 100)} of interest`
}
const cheaper = levelPayment({ ...debt, yearlyRate: 0.08 }, 60)

export const interestAtWork: Lesson = {
	id: 'interest-at-work',
	title: 'Interest at work',
	minutes: 7,
	trains: [
		{ kind: 'objection', code: 'pay_on_my_own' },
		{ kind: 'skill', code: 'discovery' },
	],
	parts: [
		text(
			'Interest of a month is the balance times the yearly rate, divided by twelve. Only what is paid above it makes the balance smaller. That is all the mathematics of a card, and few customers were ever shown it.',
		),
		figures(`${writeDollars(debt.balance)} at ${debt.yearlyRate * 100} percent a year`, {
			'Interest of the first month': writeDollars(interest),
			'Paying $400 a month': writePayOff(400),
			'Paying $450 a month': writePayOff(450),
			'Paying $600 a month': writePayOff(600),
			'Paying $800 a month': writePayOff(800),
		}),
		text(
			`Look at the step from $450 to $600. A third more a month, and the end comes years sooner. If there is money in the budget, this table is the best advice you can give, and it does not need us.`,
		),
		heading('What a lower rate does'),
		text(
			`A counselor’s plan often has lower interest that the creditors agree to. At 8 percent, for example, the same ${writeDollars(debt.balance)} is paid off in 60 months with ${writeDollars(cheaper)} a month. Whether a creditor would agree to that rate is for the counselor to say.`,
		),
		say(
			'At the rate you told me, the interest of this month is about 400 dollars. What you pay above that is what brings the balance down.',
			'If you can pay 600 a month and use the cards no more, it is over in about 56 months. You would not need us for that.',
		),
		instead([
			'You will be paying that card off till you die.',
			'At what you pay now it takes very long. Shall we look at what fifty dollars more a month would change?',
		]),
		heading('Say it with care'),
		text(
			'A table is not a stick. You show it because they have a right to see it, with their numbers, and with your own program in the same table: the deposit, the estimated total with the fee, and the risks that no payment plan of their own would have.',
		),
		exercise(
			'A customer owes $9,000 at 30 percent and pays $240 a month. What is this month’s interest, and will it ever end?',
			`Interest ${writeDollars(monthlyInterest({ balance: 9_000, yearlyRate: 0.3 }))}. Paying $240, it ends after ${payOff({ balance: 9_000, yearlyRate: 0.3 }, 240)?.months} months, if nothing is added to it.`,
		),
	],
	question: {
		asked: 'A payment is exactly as high as the interest of a month. When is the debt paid off?',
		answers: ['After twelve years.', 'Never: the balance stays where it is.', 'When the card expires.'],
		right: 1,
		why: 'Only what is paid above the interest makes the balance smaller.',
	},
	citation: null,
}
