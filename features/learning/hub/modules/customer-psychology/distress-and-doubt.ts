import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const distressAndDoubt: Lesson = {
	id: 'distress-and-doubt',
	title: 'Distress, confusion, and an angry voice',
	minutes: 6,
	trains: [
		{ kind: 'statement', code: 'abusive_language' },
		{ kind: 'objection', code: 'manager_or_not_authorized' },
	],
	parts: [
		text(
			'Some calls stop being sales calls. Hearing the moment is a skill, and what to do then is short: stop selling, slow down, do the next right thing, and tell your supervisor.',
		),
		points(
			'Tears, a voice that shakes: say that you have stopped. Ask whether they are safe.',
			'Talk of not wanting to live: name the 988 crisis line, stay on, bring in your supervisor. Nobody enrolls on that call.',
			'Answers that do not fit, a date that is wrong, a second voice that prompts: ask in other words. If doubt stays, do not enroll.',
			'Another language at home: offer an interpreter or a call with somebody they trust.',
			'Somebody else decides, or holds the power of attorney: speak with that person too, or not at all.',
		),
		say(
			'I have stopped talking about the program. Are you safe right now?',
			'We can do this another day, with somebody you trust beside you. Who would that be?',
		),
		heading('“I am not the one who decides”'),
		text(
			'Believe it. A yes from somebody who has no say is worth nothing and costs a complaint. Ask who decides, offer a time for both, and do not start the disclosures twice over the head of a person who will only repeat half of them.',
		),
		heading('An angry voice'),
		text(
			'Get slower and quieter. Name what they are angry about, and mend the part you can. You need not take abuse: say once that you will end the call, then do. Nothing sharp goes back, however it began. Your words are on the recording alone.',
		),
		instead([
			'Only an idiot keeps paying those minimums.',
			'A lot of people pay the minimums for years. Let us look at what they do to the balance.',
		]),
		exercise(
			'A customer of 81 agrees to everything, calls you by three names and cannot say what the deposit is for. What are your next two sentences?',
			'“I think I have explained too much at once, and we will not sign anything today. Is there a daughter, a son or a friend who could be on the line when we talk again?”',
		),
	],
	question: {
		asked: 'You doubt that a customer follows, but they say “yes, yes, sign me up”. What do you do?',
		answers: [
			'Enroll: they are an adult and said yes.',
			'Do not enroll today. Offer another call with somebody they trust, and tell your supervisor.',
			'Read the disclosures faster, so that it is over.',
		],
		right: 1,
		why: 'A yes without understanding is no yes, and the doubt itself is the reason to stop.',
	},
	citation: '16 CFR 310.4(a)(1)',
}
