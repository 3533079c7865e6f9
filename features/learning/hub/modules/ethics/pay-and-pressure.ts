import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const payAndPressure: Lesson = {
	id: 'pay-and-pressure',
	title: 'Your pay, your target, your judgment',
	minutes: 5,
	trains: [
		{ kind: 'statement', code: 'nonprofit_claim' },
		{ kind: 'objection', code: 'scam_fear' },
	],
	parts: [
		text(
			'You are paid when people enroll. That bends judgment, most of all in honest people, because it works below what they notice: a doubt weighs a little less on the thirtieth. Knowing it is most of the cure.',
		),
		points(
			'Decide on fit before you quote. After the quote you are a seller.',
			'When you are behind, let a colleague listen to your closes.',
			'“Would I enroll my sister?” Ask it before the last question, every time.',
			'If a rule costs you a sale, say so to your supervisor, not to the customer.',
		),
		heading('Say how you are paid'),
		text(
			'Customers ask, and they have a right to a straight answer. It makes you more credible, not less. What you may not do is pass for a charity, an adviser without an interest, or a department of somebody.',
		),
		say(
			'Yes, I am paid for this. That is one more reason to read it before you decide.',
			'We are a for-profit company and there is a fee. A non-profit counselor is another way, and I can tell you how it differs.',
		),
		instead([
			'I do not make anything on this, I just want to help people.',
			'I am paid when people enroll, and I still think you should read it first.',
		]),
		heading('When you are asked to cross a line'),
		text(
			'A script with a false sentence, a manager who says “just get the card”, a floor where everybody promises half. Whoever writes or hands out such a script can be liable, and so can whoever reads it. Say no once, in writing. Report it to compliance. You are protected by nobody’s shrug, and by a dated note.',
		),
		exercise(
			'Write the note you would send if a script told you to say “government-approved”. Three sentences, no accusation.',
			'“The script of today says government-approved. We are not, and the sales rule forbids saying it. I am leaving that sentence out and ask that it be removed for everybody.”',
		),
	],
	question: {
		asked: 'Your supervisor listens in and signals: “promise the savings”. What do you do on the call?',
		answers: [
			'Say it this once; they are responsible.',
			'Do not say it. Go on as you would, and write down afterward what was asked and what you did.',
			'Hang up.',
		],
		right: 1,
		why: 'The words are yours, whoever asked for them. The note protects you and tells compliance.',
	},
	citation: '16 CFR 310.3(a)(2)(x)',
}
