import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const otherWaysOut: Lesson = {
	id: 'other-ways-out',
	title: 'The other ways out, told fairly',
	minutes: 6,
	trains: [
		{ kind: 'objection', code: 'bankruptcy_instead' },
		{ kind: 'objection', code: 'pay_on_my_own' },
	],
	parts: [
		text(
			'Customers ask “what else is there?” in many forms: my sister filed, my bank called, I will just pay it. If you talk the other ways down, you lose the argument the moment they look one up. If you know them better than the customer does, you are the person they came to.',
		),
		points(
			'Pay it down alone. Best when more than the minimums fits the budget. No fee, no harm.',
			'A hardship plan from the creditor. Best for a short trouble, and best asked for before a payment is missed.',
			'A plan through non-profit credit counseling. Repays in full, often at lower interest. Best when that payment fits.',
			'A consolidation loan. Best with good credit and a lower rate; fees and the temptation of empty cards are the price.',
			'Bankruptcy. A court process that can pause lawsuits and end debts. For an attorney to judge, never for us.',
		),
		heading('When they say “I will do it myself”'),
		text(
			'Agree, because they can. Then ask the two questions that decide it: is there money for a lump sum, and is there time for the calls? If both are yes, tell them how. A person who leaves with a plan sends their brother-in-law.',
		),
		say(
			'You can do this yourself: save up, call the creditor, make an offer, and pay only when you have it in writing. You save our fee; the risks of not paying are the same.',
		),
		heading('When they say “maybe bankruptcy”'),
		instead([
			'Bankruptcy ruins your life for ten years, you do not want that.',
			'It may be the better way for you, and I cannot judge that. A bankruptcy attorney can, and I would rather you asked one before you decide.',
		]),
		say(
			'Bankruptcy is a court process and can pause lawsuits; settlement depends on each creditor agreeing, and they can sue meanwhile. Which is better for you, a bankruptcy attorney can tell you.',
		),
		exercise(
			'A customer has $340 left each month, cards of $11,000 at 21 percent, all current, and steady work. Name the way you would put first, and say it in one sentence.',
			'Counseling or paying it down alone. $340 covers the interest of about $190 a month, so the balances would fall: “You can carry this. Ask a non-profit counselor what lower interest would do to it before you think about us.”',
		),
	],
	question: {
		asked: 'Somebody who is being sued asks whether bankruptcy would stop it. What is your answer?',
		answers: [
			'“Yes, file and it goes away.”',
			'“No, a settlement is better there.”',
			'“It is a court process that can pause lawsuits. Please ask a bankruptcy attorney, and do not let the answer date pass.”',
		],
		right: 2,
		why: 'The fact is general, the advice is a lawyer’s, and the date on the papers matters more than either.',
	},
	citation: null,
}
