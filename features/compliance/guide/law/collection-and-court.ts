import type { GuideEntry } from '../guide-entry.ts'

/** What collectors and courts may do, as far as a rep may explain it. */
export const collectionEntries: readonly GuideEntry[] = [
	{
		id: 'lawsuit-facts',
		title: 'Lawsuits: what you may explain',
		kind: 'fact',
		asked: [
			'what happens if a creditor sues',
			'lawsuit process explain',
			'can they sue while in the program',
			'what do i say if they ask about being sued',
			'does enrolling stop a lawsuit',
			'who gets sued usually',
			'creditor sued my customer what now',
			'client got sued while enrolled',
		],
		answer:
			'A creditor can sue at any time, in the program or not. Papers come with a date to answer by; whoever ignores them can lose by default, and a court can then allow garnishment in many states.',
		why: 'Whoever knows this opens the mail and reacts, and that protects them best.',
		say: [
			"A creditor can sue you, and I can't prevent it. If you're served, there's a deadline to answer, so talk to a lawyer right away and tell us.",
			'If a creditor sues and wins, a court in many states could allow wage garnishment.',
		],
		briefly:
			"A creditor can sue you, also while you're in the program. If papers come, don't ignore them: talk to a lawyer right away and tell us.",
		related: ['lawsuit-denial', 'summons', 'wage-garnishment'],
	},
	{
		id: 'summons',
		title: 'They have been served papers',
		kind: 'rule',
		asked: [
			'customer got a summons',
			'they were served today what do i do',
			'court papers came',
			'is there a deadline to answer a summons',
			'do they have to go to court',
			'can we handle the summons',
			'process server came to my door',
			'got a letter from a law firm about a lawsuit',
		],
		answer:
			'Have them read you the answer date, tell them not to ignore it and to speak with a lawyer or legal aid right away, and pass it to the client team within one business day. Do not say whether or how to answer.',
		why: 'Missing that date can lose the case without a hearing.',
		say: [
			"Don't ignore a summons. What date does it say to answer by? Please talk to a lawyer or legal aid before then, and send us a copy today.",
			'Your summons shows an answer date, and that date is real. Please speak to a lawyer before then.',
		],
		briefly:
			"Please don't ignore it. There's a date on it to answer by. Talk to a lawyer or legal aid before that, and send us a copy today.",
		points: [
			'Ask for the answer date and note it.',
			'Lawyer or legal aid right away.',
			'Copy to the client team within one business day.',
			'Sell nothing on top of it.',
		],
		related: ['lawsuit-denial', 'no-legal-advice', 'escalation'],
	},
	{
		id: 'wage-garnishment',
		title: 'Wage garnishment',
		kind: 'fact',
		asked: [
			'can they garnish wages',
			'customer is afraid of garnishment',
			'how much can they garnish',
			'garnish without a judgment',
			'which states dont allow wage garnishment',
			'25 percent garnishment',
			'can i say they will be garnished if they dont enroll',
			'does the program stop garnishment',
			'they already have a garnishment',
		],
		answer:
			'For ordinary debts a court judgment comes first. Federal law then limits it to the lesser of 25% of disposable earnings or what is above $217.50 a week; Texas, Pennsylvania, North Carolina and South Carolina generally bar it for consumer debts.',
		why: 'Taxes, support and federal student loans follow other rules. Use it neither to scare nor to soothe; a lawyer can say what applies.',
		say: [
			'For card debt garnishment normally comes only after a court judgment. How much and whether depends on your state, so please ask an attorney.',
		],
		citation: '15 U.S.C. 1673',
		related: ['lawsuit-facts', 'lawsuit-denial', 'false-urgency-or-threat'],
	},
	{
		id: 'arrest-threats',
		title: 'Jail, arrest and threats by collectors',
		kind: 'fact',
		asked: [
			'can you go to jail for credit card debt',
			'collector threatened arrest',
			'sheriff coming for debt',
			'customer is scared of jail',
			'they said a warrant is out',
			'criminal charges for debt',
		],
		answer:
			"A collector isn't allowed to threaten arrest over a card balance. They can still sue, so say both, and have them keep the message.",
		say: [
			"A collector isn't allowed to threaten you with arrest over a card balance, though you could still be sued. Keep the message, you can report it to the CFPB.",
		],
		related: ['lawsuit-facts', 'collector-rules', 'vulnerable-customers'],
	},
	{
		id: 'collector-rules',
		title: 'What collectors must respect',
		kind: 'fact',
		asked: [
			'fdcpa basics',
			'what are collectors not allowed to do',
			'how often can a collector call',
			'seven calls in seven days',
			'does fdcpa apply to the bank itself',
			'collector calls at night',
			'harassing calls what can i tell them',
			'rights with debt collectors',
		],
		answer:
			'The Fair Debt Collection Practices Act covers collectors and debt buyers, not a bank collecting its own accounts. More than seven calls in seven days, or a call within seven days of talking about the debt, is presumed too many, and unusual hours are barred.',
		why: 'Customers may know their rights from you, as long as you do not promise what they will achieve.',
		say: [
			"Those rules bind collectors. A bank that collects its own accounts isn't covered by them, and you can report harassment to the CFPB.",
		],
		citation: '15 U.S.C. 1692; 12 CFR Part 1006',
		related: ['stopping-collector-contact', 'debt-validation', 'arrest-threats'],
	},
	{
		id: 'stopping-collector-contact',
		title: 'Asking a collector in writing to stop',
		kind: 'fact',
		asked: [
			'how can they stop collection calls',
			'cease contact letter',
			'can i tell them how to stop the collectors calling',
			'do we send cease and desist',
			'collector calls at work stop',
			'letter to stop calls does it stop a lawsuit',
		],
		answer:
			'A person can ask a collector in writing to stop contacting them. It does not stop a lawsuit, and it does not bind a bank collecting its own account.',
		say: [
			"You can ask a collector in writing to stop contacting you. That doesn't stop a lawsuit.",
			"I can't stop your creditors from calling.",
		],
		citation: '15 U.S.C. 1692c(c)',
		related: ['collector-rules', 'lawsuit-denial'],
	},
	{
		id: 'debt-validation',
		title: 'Validation of a debt',
		kind: 'fact',
		asked: [
			'customer doesnt recognize the debt',
			'debt validation letter',
			'30 days to dispute',
			'how do they check if a debt is real',
			'is this debt even mine',
			'validation notice explain',
			'do we do debt validation',
		],
		answer:
			'A collector sends a validation notice, and the person has 30 days to dispute the debt in writing. You may explain that; you may not say whether the debt is valid.',
		why: 'Somebody who disputes a debt should not enroll it before that is settled.',
		say: [
			"If you don't recognize it, you can dispute it in writing within thirty days of the notice. Let's leave that account out until you know.",
		],
		citation: '15 U.S.C. 1692g',
		related: ['collector-rules', 'time-barred-debt', 'debts-that-fit'],
	},
]
