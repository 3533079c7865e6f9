import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const afterTheCall: Lesson = {
	id: 'after-the-call',
	title: 'The next step, kept',
	minutes: 5,
	trains: [
		{ kind: 'objection', code: 'spouse' },
		{ kind: 'objection', code: 'not_right_time' },
	],
	parts: [
		text(
			'Half the trust a company has is whether it calls when it said it would. A follow-up is a promise with a date: small, exact, kept.',
		),
		points(
			'A day, an hour, their time zone, and who calls whom.',
			'What will be different then: papers read, a spouse on the line, a payday past.',
			'What you send before, in one email: three figures, three risks, the agreement.',
			'After two agreed calls without an answer, leave it with them.',
		),
		say(
			'Let us say {day} at {time} your time, with your wife on the line. I will send the page tonight. If it does not suit, an email is enough.',
			'If I do not reach you then, I will not chase you. You have my number.',
		),
		instead([
			'I will check in with you now and then and see where you are at.',
			'I will call once, on {day} at {time}, and only if that still suits you.',
		]),
		heading('If they enrolled'),
		text(
			'Tell them what the first months are like, since that is when people quit: calls from creditors, no settlement yet, an account that grows slowly. Tell them to open every letter, to send papers from a court the same day, to put no new charges on enrolled cards, and whom to call. Nothing in this is news if the call before was good.',
		),
		say(
			'In the first months you will hear from creditors and not yet from us about a settlement. Open every letter, and send us anything from a court the same day.',
		),
		heading('Notes that hold'),
		text(
			'Date, outcome, budget, what they understood in their words, any wish about contact, the next step, the papers sent. Facts, no opinions. Written right away, or it is memory.',
		),
		exercise(
			'Open your calendar. Which three follow-ups of this week have a day and an hour that the customer named?',
			'Those are promises. The others are hopes; call them once to agree on a date, or let them go.',
		),
	],
	question: {
		asked: 'Second agreed call, no answer. What is next?',
		answers: [
			'A third and a fourth try; persistence pays.',
			'One short email that leaves it with them, and a note. Then stop.',
			'A call from another number.',
		],
		right: 1,
		why: 'Two unanswered appointments are an answer. A call from another number is how complaints begin.',
	},
	citation: null,
}
