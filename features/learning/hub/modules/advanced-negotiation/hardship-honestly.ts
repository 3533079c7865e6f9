import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const hardshipHonestly: Lesson = {
	id: 'hardship-honestly',
	title: 'Hardship, told truly',
	minutes: 6,
	trains: [{ kind: 'statement', code: 'unsupported_savings_claim' }],
	parts: [
		text(
			'Negotiators argue with the customer’s own situation: income, bills, what happened, how long it will last. They can only argue with what you wrote down. A call with good notes is worth more to a negotiation than any skill at the table.',
		),
		points(
			'What happened, and when: hours cut in March, a divorce, a surgery.',
			'What comes in, what goes out, what is left, line by line.',
			'Whether it gets better, and on what that depends.',
			'What they can prove: pay stubs, bills, a letter from the employer.',
		),
		heading('Never improve a story'),
		text(
			'Do not suggest a harder hardship than there is, an illness, a job loss, new purchases before they stop paying. A false statement to a creditor can cost the customer the settlement and much more. If the true story is weak, the program may simply not fit. That is an answer too.',
		),
		instead([
			'Tell them you lost your job, they fold every time.',
			'Tell it as it is. If your hours were cut, we say that, with the pay stubs.',
		]),
		heading('And never sell with the result'),
		text(
			'A saving is a claim, and claims need a base: all customers who enrolled, not only those who finished, measured from what they owed at enrollment. Use the figure your company has published with its base, or none. A customer’s own hope is not a base, and neither is your best case.',
		),
		instead([
			'Our clients save half of what they owe.',
			'I will not quote you a saving. What I can show you is the estimated total with our fee, and no creditor has to agree to anything.',
		]),
		say(
			'I cannot tell you today what you would save. I can tell you what you would put aside each month, what our fee is, and that each creditor decides for itself.',
		),
		exercise(
			'Write the hardship of your last customer in two sentences, with one date and two figures in it. Leave out every adjective.',
			'For example: “Overtime ended in March; take-home fell from $3,900 to $3,150 a month. After rent, food, the car and $60 of medicine, $210 is left, and the minimums are $540.”',
		),
	],
	question: {
		asked: 'A customer offers: “I can say that I am disabled, would that help?” What do you answer?',
		answers: [
			'“It would, but I did not hear that.”',
			'“Only say what is true. We work with what really happened.”',
			'“Let us leave that to the negotiator.”',
		],
		right: 1,
		why: 'You never coach a customer to lie. Looking away is coaching too.',
	},
	citation: '16 CFR 310.3(a)(2)(x)',
}
