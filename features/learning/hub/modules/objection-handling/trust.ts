import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const trust: Lesson = {
	id: 'trust',
	title: '“Is this a scam?”, “somebody cheaper”, “been there”',
	minutes: 6,
	trains: [
		{ kind: 'objection', code: 'scam_fear' },
		{ kind: 'objection', code: 'competitor' },
		{ kind: 'objection', code: 'already_tried' },
	],
	parts: [
		text(
			'The suspicion is earned. Companies of this trade have been sued for posing as banks and for taking fees first, and the customer has read of it. Being offended is the worst answer. The best one hands them the means to check you.',
		),
		points(
			'They may hang up and call back on a number they find themselves.',
			'Their state attorney general and the complaint database of the CFPB are open to everybody.',
			'No money to us before a debt is settled, approved and paid on. Ask them to hold you to it.',
			'Everything in writing before anything is signed.',
		),
		say(
			'Good question. Look us up with your attorney general, then call back on the number you find there. And one test for any company, us included: if somebody wants a fee before a debt is settled, hang up.',
		),
		instead([
			'We are accredited, so we are the safest, guaranteed.',
			'Do not take my word for it. Check us first, and call me back on a number you found yourself.',
		]),
		heading('“Another company quoted me less”'),
		text(
			'Less of what? A lower deposit means a longer plan; a lower fee may leave out the account charge; a bigger saving may be invented. Give them the four questions to ask both of you, and speak ill of nobody.',
		),
		points(
			'What is the total, with the fee and the account charge in it?',
			'When is the first fee due, exactly?',
			'By when does each creditor get an offer?',
			'What happens if I am sued?',
		),
		say(
			'They may be cheaper. Ask them the same four questions and put the answers next to mine. If theirs are better, take theirs.',
		),
		heading('“I tried one of these”'),
		text(
			'Do not defend the trade. Ask what happened, listen to the end, and answer only that point, with the paper that shows how it is here.',
		),
		exercise(
			'Say to a colleague why somebody should not trust you, in three true sentences. Then say how each can be checked.',
			'For instance: you earn when they enroll; you cannot promise a result; they do not know you. Check: ask you about commission, read the risks on the paper, call back on a listed number.',
		),
	],
	question: {
		asked: 'The customer asks: “Do you get paid if I sign?” You do.',
		answers: [
			'“I am salaried, do not worry.”',
			'“Yes, I am paid for this. That is one more reason to read it before you decide.”',
			'“That is confidential.”',
		],
		right: 1,
		why: 'It is true, they guessed it anyway, and it makes the rest believable.',
	},
	citation: null,
}
