import type { ModuleSection } from '../compliance-module.ts'

/** The five of the Telemarketing Sales Rule. */
export const beforeEnrollment: readonly ModuleSection[] = [
	{
		id: 'time-to-results',
		title: 'Time to results, and to an offer',
		about: { kind: 'disclosure', code: 'time_to_results' },
		citation: '16 CFR 310.3(a)(1)(viii)(A)',
		paragraphs: [
			'It has two halves. The first is how long the results you describe will take. The second, which most people forget, is by when each creditor will get a genuine offer.',
			'“Each” means all of them. Give a schedule, or one latest month that covers every creditor on the list. “We start calling the banks right away” speaks of attempts, not of offers.',
			'Say that it is an estimate, and then stop. “Usually faster” takes back what you have just said.',
		],
		say: [
			{
				line: 'Our estimate is {months} months in all, and every creditor on your list gets an offer by month {latest} at the latest.',
				gives: 'time_to_results',
			},
			{
				line: 'The program is estimated at {months} months. The first creditor gets an offer around month five, the last one no later than month {latest}.',
				gives: 'time_to_results',
			},
		],
		leave: [
			{
				line: 'Your term is forty eight months.',
				lacks: 'time_to_results',
				why: 'Nothing about when the creditors get their offers.',
			},
			{
				line: 'First settlement usually comes quick and then it rolls.',
				lacks: 'time_to_results',
				why: 'Neither a length nor a date.',
			},
		],
	},
	{
		id: 'amount-before-offer',
		title: 'How much must be saved before an offer',
		about: { kind: 'disclosure', code: 'amount_before_offer' },
		citation: '16 CFR 310.3(a)(1)(viii)(B)',
		paragraphs: [
			'Customers picture creditors being called next week. In truth nothing is offered on a debt until a certain part of it has been saved, and the rule wants that part said: in dollars or as a percentage, for each debt.',
			'Three things belong in the sentence: a figure, that it is for each debt, and that it comes before the offer. The monthly deposit is another number, and so are the fee and the price at which debts settle.',
		],
		say: [
			{
				line: 'Before we make an offer on a debt, you need about {percent} of that debt saved in the account, and that goes for each one.',
				gives: 'amount_before_offer',
			},
			{
				line: 'No offer goes out on a debt until you have saved {percent} of it. That is per debt, so on your four thousand dollar card it would be a thousand first.',
				gives: 'amount_before_offer',
			},
		],
		leave: [
			{
				line: 'You just need some money built up first.',
				lacks: 'amount_before_offer',
				why: 'No figure, and not for each debt.',
			},
			{
				line: 'They usually settle around forty percent.',
				lacks: 'amount_before_offer',
				why: 'That is a price, and a claim about results as well.',
			},
		],
	},
	{
		id: 'nonpayment-consequences',
		title: 'What not paying does: three risks in one breath',
		about: { kind: 'disclosure', code: 'nonpayment_consequences' },
		citation: '16 CFR 310.3(a)(1)(viii)(C)',
		paragraphs: [
			'A program that relies on missed payments will likely hurt the customer’s credit, may lead to collections or a lawsuit, and may make the debt grow through fees and interest. The rule names these three, and all three are due.',
			'Say them together. Spread over half an hour, each sounds like a footnote; in one sentence they are a decision. Keep “likely” with credit: “may affect” is weaker than the rule.',
			'Then be quiet for a moment. If the customer has a question, it comes now.',
		],
		say: [
			{
				line: 'Because the program relies on not paying those creditors, it will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow with interest and late fees.',
				gives: 'nonpayment_consequences',
			},
			{
				line: 'Three things to weigh: your credit will likely drop, creditors can use collections or sue you, and interest and fees can make the balances bigger.',
				gives: 'nonpayment_consequences',
			},
		],
		leave: [
			{
				line: 'There may be some impact to your credit.',
				lacks: 'nonpayment_consequences',
				why: 'One risk of three, and weaker than it is.',
			},
			{
				line: 'You might get a few calls.',
				lacks: 'nonpayment_consequences',
				why: 'Leaves out credit, lawsuits and the growing balance.',
			},
		],
	},
	{
		id: 'dedicated-account-rights',
		title: 'The account is theirs',
		about: { kind: 'disclosure', code: 'dedicated_account_rights' },
		citation: '16 CFR 310.3(a)(1)(viii)(D)',
		paragraphs: [
			'Where customers put money into an account, they must hear three rights: they own the money; they may leave the service at any time without a penalty; and if they leave they get all of it back except fees already earned.',
			'It is good to add that the account is at an insured institution, that the administrator is independent of us and may have a charge of its own, and that the money comes back within seven business days. These are conditions of the account (16 CFR 310.4(a)(5)(ii)); the three rights are what must be said.',
		],
		say: [
			{
				line: "You own the money in the account. You can leave the program at any time without a penalty, and if you do, you get all of it back except fees we've already earned.",
				gives: 'dedicated_account_rights',
			},
		],
		leave: [
			{
				line: 'The money is safe in the account, do not worry about it.',
				lacks: 'dedicated_account_rights',
				why: 'Reassurance in place of three rights.',
			},
			{
				line: 'Once it is in the program you cannot take it out until the end.',
				finds: 'account_control_misstatement',
				why: 'The opposite of the right.',
			},
		],
	},
	{
		id: 'fees-and-total-cost',
		title: 'The fee, and what it all costs',
		about: { kind: 'disclosure', code: 'fees_and_total_cost' },
		citation: '16 CFR 310.3(a)(1)(i)',
		paragraphs: [
			'The customer must hear the total cost. Say the fee with its base (percent of what, or dollars), and the estimated total in dollars. A percentage alone leaves the sum to somebody who has never seen one of these programs.',
			'Add when the fee is due: after a debt is settled, the customer has approved it and a payment has gone to that creditor. If the account provider charges something, say that too and that it is not yours.',
		],
		say: [
			{
				line: 'Our fee is {percent} of the debt you enroll, about {fee}. With the settlements, the estimated total cost of the program is about {total}.',
				gives: 'fees_and_total_cost',
			},
		],
		leave: [
			{
				line: 'Our fee is the industry standard and it is all included.',
				lacks: 'fees_and_total_cost',
				why: 'No fee, no base, no total.',
			},
			{
				line: 'Our fee comes out as soon as the first deposit clears, so do not worry about it.',
				finds: 'advance_fee',
				why: 'A fee before a settlement, put as a comfort.',
			},
		],
	},
]
