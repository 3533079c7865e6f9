import type { GuideEntry } from '#features/compliance/index.ts'

/** How credit scores and reports work, as far as a rep may explain them. */
export const creditFacts: readonly GuideEntry[] = [
	{
		id: 'credit-score-factors',
		title: 'What a credit score is made of',
		kind: 'fact',
		asked: [
			'what makes up a credit score',
			'fico factors',
			'35 30 15 10 10',
			'how is fico calculated',
			'what is a good score',
			'credit score ranges',
			'is 640 good',
			'explain credit scores to a customer',
			'what goes into a fico score',
			'what affects credit most',
			'how do credit scores work',
		],
		answer:
			"In general, and it varies by person: payment history 35 percent, amounts owed 30, length of history 15, mix 10, new credit 10. On the scale of 300 to 850, 670 and up counts as good, 740 very good, 800 excellent, 580 to 669 fair, below that poor. Never predict anybody's number.",
		say: [
			'The biggest part is whether you pay on time, then how much of your limits you use. That is why not paying your cards will likely hurt your score; how far, I cannot tell you.',
		],
		briefly:
			'The biggest part is whether you pay on time, then how much of your limits you use. Not paying your cards will likely hurt your score; how far, I cannot tell you.',
		related: ['credit-score-worry', 'utilization', 'credit-harm-denial'],
	},
	{
		id: 'utilization',
		title: 'Utilization',
		kind: 'fact',
		asked: [
			'what is utilization',
			'credit utilization ratio',
			'maxed out cards effect on score',
			'how much of the limit should they use',
			'under 10 percent utilization',
			'does closing a card hurt utilization',
			'whats a good utilization',
			'balance compared to limit',
		],
		answer:
			'Utilization is the share of the card limits in use. It belongs to the second-biggest part of a score, and lower is better; one guide advises under ten percent. Closing a card takes its limit away and can push it up.',
		say: [
			'It is the share of your limits you are using, and lower is better. Closing a card takes its limit with it, so the share goes up.',
		],
		briefly:
			'It is the share of your limits you are using, and lower is better. Closing a card takes its limit with it, so the share goes up.',
		related: ['credit-score-factors'],
	},
	{
		id: 'settled-accounts-on-report',
		title: 'How long things stay on a credit report',
		kind: 'fact',
		asked: [
			'how long does it stay on the report',
			'seven years',
			'settled for less than full balance on report',
			'when do late payments fall off',
			'how long does a collection stay',
			'does paying a collection remove it',
			'can you remove negative items',
			'how long does bankruptcy stay',
			'when does a settlement drop off the report',
			'how does a settled account show',
			'years on credit report',
		],
		answer:
			'Late payments and collections up to seven years from the first delinquency; settled accounts usually shown as settled for less than the full balance, up to seven years; bankruptcies up to ten. You promise no removal and no repair.',
		say: [
			'Late payments and settled accounts can stay on your report up to seven years, and a settled account usually says so. I cannot have it removed, and I would be careful with anybody who says they can.',
		],
		briefly:
			'Late payments and settled accounts can stay on your report up to seven years, and a settled account usually says so. I cannot have it removed.',
		related: ['credit-score-worry', 'credit-harm-denial', 'rebuilding-credit'],
	},
	{
		id: 'rebuilding-credit',
		title: 'Rebuilding credit afterwards',
		kind: 'fact',
		asked: [
			'how do they rebuild credit',
			'credit after the program',
			'how soon can they buy a house after settlement',
			'when does the score come back',
			'secured card after settlement',
			'do we fix their credit',
			'credit repair included?',
			'get their score back up after',
			'fix credit after settling',
			'recover credit',
			"improve credit when it's over",
		],
		answer:
			'Nobody can say how soon. What helps in general is paying on time from then on, using little of the limits, and checking all three reports for errors. We do not repair credit, and you must not sell it as if we did.',
		why: 'Promising credit repair has rules of its own, and a fee for it before proven results is banned.',
		say: [
			'I cannot tell you how soon. What helps anybody is paying on time, using little of the limits, and checking your three reports for errors. We do not do credit repair.',
		],
		briefly:
			'I cannot tell you how soon. What helps is paying on time, using little of the limits, and checking your three reports for errors. We do not do credit repair.',
		citation: '16 CFR 310.4(a)(2)',
		related: ['settled-accounts-on-report', 'credit-score-factors'],
	},
]
