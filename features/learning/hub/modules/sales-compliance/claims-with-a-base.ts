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
	title: 'Claims and the evidence behind them',
	minutes: 7,
	trains: [
		{ kind: 'statement', code: 'unsupported_savings_claim' },
		{ kind: 'statement', code: 'credit_harm_denial' },
		{ kind: 'statement', code: 'guaranteed_result' },
	],
	parts: [
		text(
			'“We cut your debt in half” is a promise, a statistic and an advertisement in one sentence, and usually false on all three counts. The evidence has to exist before you make a claim, and it has to cover everyone who enrolled.',
		),
		heading('Why “half” is not half'),
		text(
			`Suppose creditors really took ${settledFor * 100} percent. Here's what the customer pays, including the interest that builds while creditors aren't paid and the fee. The figures are made up; the math isn't.`,
		),
		figures(`${writeDollars(enrolled)} enrolled`, {
			[`Owed when it settles, ${growth * 100} percent more`]: writeDollars(cost.owedAtSettlement),
			[`To the creditors, ${settledFor * 100} percent of that`]: writeDollars(cost.settlements),
			'Our fee, 25 percent of the debt at enrollment': writeDollars(cost.fee),
			'Account charge, $10 a month for 42 months': writeDollars(cost.account),
			'Paid in all': writeDollars(cost.total),
			'Less than they owed at enrollment': `${writeDollars(enrolled - cost.total)}, ${Math.round((100 * (enrolled - cost.total)) / enrolled)} percent`,
		}),
		text("And that's only if every creditor settles, and before any tax on the forgiven debt."),
		points(
			'A percentage with no evidence behind it: leave it out.',
			"A published figure: say what it's based on, include the fee, and say their result may differ.",
			"“Usually,” “pretty much” and “I can't say guarantee, but” don't fix a claim. They make it worse.",
			"One customer's story isn't evidence for the next customer.",
		),
		heading('Credit'),
		text(
			'The other claim reps make to calm people down is that credit will barely be touched. Missed payments hurt it, and settled accounts show. Say so plainly. Anyone who needs credit soon must not enroll.',
		),
		instead(
			[
				'We will cut your debt in half.',
				"I can't promise any savings. No creditor has to agree, and the total I gave you includes our fee.",
			],
			[
				"Your credit won't be affected at all.",
				"Your credit will likely suffer, because your creditors aren't paid while you save. If you need credit soon, this isn't for you.",
			],
		),
		say("I'll show you the whole cost as an estimate, with our fee in it, and what could make it higher."),
		exercise(
			'Take the example above and set the settlements to 60 percent. How much do they pay in all?',
			`${writeDollars(programCost({ enrolledDebt: enrolled, growth, settledFor: 0.6, fee: 0.25, accountCharge: 10, months: 42 }).total)}: nearly what they owed at the start.`,
		),
	],
	question: {
		asked: 'Which figure may you use on a call?',
		answers: [
			"The average for customers who finished, because they're real.",
			"The figure your company has published, along with what it's based on and that theirs may differ.",
			'Fifty percent, if you say “up to”.',
		],
		right: 1,
		why: "Figures for finishers alone leave out everyone it didn't work for. “Up to” is a claim about the best case.",
	},
	citation: '16 CFR 310.3(a)(2)(x)',
}
