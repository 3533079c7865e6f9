import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const theOpening: Lesson = {
	id: 'the-opening',
	title: 'The first breath of a call',
	minutes: 6,
	trains: [
		{ kind: 'disclosure', code: 'recording_notice' },
		{ kind: 'disclosure', code: 'caller_identity' },
		{ kind: 'statement', code: 'government_affiliation' },
		{ kind: 'statement', code: 'legal_representation_claim' },
	],
	parts: [
		text(
			'Within ten seconds a customer decides what kind of call this is. Say it truly and the rest of the call is easier: a name, a company, that it is recorded, that you sell a debt settlement service, and a question whether now suits.',
		),
		say(
			'Before we start, this call is recorded. Is that okay with you?',
			'This is {name} with {company}, calling to offer our debt settlement service.',
		),
		points(
			'The recording comes first: some states ask for everyone’s consent, and nobody knows where a cell phone is.',
			'Get a spoken yes. Going on talking is a poor one.',
			'If they decline: stop the recording, or end the call politely.',
			'Nothing personal is asked before both are said.',
		),
		heading('Who you are not'),
		text(
			'People in debt are used to official voices. A word like “program”, “department” or “case” lets them believe that you are one of them, and you need not have said so to be responsible for it. If you hear that they believe it, correct it at once.',
		),
		instead(
			[
				'I am calling from the government debt relief program.',
				'We are a private company. This is no government program, and your bank did not ask us to call.',
			],
			[
				'Our attorneys will represent you if they sue.',
				'I am not a lawyer and we do not represent you in court. If a creditor sues, you need a lawyer of your own or legal aid.',
			],
		),
		text(
			'If a law firm or a legal plan really is part of the offer, say who it is, what it does, what it costs, and what it does not do. “Legal help is included” says none of these.',
		),
		exercise(
			'Record your opening on your phone. Does it answer, in this order: is it recorded, who, from where, to sell what, does now suit? How many seconds does it take?',
			'Good ones take eight to twelve seconds. If yours takes longer, the sentence that starts with “the reason for my call” is usually the one to cut.',
		),
	],
	question: {
		asked: 'The customer says: “Oh good, is this that new federal program?” What now?',
		answers: [
			'Go on: you never said so.',
			'“No. We are a private company, and this is no government program. We charge a fee.”',
			'“It follows federal guidelines.”',
		],
		right: 1,
		why: 'Leaving a false belief in place is using it. The third answer feeds it.',
	},
	citation: '16 CFR 310.4(d); 16 CFR 310.3(a)(2)(vii)',
}
