import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const approvalAndPapers: Lesson = {
	id: 'approval-and-papers',
	title: 'The customer’s yes, and terms in writing',
	minutes: 6,
	trains: [{ kind: 'objection', code: 'already_tried' }],
	parts: [
		text(
			'No settlement exists until two things do: the customer’s yes to this offer, and terms in writing. Whoever tells customers “we handle everything” takes away the one control they have.',
		),
		heading('What a settlement letter must show'),
		points(
			'The creditor or collector, and the account.',
			'The amount, and the day of each payment.',
			'That the rest is released when it is paid.',
			'Where the money goes, and who confirms that it arrived.',
		),
		text(
			'Customers keep the letter and the proof of payment for good. Years later a sold balance can turn up at another collector, and the letter is what ends that conversation.',
		),
		heading('Declining is allowed'),
		text(
			'A customer may say no to an offer. Tell them what the offer would have cost with our fee, that the creditor may not repeat it, and that what is owed may grow meanwhile. Then let them decide. Never book a settlement “to save time” and tell them afterward.',
		),
		say(
			'Before any money goes out you see the terms in writing and say yes or no. Keep that letter and the proof of payment.',
			'You may turn an offer down. It may not come again, and what you owe may grow meanwhile, so let us look at the figures together first.',
		),
		instead([
			'We handle everything, you do not even have to look at it.',
			'Each settlement comes to you first, with the amount, the dates and our fee for that debt. Nothing is paid before you say yes.',
		]),
		heading('“I tried this before and got burned”'),
		text(
			'Ask what happened before you explain anything. Usually a fee was taken first, or nobody called, or a creditor sued and nobody had said so. Name that very point, say how it works here, and offer the paper that shows it.',
		),
		say(
			'I am sorry that happened. What went wrong: a fee up front, no news, or a lawsuit you had not been told about? I would rather answer that one than all the others.',
		),
		exercise(
			'A collector says on the phone: “Send 2,000 today and we are done.” The customer wants to wire it now. What do you tell them?',
			'Nothing goes out on a spoken word. Ask the collector for the letter, check the four points above, then the customer approves it, and only then the money moves.',
		),
	],
	question: {
		asked: 'The offer is good, expires today, and the customer does not pick up. What happens?',
		answers: [
			'Accept it: it is plainly in their interest.',
			'It is not accepted. Keep trying to reach them, leave word, and note it.',
			'Accept it and take the fee later.',
		],
		right: 1,
		why: 'Without the customer’s yes there is no settlement, and no fee on it either.',
	},
	citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
}
