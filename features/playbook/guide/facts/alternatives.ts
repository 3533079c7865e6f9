import type { GuideEntry } from '#features/compliance/index.ts'

/** Other ways out of debt, compared fairly. */
export const alternativeFacts: readonly GuideEntry[] = [
	{
		id: 'alternatives-at-a-glance',
		title: 'The ways out of debt, side by side',
		kind: 'fact',
		asked: [
			'what are the alternatives',
			'what other options do they have',
			'compare all options',
			'debt settlement vs everything else',
			'whats best for the customer',
			'do i have to tell them about alternatives',
			'options for someone in debt',
			'settlement vs dmp vs bankruptcy vs loan',
			'what else could they do',
			'other ways to get out of debt',
			'different options besides us',
		],
		answer:
			'Five besides ours, each best for somebody: paying more yourself, a hardship plan from the creditor, a plan through non-profit counseling, a consolidation loan, bankruptcy. Ask what they can pay and what they need credit for, and name the one that fits, even when it is not us.',
		say: [
			'There are six ways people go: pay it down yourself, ask the bank for hardship terms, a counseling plan, a consolidation loan, settlement, or bankruptcy. Shall I say who each one suits?',
		],
		briefly:
			'People go six ways: pay it down, hardship terms, a counseling plan, a consolidation loan, settlement, or bankruptcy. Shall I say who each one suits?',
		points: [
			'Can pay more than minimums: do it alone.',
			'Short trouble: creditor hardship plan.',
			'Can pay in full with lower interest: non-profit counseling.',
			'Good credit and steady income: a loan, with care.',
			'Cannot pay in full: settlement or bankruptcy, and an attorney on the second.',
		],
		related: [
			'doing-it-yourself',
			'creditor-hardship-plans',
			'credit-counseling-plan',
			'consolidation-loan',
			'settlement-or-bankruptcy',
		],
	},
	{
		id: 'settlement-or-bankruptcy',
		title: 'Settlement or bankruptcy',
		kind: 'fact',
		asked: [
			'settlement vs bankruptcy',
			'is settlement better than bankruptcy',
			'chapter 7 or settlement',
			'difference between bankruptcy and debt settlement',
			'how long does bankruptcy stay on the report',
			'does bankruptcy stop lawsuits',
			'which is worse for credit bankruptcy or settlement',
			'bankruptcy vs settlement pros and cons',
			'compare bankruptcy with our program',
			'does bankruptcy beat settlement',
			'what is chapter 7 compared to us',
		],
		answer:
			'Bankruptcy is a court process that can pause lawsuits and end debts by law; settlement is a private agreement that each creditor may refuse. Bankruptcies can stay on a report up to ten years, settled accounts up to seven. Which is better for a person is for a bankruptcy attorney to say.',
		say: [
			'Bankruptcy is a court process and can pause lawsuits; settlement depends on each creditor agreeing, and they can sue meanwhile. Which is better for you, a bankruptcy attorney can tell you.',
		],
		briefly:
			'Bankruptcy is a court process and can pause lawsuits; settlement depends on each creditor agreeing, and they can sue meanwhile. A bankruptcy attorney can tell you which fits you.',
		related: ['bankruptcy-instead', 'suitability-honest-no', 'settled-accounts-on-report'],
	},
	{
		id: 'credit-counseling-plan',
		title: 'Credit counseling and debt management plans',
		kind: 'fact',
		asked: [
			'what is a dmp',
			'settlement vs credit counseling',
			'debt management plan vs us',
			'nfcc',
			'non profit credit counseling is it better',
			'customer is looking at consumer credit counseling',
			'difference between dmp and settlement',
			'counselor told them not to do settlement',
			'how is this different from consumer credit counseling',
			'counseling versus us',
			'dmp pros and cons',
		],
		answer:
			'A non-profit counselor looks at the whole budget and may set up a plan that repays in full, often at lower interest the creditors agree to, for a modest fee. It usually harms credit less and avoids months of not paying, but the payment is higher. If they can carry that payment, say so.',
		say: [
			'A counseling plan pays back everything you owe, often at lower interest, and you keep paying your creditors through it. If you can carry that payment, it may be the better way for you.',
			'You can find one through the NFCC. Ask them for their payment and put it next to ours.',
		],
		briefly:
			'A counseling plan pays back everything you owe, often at lower interest. If you can carry that payment, it may be the better way for you. You can find one through the NFCC.',
		related: ['alternatives-at-a-glance', 'nonprofit-claim'],
	},
	{
		id: 'consolidation-loan',
		title: 'Consolidation loans and balance transfers',
		kind: 'fact',
		asked: [
			'consolidation loan vs settlement',
			'should they get a personal loan',
			'balance transfer 0 percent',
			'home equity to pay cards',
			'customer got approved for a loan at 18 percent',
			'is consolidation better',
			'debt consolidation explained',
			'401k loan to pay off debt',
			'should he take out a consolidation loan instead',
			'borrow to pay off cards',
			'roll it into one loan',
		],
		answer:
			'One new loan pays off the cards: one payment, a fixed end, and no missed payments if it is kept up. It needs credit good enough for a lower rate, has fees, tempts people to run the cards up again, and a secured one puts a house at risk. On retirement money give no advice either way.',
		say: [
			'Put the rate, the fees and the term beside what you pay now. If it is clearly cheaper and the cards stay unused, it may be the better way for you. Be careful with anything against your house.',
			'For your retirement money, please ask a financial or tax adviser before you touch it.',
		],
		briefly:
			'Put the rate, the fees and the term beside what you pay now. If it is clearly cheaper and the cards stay unused, it may be the better way for you. Be careful with anything against your house.',
		related: ['is-it-a-loan', 'loan-misrepresentation', 'alternatives-at-a-glance'],
	},
	{
		id: 'doing-it-yourself',
		title: 'Settling or paying it down oneself',
		kind: 'fact',
		asked: [
			'can they settle on their own',
			'diy debt settlement',
			'how do you negotiate with a bank yourself',
			'do it yourself vs hiring us',
			'why pay a company',
			'steps to settle yourself',
			'what do we do that they cant',
			'can people settle without a company',
			'settle alone',
			'negotiate by themselves for free',
		],
		answer:
			'They can do all of it themselves at no fee: save up, call, offer, get it in writing. What a company adds is the calls, the routine and the deposits; what it costs is the fee. The risks of not paying are the same.',
		say: [
			'You can do this yourself: save up, call the creditor, make an offer, and pay only when you have it in writing. You save our fee; the risks of not paying are the same.',
		],
		briefly:
			'You can do this yourself: save up, call, make an offer, and pay only when it is in writing. You save our fee; the risks of not paying are the same.',
		related: ['pay-on-my-own', 'settlement-letter', 'payoff-avalanche-snowball'],
	},
	{
		id: 'creditor-hardship-plans',
		title: 'Hardship plans from the creditor',
		kind: 'fact',
		asked: [
			'hardship program from the bank',
			'what is a creditor hardship plan',
			'bank lowered the interest rate',
			'is a hardship plan better than us',
			'can the customer ask for lower interest',
			'temporary reduced payment',
			'what do they ask the bank for',
			'his bank has a hardship program',
			'ask the card company for relief',
			'lower payment from the bank',
		],
		answer:
			'Many creditors have terms for people in trouble: a lower rate or payment for a time, fees waived, sometimes the card closed. It costs nothing to ask, best before a payment is missed. For a short trouble it is often the better way.',
		say: [
			'Before anything else, call your bank and ask: "I am in hardship, what terms do you have?" Get the answer in writing. If it carries you through, you do not need us.',
		],
		briefly:
			'Before anything else, call your bank and ask what hardship terms it has, and get them in writing. If that carries you through, you do not need us.',
		insteadOf: [
			{
				not: "We're the hardship department for your cards.",
				say: 'We are a private company. Your bank has its own hardship terms; you can ask it directly.',
			},
		],
		related: ['already-talked-to-bank', 'government-affiliation', 'alternatives-at-a-glance'],
	},
]
