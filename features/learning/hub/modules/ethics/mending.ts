import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const mending: Lesson = {
	id: 'mending',
	title: 'Mending what went wrong',
	minutes: 5,
	trains: [
		{ kind: 'skill', code: 'compliance' },
		{ kind: 'statement', code: 'do_not_call_ignored' },
		{ kind: 'statement', code: 'abusive_language' },
	],
	parts: [
		text(
			'Everybody misspeaks. A rep with two hundred calls a week says something wrong every week. What separates good from bad is the next thirty seconds.',
		),
		heading('On the call'),
		points(
			'Stop where you are.',
			'Say that it was wrong. Name the sentence.',
			'Say what is true.',
			'Check that they heard it, and go on.',
		),
		say(
			'I need to correct what I just said, it was not right.',
			'I said that creditors will not sue. That was wrong: any of them can, and I cannot tell you whether one will. Does that change something for you?',
		),
		instead([
			'Well, legally I have to say there is some risk, but you know what I mean.',
			'I need to take that back. No creditor has to settle, and I cannot promise any result.',
		]),
		text(
			'A correction names the claim and takes it away. A disclaimer beside the claim is none. On your score it makes a difference too: what is plainly corrected on the call is logged as corrected.',
		),
		heading('After the call'),
		points(
			'Tell your supervisor the same day, with the recording and the minute.',
			'If somebody enrolled on the wrong sentence, they are called back and told.',
			'A complaint is noted in the customer’s words and passed on at once.',
			'A stop request that was missed is entered now, not on Monday.',
			'Nothing is deleted and no note is rewritten.',
		),
		heading('And with one another'),
		text(
			'A team in which slips are hidden has the same slips every week. Tell yours in the meeting: the sentence, why you said it, what you will say instead. It is the quickest training there is, and it makes the next one easier to tell.',
		),
		exercise(
			'Open your last call with a finding. Say the correction out loud as you would have said it there and then.',
			'It should hold the wrong sentence, the true one and a question. If it starts with “what I meant was”, it defends instead of correcting.',
		),
	],
	question: {
		asked: 'You notice an hour later that you called it a loan. The customer has enrolled. What now?',
		answers: [
			'Nothing: the papers are right.',
			'Tell your supervisor today, and call the customer back to put it right.',
			'Edit the note of the call.',
		],
		right: 1,
		why: 'They agreed to something else. Told the same day it can be mended; found later it is a case.',
	},
	citation: null,
}
