import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const whichDebtsBelong: Lesson = {
	id: 'which-debts-belong',
	title: 'Which debts belong in it, and which people',
	minutes: 6,
	trains: [{ kind: 'skill', code: 'discovery' }],
	parts: [
		text(
			'A creditor bargains when it has nothing to take. That is why only unsecured debts belong in a program: credit and store cards, medical bills, personal loans without collateral, and most collections on these.',
		),
		points(
			'Out: the mortgage, the car, anything with a lien. Not paying there costs the house or the car.',
			'Out: federal student loans, taxes, child support. Other rules apply to them.',
			'Out: a card on a promotional rate, or one that is paid without trouble. Enrolling it makes things worse.',
			'Ask first: a joint account or a co-signer. The other person stays liable and has to know.',
			'Ask first: a card with the bank that holds the paycheck account.',
		),
		heading('Then look at the person'),
		text(
			'A good list of debts in the wrong hands still fails. Somebody who is current and can clear the cards alone should do that. Somebody about to apply for a mortgage, an apartment or a job that checks credit cannot use what a program does to a report. Somebody with nothing left after rent and food will miss the third deposit, and then has the damage without the settlements.',
		),
		text(
			'So go debt by debt before you explain anything: who, how much, current or late, since when. Write it down, say it back, and ask what you missed. It takes ten minutes and it is the best selling you will do: people trust whoever got their numbers right.',
		),
		say(
			'Let us go one by one. Who do you owe, how much, and are you current on it?',
			'Is any of these tied to your house or your car? Then it stays out, and you keep paying it.',
			'Will you need credit for anything in the next years: a home, a car, a lease, a job?',
		),
		instead([
			'Okay so roughly twenty grand, perfect, that qualifies.',
			'I have four cards and the hospital bill, 19,850 in all. The car loan stays out. What did I miss?',
		]),
		exercise(
			'Sort these: a $6,200 store card two months late, a $14,000 car loan, a $3,100 card at 0 percent until May, a $2,400 hospital bill, $11,000 of federal student loans.',
			'In, if the budget bears it: the store card and the hospital bill, $8,600. Out: the car loan, the student loans and the card at 0 percent, which costs no interest now.',
		),
	],
	question: {
		asked:
			'A customer is current on $9,000 of cards, has $700 left each month and wants to “get rid of it”. What fits?',
		answers: [
			'Enroll: the debts are unsecured.',
			'Show how long $700 a month takes without us, and say that they do not need us.',
			'Tell them to stop paying, so that they qualify.',
		],
		right: 1,
		why: 'They can pay it off in well under two years. A program would harm credit they do not need to harm.',
	},
	citation: null,
}
