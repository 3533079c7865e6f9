import type { Lesson } from '../../../contract.ts'
import { programCost } from '../../figures/program-cost.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const enrolled = 20_000
const settledFor = 0.5
const growth = 0.15
const cost = programCost({
	enrolledDebt: enrolled,
	growth,
	settledFor,
	fee: 0.25,
	accountCharge: 10,
	months: 42,
})

export const claimsWithABase: Lesson = {
	id: 'claims-with-a-base',
	title: 'Claims, and the base under them',
	minutes: 7,
	trains: [
		{ kind: 'statement', code: 'unsupported_savings_claim' },
		{ kind: 'statement', code: 'credit_harm_denial' },
		{ kind: 'statement', code: 'guaranteed_result' },
	],
	parts: [
		text(
			'“We cut your debt in half” is a promise, a statistic and an advertisement in seven words, and usually false as all three. Evidence has to exist before a claim is made, and it has to be about everybody who enrolled.',
		),
		heading('Why “half” is not half'),
		text(
			`Suppose creditors really took ${settledFor * 100} percent. Here is what the customer pays, with what interest adds while nothing is paid and with the fee. The figures are made up; the arithmetic is not.`,
		),
		figures(`${writeDollars(enrolled)} enrolled`, {
			[`Owed when it settles, ${growth * 100} percent more`]: writeDollars(cost.owedAtSettlement),
			[`To the creditors, ${settledFor * 100} percent of that`]: writeDollars(cost.settlements),
			'Our fee, 25 percent of the debt at enrollment': writeDollars(cost.fee),
			'Account charge, $10 a month for 42 months': writeDollars(cost.account),
			'Paid in all': writeDollars(cost.total),
			'Less than was owed at enrollment': `${writeDollars(enrolled - cost.total)}, ${Math.round((100 * (enrolled - cost.total)) / enrolled)} percent`,
		}),
		text('And that only if every creditor settles, and before any tax on what was forgiven.'),
		points(
			'A percentage without a base: leave it out.',
			'A published figure: give it with its base, with the fee in it, and say that theirs may differ.',
			'“Usually”, “pretty much” and “I cannot say guarantee, but” do not cure a claim. They make it worse.',
			'A customer’s story is not evidence for the next customer.',
		),
		heading('Credit'),
		text(
			'The other claim that is made to calm people is that credit will hardly be touched. Missed payments harm it, and settled accounts show. Say so plainly; who needs credit soon must not enroll.',
		),
		instead(
			[
				'We will cut your debt in half.',
				'I cannot promise a saving. No creditor has to agree, and the total I gave you includes our fee.',
			],
			[
				'Your credit will not be affected at all.',
				'Your credit will likely suffer, because your creditors are not paid while you save. If you need credit soon, this is not for you.',
			],
		),
		say('I will show you the whole cost as an estimate, with our fee in it, and what could make it higher.'),
		exercise(
			'Take the example above and set the settlements to 60 percent. What is paid in all?',
			`${writeDollars(programCost({ enrolledDebt: enrolled, growth, settledFor: 0.6, fee: 0.25, accountCharge: 10, months: 42 }).total)}: nearly what was owed at the start.`,
		),
	],
	question: {
		asked: 'Which figure may you use on a call?',
		answers: [
			'The average of the customers who finished, because they are real.',
			'The figure your company has published, with its base, and that theirs may differ.',
			'Fifty percent, if you say “up to”.',
		],
		right: 1,
		why: 'Figures over finishers alone leave out those for whom it failed. “Up to” is a claim about the best case.',
	},
	citation: '16 CFR 310.3(a)(2)(x)',
}
