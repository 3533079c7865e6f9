import type { GuideEntry } from '#features/compliance/index.ts'

/** The arithmetic of a household, and where it finds help. */
export const householdFacts: readonly GuideEntry[] = [
	{
		id: 'payoff-avalanche-snowball',
		title: 'Avalanche and snowball',
		kind: 'fact',
		asked: [
			'avalanche vs snowball',
			'snowball method',
			'which card to pay first',
			'payoff strategies',
			'how do they pay it down faster',
			'best way to pay off credit cards',
			'highest interest first or smallest balance',
			'which card should he pay off first',
			'order to pay down debts',
			'fastest payoff order',
		],
		answer:
			'Minimums on all, everything extra on one. Avalanche: the highest rate first, least interest, slower first win. Snowball: the smallest balance first, quick wins, somewhat more interest. The best order is the one they will keep up.',
		say: [
			'Pay the minimum on all of them and put everything extra on one: the highest rate if you want to pay the least interest, the smallest balance if you need to see one gone.',
		],
		briefly:
			'Pay the minimum on all and put everything extra on one: the highest rate to pay the least interest, or the smallest balance to see one gone soon.',
		related: ['interest-in-words', 'pay-on-my-own'],
	},
	{
		id: 'interest-in-words',
		title: 'Interest, in words',
		kind: 'fact',
		asked: [
			'how do i explain interest',
			'how is credit card interest calculated',
			'apr to monthly',
			'how long to pay off 20k at 24 percent',
			'why does the balance not go down',
			'minimum payment trap',
			'interest math',
			'payoff time example',
			'how does the interest add up',
			'work out monthly interest',
			'explain apr to somebody',
			'show what interest costs them',
		],
		answer:
			'Yearly rate divided by twelve, times the balance, is about one month of interest; only what is paid above that lowers the debt. Example: 20,000 dollars at 24 percent costs about 400 dollars in the first month, and 600 a month clears it in about 56 months with about 13,300 dollars of interest.',
		why: 'Use their own balance, rate and payment, and show what the program costs as well. A comparison with minimum payments alone misleads.',
		say: [
			'One month of interest is about a twelfth of the yearly rate, times the balance. Whatever you pay above it brings the debt down.',
		],
		briefly:
			'One month of interest is about a twelfth of the yearly rate, times the balance. Whatever you pay above it brings the debt down.',
		related: ['debt-pain-amplification', 'payoff-avalanche-snowball'],
	},
	{
		id: 'debt-to-income',
		title: 'Debt-to-income and what is left over',
		kind: 'fact',
		asked: [
			'what is dti',
			'debt to income ratio',
			'residual income meaning',
			'how do i calculate what they can afford',
			'left over after bills',
			'how much should the deposit be',
			'does the payment fit their budget',
			'whats a good dti',
			'ratio of debt to income',
		],
		answer:
			'Debt-to-income is the monthly debt payments divided by monthly income before tax. For fit, what is left over counts more: income after tax less everything they need to live. The deposit has to fit in that with room for a bad month.',
		say: [
			'What counts is what is left after everything you need to live. If the deposit takes all of it, it is too much.',
		],
		briefly:
			'What counts is what is left after everything you need to live. If the deposit takes all of it, it is too much.',
		related: ['budget', 'cannot-afford-deposit'],
	},
	{
		id: 'preventing-new-debt',
		title: 'Staying out of new debt',
		kind: 'fact',
		asked: [
			'how do they avoid getting back in debt',
			'debt prevention tips',
			'emergency fund how much',
			'budgeting tips for customers',
			'what mistakes do people in debt make',
			'after the program what now',
			'paying only minimums mistake',
			'how do they stay out of debt',
			'keep from running up cards again',
		],
		answer:
			'Small things first: a written budget, autopay of at least the minimum, one month of expenses aside and then three, no new card without a payoff date, and a call to the creditor before a payment is missed.',
		say: [
			'Start with a written budget and one month of expenses put aside. And if you see a payment you cannot make, call that creditor before the date.',
		],
		briefly:
			'Start with a written budget and one month of expenses put aside. If you see a payment you cannot make, call that creditor before the date.',
		points: [
			'Written budget.',
			'Autopay at least the minimum.',
			'One month aside, then three.',
			'All three credit reports once a year.',
			'Open collector mail; dispute within 30 days if it is wrong.',
		],
		related: ['budget', 'creditor-hardship-plans', 'emergency-resources'],
	},
	{
		id: 'emergency-resources',
		title: 'Where customers find help',
		kind: 'fact',
		asked: [
			'where can i send someone who needs help',
			'resources for people in crisis',
			'ftc phone number',
			'where do they report a scam',
			'free legal help',
			'who helps with rent and food',
			'crisis line',
			'where to get a free credit report',
			'how to file a complaint',
			'number for the ftc',
			'who can they call for help',
			'where do i send someone i cant help',
			'homeless customer needs help',
		],
		answer:
			'By need. Scams and bad companies: FTC, 1-877-382-4357, and the CFPB complaint portal. Free credit reports: AnnualCreditReport.com. Budget and plans: a non-profit counselor through the NFCC. A lawsuit: legal aid, through LawHelp. Rent and food: 211. Despair: the 988 crisis line.',
		say: [
			'For a scam, report it to the FTC. For a lawsuit, call legal aid in your state. For your budget, a non-profit counselor through the NFCC. For rent or food, 211 knows who helps near you.',
		],
		briefly:
			'For a scam, the FTC. For a lawsuit, legal aid in your state. For your budget, a non-profit counselor through the NFCC. For rent or food, 211 knows who helps near you.',
		related: ['reading-distress', 'credit-counseling-plan', 'suitability-honest-no'],
	},
]
