/** How people stay out of debt. */
export const preventionTips: readonly { title: string; text: string; priority: 'High' | 'Medium' }[] = [
	{
		title: 'One month aside, then three',
		text: 'An emergency fund, begun small: one month of what it takes to live, later three. It is what keeps a broken car from becoming a card balance.',
		priority: 'High',
	},
	{
		title: 'Autopay at least the minimum',
		text: 'On every account, a few days after payday. It costs nothing and protects the biggest part of a score.',
		priority: 'High',
	},
	{
		title: 'A written budget each month',
		text: 'Income after tax, what it takes to live, what is owed, what is left. On paper or on a phone; in the head it does not count.',
		priority: 'High',
	},
	{
		title: 'Call before a payment is missed',
		text: 'Many creditors have hardship terms, and they are easier to get before the due date than after.',
		priority: 'High',
	},
	{
		title: 'Read all three reports once a year',
		text: 'Free at AnnualCreditReport.com. Errors can be disputed, and unknown accounts are a warning.',
		priority: 'Medium',
	},
	{
		title: 'No new card without a payoff date',
		text: 'A balance transfer helps only if it is paid off before the rate goes up and nothing new is charged.',
		priority: 'Medium',
	},
]

/** What people often do, and what to do in its place. */
export const commonMistakes: readonly { mistake: string; why: string; solution: string }[] = [
	{
		mistake: 'Paying only the minimums',
		why: 'Most of a minimum is interest, so the debt hardly moves.',
		solution: 'A fixed amount above the minimum, the same each month, even if it is small.',
	},
	{
		mistake: 'Closing the oldest card',
		why: 'Its limit goes with it, and the share of limits in use goes up.',
		solution: 'Keep it open and use it lightly, if it costs nothing.',
	},
	{
		mistake: 'Leaving collectors’ mail unopened',
		why: 'Dates run whether it is opened or not.',
		solution:
			'Open it. A debt that seems wrong can be disputed within 30 days of the validation notice; papers from a court go to a lawyer or legal aid at once.',
	},
	{
		mistake: 'Cash advances and payday loans',
		why: 'They cost more than the debt they cover, and are due sooner.',
		solution: 'A hardship plan with the creditor, or a small loan from a credit union.',
	},
	{
		mistake: 'Draining retirement for card debt',
		why: 'Taxes, penalties and protection from creditors may be at stake.',
		solution: 'A tax or financial professional first, before anything is touched.',
	},
]

/** Three ways to pay debts off, none of which is settlement. */
export const payoffStrategies: readonly {
	name: string
	how: string
	pros: readonly string[]
	cons: readonly string[]
}[] = [
	{
		name: 'Avalanche',
		how: 'Minimums on all debts, everything extra on the one with the highest rate.',
		pros: ['Least interest in all', 'Simple to follow once the rates are listed'],
		cons: ['The first debt may take long to go', 'Needs patience without early wins'],
	},
	{
		name: 'Snowball',
		how: 'Minimums on all debts, everything extra on the smallest balance.',
		pros: ['A first win soon', 'Fewer bills early on, which keeps many people going'],
		cons: ['Usually more interest than the avalanche', 'A big, expensive debt waits'],
	},
	{
		name: 'Consolidation',
		how: 'One loan at a lower rate, or a balance transfer, in place of several debts.',
		pros: ['One payment and a fixed end', 'Less interest if the rate is lower and it lasts'],
		cons: [
			'Needs credit, and often costs a fee',
			'Cards that are free again fill up again',
			'Secured on a house or car, it puts that at risk',
			'It is a loan, unlike settlement',
		],
	},
]

/** Where somebody in trouble finds help today. */
export const emergencyResources: readonly { need: string; who: string; address?: string }[] = [
	{
		need: 'A scam, or a company that breaks the rules',
		who: 'FTC, 1-877-382-4357 (FTC-HELP)',
	},
	{
		need: 'A bank or collector that does not listen',
		who: 'CFPB complaint portal',
		address: 'https://www.consumerfinance.gov/complaint/',
	},
	{
		need: 'An error on a credit report',
		who: 'AnnualCreditReport.com',
		address: 'https://www.annualcreditreport.com',
	},
	{
		need: 'A budget, or a plan that pays in full',
		who: 'Non-profit counseling through the NFCC',
		address: 'https://www.nfcc.org',
	},
	{ need: 'Papers from a court', who: 'A local attorney or legal aid, at once' },
	{ need: 'Rent, food or heating', who: '211, by telephone' },
	{ need: 'Despair', who: '988, call or text, at any hour' },
]
