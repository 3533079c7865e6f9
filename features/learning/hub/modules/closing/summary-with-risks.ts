import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const summaryWithRisks: Lesson = {
	id: 'summary-with-risks',
	title: 'The summary, with the risks in it',
	minutes: 6,
	trains: [{ kind: 'skill', code: 'closing' }],
	parts: [
		text(
			'A close is a decision that survives the week. What makes it survive is that nothing new comes out afterward: no cost, no risk, no waiting time that was not on the table when they said yes.',
		),
		text(
			'So you sum up before you ask, in their numbers, with the risks in the middle where they belong, and not at the end where they sound like a footnote.',
		),
		heading('The order'),
		points(
			'Their situation in two sentences, and a question: what did I miss?',
			'The plan: deposit, estimated months, latest offer.',
			'The risks of not paying, all three.',
			'The cost: fee, total, and when a fee is due.',
			'The exit: their account, their money, any day, no penalty.',
			'The other way that would suit them, if there is one.',
		),
		say(
			'Here is where we are: the deposit, the total with our fee, the time, and the three risks. What is unclear?',
			'Not paying will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
		),
		instead([
			'So basically you put in 310 a month and you are done, sound good?',
			'You put aside about {amount} a month in your own account for an estimated {months} months. Your credit likely suffers meanwhile, a creditor may sue, and balances may grow. The total with our fee is about {total}. What is unclear?',
		]),
		text(
			'If you catch yourself wanting to leave one part out because “they are so close”, that is the part they will cancel over. Say it first.',
		),
		heading('Then nothing'),
		text(
			'After the question, be quiet. The silence is theirs. Reps who fill it mostly fill it with a promise.',
		),
		exercise(
			'Time yourself: the whole summary, in sixty to ninety seconds, for your last customer. Which of the six parts did you skip?',
			'Most skip the exit or the other way. Both cost five seconds, and both say that you do not need them to say yes.',
		),
	],
	question: {
		asked: 'Where do the three risks stand in a summary?',
		answers: [
			'At the end, with the legal text.',
			'Between the plan and the cost, spoken at the same pace as the rest.',
			'In the papers; they were told at the beginning.',
		],
		right: 1,
		why: 'They belong to the plan as its price. A faster, lower voice for the risks takes them back.',
	},
	citation: '16 CFR 310.3(a)(1)',
}
