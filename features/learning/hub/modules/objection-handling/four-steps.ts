import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const fourSteps: Lesson = {
	id: 'four-steps',
	title: 'Four steps, and two tries',
	minutes: 6,
	trains: [
		{ kind: 'skill', code: 'objection_handling' },
		{ kind: 'objection', code: 'not_sure' },
	],
	parts: [
		text(
			'An objection is a piece of information. It tells you what the customer has understood, what they fear, or that they want to go. A rebuttal treats all three alike. Four steps keep them apart.',
		),
		points(
			'Acknowledge: in a few words, without “but”.',
			'Clarify: one question that finds what is behind it.',
			'Answer: that, and only that, the bad part first.',
			'Confirm: does it answer it, or is something else in the way?',
		),
		text(
			'Most reps skip the second step. They hear “too expensive” and explain the fee to somebody who cannot spare the deposit. The question costs five seconds and saves five minutes.',
		),
		say(
			'That makes sense. What is it about that which worries you most?',
			'Here is the honest answer, the bad part first.',
			'Does that answer it, or is something else in the way?',
		),
		heading('Concede what is true'),
		text(
			'It does cost money. Credit does suffer. They could do it alone. Saying so costs nothing, since they know it, and it makes the next thing you say worth hearing. What you may not do is borrow somebody else’s happy end for it.',
		),
		instead(
			[
				'I felt the same, and my clients found they saved thousands.',
				'Others felt unsure too. What helped them was reading the risks and costs first.',
			],
			['Yeah, but listen.', 'That is a fair point.'],
		),
		heading('Then stop'),
		text(
			'The same objection twice is a no that is being polite. Two tries, then a dated next step or a clean goodbye. A third try has never made anybody trust a company.',
		),
		exercise(
			'Take “I need to talk to my husband”. Write the four steps, a sentence each.',
			'“Of course, it is both your money. What would he want to know first? I can send you both the total, the time and the risks on one page. Would a call with both of you on Thursday help, or is there something you would want to know before?”',
		),
	],
	question: {
		asked: 'You answered, and they say the same thing in other words. It is the second time. What now?',
		answers: [
			'Try another angle, they are close.',
			'Offer a dated next step or say goodbye.',
			'Ask for your manager to join.',
		],
		right: 1,
		why: 'Two tries on one objection are the limit. After that you are pressing.',
	},
	citation: null,
}
