import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const choicesWithoutTricks: Lesson = {
	id: 'choices-without-tricks',
	title: 'Urgency, loss and other levers',
	minutes: 6,
	trains: [
		{ kind: 'statement', code: 'false_urgency_or_threat' },
		{ kind: 'objection', code: 'think_about_it' },
	],
	parts: [
		text(
			'Losses weigh more than gains, scarcity makes things shine, and a tired person takes the default. These are facts about people, and every sales book teaches to use them. Here, the line is simple: a true fact, told so that they can weigh it, is information. An invented one is a violation, and a true one used to hurry is a bad sale.',
		),
		points(
			'“Your balances grow by about $400 a month” is information, if it is their figure and you reckoned it.',
			'“This rate ends at midnight” is a lie, unless it does.',
			'“They will take your house” is a threat, and about unsecured debt mostly nonsense.',
			'“Only today I can waive” is two violations in one sentence.',
		),
		heading('The cost of waiting, told fairly'),
		text(
			'Doing nothing has a price and so does the program. Tell both, with their numbers, in the same breath. Then stop. If the comparison is good it does not need you, and if it is not, you should know before they do.',
		),
		say(
			'At the rate you told me, interest is about 400 dollars a month, so the minimums hardly move it. In the program your credit suffers and a creditor may sue. Both have a price. Which of the two worries you more?',
		),
		heading('“I want to think about it”'),
		text(
			'A fair wish, and most of the time a question that was not asked. Ask what they want to think through, answer that, and give them the papers. A decision that cannot survive a night was never one.',
		),
		instead(
			[
				'You have to sign today or you lose your spot.',
				'There is no deadline. The terms are the same tomorrow, and you can read everything first.',
			],
			[
				'If you wait they are going to garnish your wages next week.',
				'I cannot tell you what a creditor will do or when. One may sue, and then a court decides.',
			],
		),
		exercise(
			'Write down the three sentences you use most when a customer hesitates. Strike each that would be untrue tomorrow.',
			'What is left can be said. A good replacement for the others is a question: “What would you need to see to decide, either way?”',
		),
	],
	question: {
		asked: 'Which sentence about time may be said?',
		answers: [
			'“I have two spots left this week.”',
			'“The offer does not change. If you read it tonight, I can call you tomorrow at six.”',
			'“Legally I have to close your file today.”',
		],
		right: 1,
		why: 'It is true, it names a next step, and it leaves the choice with them.',
	},
	citation: '16 CFR 310.4(a)(1)',
}
