import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const plainWords: Lesson = {
	id: 'plain-words',
	title: 'Plain words at a walking pace',
	minutes: 6,
	trains: [
		{ kind: 'skill', code: 'rapport' },
		{ kind: 'objection', code: 'not_sure' },
	],
	parts: [
		text(
			'People talk at about 150 words a minute. Somebody who hears figures for the first time follows up to about 200. Reps read disclosures far faster, because they have said them a thousand times. The customer has heard them never.',
		),
		heading('Three rewrites'),
		instead(
			[
				'Funds accumulate in a dedicated special-purpose account pending negotiated resolution.',
				'You save each month in an account that is yours. When there is enough for one debt, we make an offer on it.',
			],
			[
				'Adverse tradeline reporting may result from delinquency.',
				'Your credit will likely suffer, because your creditors are not paid meanwhile.',
			],
			[
				'Upon disbursement our performance fee is remitted.',
				'When a debt is settled, you have said yes, and a first payment has gone out, our fee for that debt is due.',
			],
		),
		points(
			'One number a sentence.',
			'Verbs instead of nouns: “you save”, not “accumulation”.',
			'The person first: “you”, “the bank”, “we”.',
			'The hard part first, then the easy part, then a question.',
			'After a number, count to three.',
		),
		heading('“I am just not sure about any of this”'),
		text(
			'Being unsure is the honest state after twenty minutes of new facts. Do not sell against it. Take it apart: what it is, what it costs, whether it works, or whether we are real? Then answer only that, shorter than you would like.',
		),
		say(
			'Of course. Is it more about how it works, what it costs, or whether you can trust us? I will answer that one and then stop.',
			'You do not have to be sure today. Let me send you the three figures and the risks on one page.',
		),
		exercise(
			'Say the account disclosure to a clock. Words divided by seconds, times sixty: how many words a minute is that?',
			'Above 200 is more than a first-time listener follows. Candor shows this figure beside each disclosure of your calls.',
		),
	],
	question: {
		asked: 'Which of these would a tired person be able to repeat?',
		answers: [
			'“There is no penalty upon withdrawal, subject to earned fees.”',
			'“You can leave any day. You get your money back, less fees already earned.”',
			'“Withdrawal rights are as set out in section four.”',
		],
		right: 1,
		why: 'Two short sentences, one person, one fact each.',
	},
	citation: '16 CFR 310.3(a)(1)',
}
