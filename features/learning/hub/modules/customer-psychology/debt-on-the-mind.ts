import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const debtOnTheMind: Lesson = {
	id: 'debt-on-the-mind',
	title: 'What debt does to attention',
	minutes: 6,
	trains: [
		{ kind: 'skill', code: 'rapport' },
		{ kind: 'objection', code: 'not_right_time' },
	],
	parts: [
		text(
			'Somebody who counts what is left until Friday has less attention for everything else. They lose the thread, ask the same thing twice, say yes to end the call. It is not a lack of sense, and raising your voice or your speed makes it worse.',
		),
		text(
			'Shame does the other half. People who owe money have often hidden it, from a spouse, from a parent, from themselves in an unopened drawer. What sounds like a lack of interest is frequently the wish not to look. “Not a good time” can mean exactly that, or “please do not make me open the drawer”.',
		),
		heading('What helps'),
		points(
			'One thing at a time, in short sentences, with the number last.',
			'Answer the feeling in one sentence before you answer the fact.',
			'Say what you will ask, and why, before you ask it.',
			'Let silence stand. They are reckoning.',
			'Write it down for them: an email with three figures beats a perfect explanation.',
		),
		say(
			'I am sorry. That is a lot to carry. Take your time.',
			'There is no shame in this; a lot of careful people end up here.',
			'I will ask you three things, about what you owe, what comes in and what goes out. You can stop me at any point.',
		),
		instead(
			[
				'Okay, and what are your balances?',
				'I am sorry to hear that. When you are ready, let us look at the balances together.',
			],
			[
				'There is never a good time, so let us do it now.',
				'Then let us not do it now. Would Thursday evening be quieter, or shall I send you what it is about and leave it with you?',
			],
		),
		text(
			'Sympathy is one sentence. Two are a performance, and milking the pain to move somebody is pressure by another name.',
		),
		exercise(
			'Listen to one of your calls up to the first sad sentence of the customer. What were your next seven words?',
			'If the first of them was a number, a “so” or an “okay”, the call lost something there. Say out loud what you would say now.',
		),
	],
	question: {
		asked: 'A customer asks for the third time what the monthly amount is. What is the best reading?',
		answers: [
			'They are stalling.',
			'Too much was said at once. Say the number once more, alone, and write it down for them.',
			'They are ready to sign.',
		],
		right: 1,
		why: 'Repeating a question is how an overloaded mind asks for help.',
	},
	citation: null,
}
