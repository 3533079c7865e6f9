import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const otherPeople: Lesson = {
	id: 'other-people',
	title: 'Spouses, sons and managers',
	minutes: 6,
	trains: [
		{ kind: 'objection', code: 'spouse' },
		{ kind: 'objection', code: 'manager_or_not_authorized' },
	],
	parts: [
		text(
			'“I have to ask my wife” is not a hurdle. It is a household deciding about money the way it should. A plan that one of two does not know of ends with a deposit that does not arrive.',
		),
		text(
			'Whoever tries to get around the other person trades one signature for a cancellation and a complaint. Invite them in instead, and make it easy: a time, a page, no pressure in between.',
		),
		say(
			'Of course, it is both your money. What do you think they will want to know first?',
			'I can send you both one page with the total, the time and the risks. Shall we talk with both of you on {day}?',
		),
		instead([
			'You are the one with the debt, you can decide alone.',
			'Take your time with it together. Neither of you should hear of it from a letter.',
		]),
		heading('When the second voice joins'),
		points(
			'Ask the first one for leave to speak about the accounts.',
			'Say again that it is recorded, who you are, what you sell.',
			'Ask the new voice for questions before you explain.',
			'Give the risks to both, and let each say one back.',
		),
		heading('When they are not allowed to decide'),
		text(
			'A son who handles the mail, a carer, an ex-husband on a joint card. Ask who may decide and on what paper. Without it, nothing about the accounts is said, and nothing is signed. If the customer asks for your manager, take it as a wish and not as an attack: say who it is and when they can be reached.',
		),
		say(
			'Thank you for telling me. Who decides about this, and when could I reach the two of you together?',
			'Of course. My supervisor is {name}, and I can have them call you back today. Is there something you would like me to tell them first?',
		),
		exercise(
			'The husband grabs the phone: “What are you selling my wife?” Three sentences.',
			'“This is {name} with {company}, the call is recorded. We offer a paid debt settlement service, and nothing is signed. What would you like to know first?”',
		),
	],
	question: {
		asked: 'A wife enrolls if you promise not to tell her husband, whose name is on two of the cards.',
		answers: [
			'Promise it: she is your customer.',
			'Leave the joint cards out and go on.',
			'Say that you cannot: he is liable on those cards and will hear of it. Offer a call with both.',
		],
		right: 2,
		why: 'He will learn it from a creditor. And even without the joint cards, a household plan that one hides seldom lasts.',
	},
	citation: null,
}
