import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, say, text } from '../../lesson-parts.ts'

export const fears: Lesson = {
	id: 'fears',
	title: 'Fear for the credit score, thoughts of bankruptcy',
	minutes: 6,
	trains: [
		{ kind: 'objection', code: 'credit_score_worry' },
		{ kind: 'objection', code: 'bankruptcy_instead' },
		{ kind: 'statement', code: 'credit_harm_denial' },
	],
	parts: [
		text(
			'Two fears come up on almost every serious call, and both are well founded. The rule for both is the same: say it before they do, say it whole, and never take it back to win the moment.',
		),
		heading('“What about my credit?”'),
		text(
			'It will likely suffer. Accounts that are not paid are reported so, and settled accounts can show for years as settled for less. Do not name points: nobody can. Ask what they need credit for, and when. Somebody who rents on, drives a paid car and is already behind has another answer than somebody who closes on a house in May.',
		),
		say(
			'Your credit will likely suffer, and it can take years to recover. What do you need credit for in that time?',
			'If you want to buy a home or need a new lease soon, this is not for you, and I would rather say so now.',
		),
		instead(
			[
				'Your score dips a little and bounces right back.',
				'It will likely go down, and I cannot tell you how far or for how long.',
			],
			[
				'Your credit is shot anyway, so what is the difference?',
				'You are behind already, so some of it has happened. This would likely add to it.',
			],
		),
		text(
			'Never offer to repair a report either. Nobody can have true entries removed, and promising it falls under rules of its own.',
		),
		heading('“Maybe I should just file”'),
		text(
			'Take it seriously. For some people bankruptcy is the right answer, and only an attorney can say for whom. Tell the difference in one sentence: a court process that can pause lawsuits, against private agreements that each creditor may refuse. Then tell them to ask before they sign anything with you. The customers who come back have decided.',
		),
		say(
			'Please ask a bankruptcy attorney first; I cannot judge it. If you come back after that, I will show you our figures next to what you heard.',
		),
		exercise(
			'The customer: “So my credit goes down AND they can sue me? Why would anybody do this?” Answer in three sentences without a “but”.',
			'“It is a hard way, and for many people another one is better. It is meant for people who cannot repay everything and do not want, or were advised against, bankruptcy. Shall we look at whether that is you, or at the other ways first?”',
		),
	],
	question: {
		asked: 'Which answer to “how many points will I lose?” may be given?',
		answers: [
			'“About a hundred, then it recovers.”',
			'“It will likely go down. How far, and for how long, I cannot tell you.”',
			'“None, as long as you stay in the program.”',
		],
		right: 1,
		why: 'Points depend on the whole report. Naming them is inventing them.',
	},
	citation: '16 CFR 310.3(a)(1)(viii)(C)',
}
