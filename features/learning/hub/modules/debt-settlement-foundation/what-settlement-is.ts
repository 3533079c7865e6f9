import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const whatSettlementIs: Lesson = {
	id: 'what-settlement-is',
	title: 'What settlement is, and what it is not',
	minutes: 6,
	trains: [
		{ kind: 'statement', code: 'loan_misrepresentation' },
		{ kind: 'statement', code: 'nonprofit_claim' },
	],
	parts: [
		text(
			'Settlement is an attempt, not a product on a shelf. Somebody who cannot repay everything saves money each month. When there is enough for one debt, we ask that creditor to take less than is owed and call it done. The creditor may say yes, say no, sell the account or sue. Nobody has to agree to anything.',
		),
		text(
			'Much trouble comes from customers who think they bought something else. A person who answered a letter about a loan expects money. A person who heard “program” thinks of the government. They will nod through a whole call and find out later. It is your work to find out now.',
		),
		heading('Four things it is not'),
		points(
			'A loan: nobody pays the cards off, and no new account is opened with a lender.',
			'Credit counseling: a counselor sets up full repayment, often at lower interest. We ask for less than full repayment.',
			'Bankruptcy: that is a court process that can stop lawsuits. A settlement program cannot.',
			'A government or charity program: we are a company, we charge a fee, and you are paid to sell it.',
		),
		heading('How to say it'),
		instead(
			[
				'You are pre-approved for our consolidation loan, it pays off all your cards.',
				'This is not a loan, and nobody pays off your cards. You save into an account you own, and we try to settle each debt for less than you owe.',
			],
			[
				'We are basically a non-profit, our service is free for families in hardship.',
				'We are a for-profit company and there is a fee. I am paid to offer this service.',
			],
		),
		say(
			'Before we go on: are you looking for a loan, or for a way to deal with debts you cannot repay in full? What I can offer is only the second.',
		),
		exercise(
			'A caller says: “Great, so when does the money hit my account so I can pay the cards?” Answer in two sentences, out loud.',
			'Say first that there is no money coming: this is not a loan. Then say what it is, with the part they will like least: they save, creditors are not paid meanwhile, and none of them has to agree. If they wanted a loan, thank them and let them go.',
		),
	],
	question: {
		asked: 'A customer calls it “the loan” three times and you are near the end. What do you do?',
		answers: [
			'Let it go: the papers say what it is.',
			'Stop, say that it is not a loan, and ask what they expected it to do.',
			'Call it “the program” from now on and hope they follow.',
		],
		right: 1,
		why: 'Somebody who thinks it is a loan has not agreed to anything. Leaving the mistake in place is as misleading as making it.',
	},
	citation: '16 CFR 310.3(a)(2)(x)',
}
