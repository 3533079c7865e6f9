import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const suitabilityFirst: Lesson = {
	id: 'suitability-first',
	title: 'Suitability first, and the honest no',
	minutes: 6,
	trains: [{ kind: 'statement', code: 'stop_paying_without_consequences' }],
	parts: [
		text(
			'Everything you may not say follows from one thing you must do: find out whether this helps the person on the line. If it does not, the best technique in the world only makes the harm more likely.',
		),
		heading('Say no when'),
		points(
			'they are current and can clear it alone;',
			'they need credit soon, or work where it is checked;',
			'the deposit does not fit with room for a bad month;',
			'the debts are secured, on a promotional rate, or disputed;',
			'another way is plainly better;',
			'you doubt that they can decide today.',
		),
		say(
			'I would rather tell you now: this is not for you. You can carry your payments, and a program would harm credit you do not need to harm. Here is what I would do in your place, and it costs nothing.',
			'The deposit would leave you with nothing for a bad month, so I will not enroll you. A non-profit counselor can look at the whole budget with you.',
		),
		instead([
			'Just stop paying your cards this month so you qualify.',
			'You are current. Please do not miss a payment because of us; let us look at what else would help.',
		]),
		text(
			'A no is worth something. Tell them why, in one sentence. Name one way that fits better. Thank them. Note the reason, so that a colleague does not call next week and enroll them after all.',
		),
		heading('What it costs you'),
		text(
			'A commission, today. Against that: no cancellation, no complaint, no recording that you hope nobody reviews. Teams that measure only enrollments teach reps to find yeses. Ask for your cancellations within ninety days to be counted too; it is the fairest figure about your work.',
		),
		exercise(
			'Think of the last person you enrolled and had a doubt about. What was the doubt, and which of the six was it?',
			'If it was one of the six, call them. “I have thought about what you told me, and I want to be sure that this suits you” is a call nobody has ever complained of.',
		),
	],
	question: {
		asked:
			'Somebody is current, tight, and asks you whether they should stop paying so that the program works.',
		answers: [
			'“Yes, that is how it works.”',
			'“I cannot tell you to stop. You are managing now; let us see what else eases it, a hardship plan or counseling.”',
			'“Wait two months, then call me.”',
		],
		right: 1,
		why: 'Nobody is told to stop paying, and somebody who manages has better ways.',
	},
	citation: '16 CFR 310.3(a)(1)(viii)(C)',
}
