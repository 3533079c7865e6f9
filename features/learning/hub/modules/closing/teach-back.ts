import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const teachBack: Lesson = {
	id: 'teach-back',
	title: 'Let them tell it back',
	minutes: 5,
	trains: [
		{ kind: 'skill', code: 'closing' },
		{ kind: 'disclosure', code: 'fees_and_total_cost' },
	],
	parts: [
		text(
			'“Do you understand?” has one answer, and it means nothing. People say yes out of politeness, or because they want the call to end. There is one way to know: they tell it to you in their own words.',
		),
		text(
			'Two points, always: what can happen with credit and a creditor, and what it all costs. Put the burden on yourself, so that it is no exam.',
		),
		say(
			'I have said a lot. To see whether I explained it well: what could happen with your creditors while you save?',
			'And what would it cost you in all, with our fee? In your own words.',
		),
		heading('What you listen for'),
		points(
			'“They might sue me, and my score goes down”: good. Add the third: what is owed may grow.',
			'“You pay my cards”: stop. Start over with what the service is.',
			'“It costs 310”: they have the deposit and not the total. Give the total and the fee again.',
			'A long silence: too much at once. One point, then ask again.',
		),
		instead([
			'I need a yes after each of these: you understand the fees, the risks, the term?',
			'Tell me in your own words what it costs in all, so that I know I explained it well.',
		]),
		text(
			'If they cannot tell it back after a second try, nobody enrolls today. Send the page, agree on a time, and write in the notes what was understood and what was not, in their words.',
		),
		say('Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}.'),
		exercise(
			'A customer answers: “So it is like 25 percent and I am done in four years.” What is right, what is missing, and what do you say?',
			'The fee’s share and the time are there. Missing: in dollars, the total, that four years is an estimate, and the risks. “Right, and in dollars that is about {fee} inside a total of about {total}. And what could happen with your creditors meanwhile?”',
		),
	],
	question: {
		asked: 'Which question checks understanding?',
		answers: [
			'“Does that all make sense?”',
			'“You are okay with the credit impact, right?”',
			'“What would you tell your brother this costs?”',
		],
		right: 2,
		why: 'It cannot be answered with yes. The other two can be answered by anybody who wants to hang up.',
	},
	citation: '16 CFR 310.3(a)(1)(i)',
}
