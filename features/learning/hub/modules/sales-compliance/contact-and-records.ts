import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const contactAndRecords: Lesson = {
	id: 'contact-and-records',
	title: 'When not to call, and what to keep',
	minutes: 6,
	trains: [{ kind: 'statement', code: 'do_not_call_ignored' }],
	parts: [
		text(
			'A request to stop is the one sentence of a customer that ends your work on the spot. It needs no form, no reason and no magic words. “Take me off your list”, “quit calling”, “lose my number” all count, and so does every sentence that means it.',
		),
		points(
			'Say that it is done. Log it before you hang up. Say goodbye.',
			'No “may I ask why”, no last offer, no colleague, no other number.',
			'“Not now” and “call me Tuesday” are wishes about when. Follow them.',
			'If you are not sure which it was, ask once.',
		),
		say('I have taken your number off our list. I am sorry for the trouble. Goodbye.'),
		instead([
			'I can only take you off if you first hear about the program.',
			'I have taken you off our list, and we will not call again. Goodbye.',
		]),
		heading('Hours and lists'),
		text(
			'Calls to a residence stay between 8 a.m. and 9 p.m. in the time of the person called, and some states stop earlier. Before an outbound call a number is checked against the national registry and against our own list. Automatic calls and texts need written consent given beforehand, and it can be taken back in any reasonable way.',
		),
		heading('Records'),
		text(
			'Since the amendment in force from May 16, 2024, records of telemarketing are kept for five years. Yours are part of them: who, which number, when, how long, the outcome, the script version, the consent, and what was agreed. Write what was said and not what should have been said. A wrong note is corrected by a new one; a transcript is never edited and a recording is never removed.',
		),
		instead([
			'Note: customer understands everything, all good.',
			'Note: asked her what happens if a creditor sues; she said she would need a lawyer. Deposit $310, left over $90. Wants to read it, call Thursday 6 p.m.',
		]),
		exercise(
			'A customer says: “I am at work, stop calling me here.” What do you do?',
			'It is a wish about a place: this number is not called again. Ask once, shortly, whether they want no calls at all, and do as they say.',
		),
	],
	question: {
		asked:
			'The customer says “do not call me again” and then asks one question about the program. What do you do?',
		answers: [
			'Answer it and go on: they reopened the talk.',
			'Say in a sentence that they are off the list, answer the question shortly if they still want it, and end.',
			'Ask whether you may call about it tomorrow.',
		],
		right: 1,
		why: 'The request stands. They may have an answer; you may not have another call.',
	},
	citation: '16 CFR 310.4(b)(1)(iii)(A)',
}
