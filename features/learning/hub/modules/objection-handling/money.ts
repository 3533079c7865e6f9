import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const money: Lesson = {
	id: 'money',
	title: '“Too expensive” and “I will pay it myself”',
	minutes: 6,
	trains: [
		{ kind: 'objection', code: 'price' },
		{ kind: 'objection', code: 'pay_on_my_own' },
		{ kind: 'objection', code: 'not_right_time' },
	],
	parts: [
		text(
			'Behind “too expensive” stands one of three numbers: the total, the monthly deposit or the fee. Each has its own answer, and the wrong one sounds like a pitch. Ask which.',
		),
		points(
			'The total: put it beside two other ways, paying it alone and a counseling plan.',
			'The deposit: go back to the budget. If it leaves nothing for a bad month, do not enroll.',
			'The fee: what share, in dollars, and when each part is due. Then concede that it is real money.',
		),
		say(
			'I hear you. Which part feels high to you: the total, the monthly deposit or our fee?',
			'Fair to ask, it is real money. Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}. Nothing is due to us on a debt until it is settled, you approve it and a payment has gone to that creditor.',
		),
		instead([
			"It's basically free, the savings pay for it.",
			'It is not free. Our fee is about {fee}, and it comes due debt by debt, after each one settles and a payment goes out.',
		]),
		heading('“I will pay it myself”'),
		text(
			'They may be right, and you can find out in a minute: what do they pay, at what rate, and when would it be over? If the answer is a few years, congratulate them and show them the order in which to pay. If the minimums do not cover the interest, they deserve to see that too, without a sigh.',
		),
		say(
			'You can, and you would save our fee. May I show you how long it takes at what you pay now? If that suits you, you do not need us.',
		),
		heading('“It is not the right time”'),
		text(
			'Sometimes true: a baby, a move, a new job. Ask what would be different later. If it is something with a date, agree on that date. If it is nothing in particular, name what a month costs them and leave it.',
		),
		exercise(
			'“Your fee is outrageous.” Your turn: twenty seconds, no “but”, one question at the end.',
			'For example: “It is a lot of money, and you should know what you get for it. It is {fee}, due debt by debt, only after each is settled and you approved it. Is it the amount that bothers you, or paying somebody at all for this?”',
		),
	],
	question: {
		asked: 'A customer can afford the deposit only if nothing breaks this year. What do you say?',
		answers: [
			'“It gets easier after the first settlement.”',
			'“Then the plan is too tight, and I would rather not enroll you on it.”',
			'“You can always skip a month.”',
		],
		right: 1,
		why: 'A plan without room for a bad month fails, and then they have the damage without the settlements.',
	},
	citation: null,
}
