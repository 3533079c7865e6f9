import type { ObjectionTemplates } from './objection-templates.ts'

export const competitor: ObjectionTemplates = {
	about: 'the comparison with another company',
	quotes: [
		'Another company offered me a better deal.',
		'I am talking to somebody else, too.',
		'The other guys charge less.',
	],
	acknowledge: [
		'It is smart to compare.',
		'Good, you should have more than one set of papers on the table.',
		'I am glad you told me, and I will not talk them down.',
		'Then you are doing what I would do.',
		'That is your right, and a good habit with anything that costs money.',
		'They may well be a good company; I cannot speak for them.',
	],
	ask: [
		'What did they tell you about lawsuits and your credit?',
		'What is their fee a percentage of: the debt you enroll, or what they take off?',
		'When do they charge it: before a settlement or after?',
		'Do you have their agreement in writing?',
		'Which part of theirs do you like better?',
		'What did they say happens to your money if you leave?',
	],
	answer: [
		'Ask both of us the same questions: what the fee is and what it is a share of, the total cost, when it is charged, when offers go out, who holds the account, and what complaints there are.',
		'Put both agreements side by side and mark what differs. If theirs is better for you, take it.',
		'Whoever you choose, nobody should charge you a fee before a debt is settled, you agreed and the creditor has been paid something. That holds for them and for us.',
		'If somebody promises you a result, ask for the promise in writing. No company controls what a creditor accepts, and neither do we.',
		'Percentages mislead when their bases differ, so compare the totals in dollars.',
		'Look up both of us in the CFPB complaint database and with your attorney general. That tells you more than either sales pitch.',
	],
	briefly: [
		'Smart to compare. Ask both of us: the fee and its base, the total, when it is charged, when offers go out, who holds the account. What did they say about lawsuits and credit?',
		'I cannot speak for them. Put both agreements side by side, and if theirs is better for you, take it. What do you like about it?',
		'Good that you compare. Nobody should take a fee before a debt is settled and paid on. What did they tell you about that?',
	],
	letGo: [
		'Then I wish you well with them. Read their part on fees before you sign.',
		'That is fine. If you ever want a second look at the papers, I am here, and I will not call.',
		'Good luck with it. I mean that.',
	],
}
