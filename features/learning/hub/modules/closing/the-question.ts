import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const theQuestion: Lesson = {
	id: 'the-question',
	title: 'One clear question, and either answer',
	minutes: 6,
	trains: [
		{ kind: 'objection', code: 'think_about_it' },
		{ kind: 'skill', code: 'closing' },
	],
	parts: [
		text(
			'The order is fixed: budget fits, all disclosures given, understood in their words, papers read. Then one question. Only after a clear yes come the signature and the bank details. “Uh-huh” is no yes, and neither is giving an account number while being asked something else.',
		),
		heading('Ask for a decision, not for a yes'),
		say(
			'Knowing all of that, do you want to enroll today, or would you rather read it first?',
			'Either answer is fine with me. What would you like to do?',
		),
		instead(
			[
				"So I'll go ahead and get you set up, what's your routing number?",
				'Knowing the cost and the risks, do you want to enroll today, or read it first?',
			],
			['What do I have to do to get you to sign today?', 'What would you need to see to decide, either way?'],
		),
		text(
			'Enrolling on the same call is allowed if everything above is done and they want it. Hurrying them into it is not, and some states leave no room for it at all: check your list before you offer it.',
		),
		heading('“I want to think about it”'),
		points(
			'Take it as said. “Of course.”',
			'One question: what would you like to think through?',
			'Answer that. Send what helps: the page, the agreement, a link to the CFPB.',
			'A next step with a day and an hour, if they want one.',
		),
		say(
			'Of course. What would you like to think through? If it is something I can answer, I will, and if not, take your time.',
			'I will send you the agreement and the risks on one page. Shall I call on {day}, or will you call me?',
		),
		heading('The clean no'),
		text(
			'After a no there is no last pitch. Thank them, tell them one thing that helps them whatever they do, and hang up first in your head. A clean no costs two minutes. A dirty yes costs a cancellation, a complaint and a review of the recording.',
		),
		exercise(
			'Write your closing question on a card. Read it aloud with the word “or” stressed. Does it leave a way out that sounds as good as the way in?',
			'If the second half sounds like a punishment (“or do you want to go on struggling?”), it is pressure. Write it again.',
		),
	],
	question: {
		asked: 'When may you ask for bank details?',
		answers: [
			'With the budget, to save time.',
			'After the disclosures, the teach-back and a clear yes.',
			'Whenever they offer them.',
		],
		right: 1,
		why: 'Bank details taken earlier turn the rest of the call into paperwork. If they offer, thank them and take them later.',
	},
	citation: '16 CFR 310.3(a)(1)',
}
