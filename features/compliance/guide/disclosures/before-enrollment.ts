import { amountBeforeOffer } from '../../rule-pack/required/amount-before-offer.ts'
import { dedicatedAccountRights } from '../../rule-pack/required/dedicated-account-rights.ts'
import { feesAndTotalCost } from '../../rule-pack/required/fees-and-total-cost.ts'
import { nonpaymentConsequences } from '../../rule-pack/required/nonpayment-consequences.ts'
import { timeToResults } from '../../rule-pack/required/time-to-results.ts'
import type { GuideEntry } from '../guide-entry.ts'
import { disclosureEntry } from '../rule-entry.ts'

/** The five of the Telemarketing Sales Rule, due before the customer enrolls. */
export const salesRuleDisclosures: readonly GuideEntry[] = [
	disclosureEntry(timeToResults, {
		title: 'How long it takes, and when each creditor gets an offer',
		asked: [
			'how do i disclose the timeline',
			'time to results disclosure wording',
			'what do i say about how long it takes',
			'is 48 months enough to say',
			'why was time to results partial',
			'when do creditors get an offer',
			'which half of the time disclosure do people forget',
			'how long does the program take script',
			'do i have to say when each creditor gets an offer',
			'timeframe disclosure',
			'missed the time disclosure',
			'what must i say about duration',
			'how many months wording',
			'offer date for every creditor',
			'how do i word the length of the program',
			'program length plus offers',
			'they asked how long, what do i have to include',
			'how do i tell the timeline properly',
		],
		answer:
			'Say two things before they enroll: the estimated time until the results, and by when each creditor gets an offer. The second half is the one most often left out; “48 months” alone is only half.',
		why: 'A customer who hears only the length of the program does not know that some creditors may wait years for a first offer.',
		say: [
			'Figure around {months} months start to finish, with an offer out to each of your creditors by month {latest} at the latest. That is an estimate, and it can take longer.',
		],
		briefly:
			'We estimate {months} months in all, with an offer to each of your creditors by month {latest}. It is an estimate, and it can take longer.',
		insteadOf: [
			{
				not: 'You will be done in {months} months.',
				say: 'We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It can take longer.',
			},
		],
		points: [
			'Say how long until the results, as an estimate.',
			'Say by when each creditor gets an offer: a schedule, or a latest month that covers all of them.',
			'It is due before they enroll, on inbound calls too.',
		],
		related: ['five-sales-rule-disclosures', 'guaranteed-result', 'amount-before-offer'],
	}),
	disclosureEntry(amountBeforeOffer, {
		title: 'How much must be saved before an offer',
		asked: [
			'how much do they need saved before an offer',
			'amount before offer disclosure',
			'what do i say about saving up first',
			'why was amount before offer missing',
			'percent they need to accumulate script',
			'when do you start negotiating how do i explain',
			'do i have to say how much per debt',
			'savings needed before settlement offer',
			'accumulate disclosure wording',
			'they ask why nothing happens the first months',
			'how much has to build up before you make the bank an offer',
			'25 percent saved first explain',
			'minimum in the account before negotiating',
			'how do i word the saving up part',
			'when does the first creditor get an offer and at what amount',
		],
		answer:
			'Before they enroll, say the dollar amount or the percentage of each debt that must be saved in the account before an offer goes out on it. Name all three: the figure, that it is for each debt, and that it comes before the offer.',
		why: 'The customer must know that nothing is offered to a creditor until that money is there.',
		say: [
			"For each debt, you'd have to save around {percent} of the balance in your account before we make that creditor an offer.",
		],
		briefly:
			'Before we make an offer on a debt, you would need about {percent} of that debt saved in your account, and that goes for each one.',
		insteadOf: [
			{
				not: 'We start negotiating right away.',
				say: "Before we make an offer on a debt you'd need about {percent} of that debt saved in your account, for each one.",
			},
		],
		points: [
			'Say a dollar amount or a percentage.',
			'Say that it applies to each debt.',
			'Say that it must be saved before an offer is made.',
			'It is due before they enroll, on inbound calls too.',
		],
		related: ['five-sales-rule-disclosures', 'time-to-results', 'dedicated-account-rights'],
	}),
	disclosureEntry(nonpaymentConsequences, {
		title: 'Consequences of not paying creditors',
		asked: [
			'what do i say about the risks',
			'how do i explain the risks of not paying',
			'nonpayment disclosure wording',
			'three consequences together script',
			'what do i say about credit damage and lawsuits',
			'why was nonpayment consequences partial',
			'do i have to mention lawsuits',
			'risk disclosure before enrollment',
			'how do i say the bad news',
			'consequences of missing payments disclosure',
			'forgot to say debt may grow',
			'can i spread the risks over the call',
			'say the three bad things',
			'credit lawsuit and balance warning',
			'what are the downsides i must mention',
			'late fees and interest disclosure',
			'warn them about missed payments',
			'how do i word the risk part',
			'how do i cover the risks',
			'which risks must i mention',
			'say the credit and lawsuit part without scaring people',
			'soften the risks without hiding them',
		],
		answer:
			'Say all three together before they enroll: their credit will likely be hurt, they may be sent to collections or sued, and what they owe may grow from interest and fees. One sentence, never piecemeal, and nothing afterward that takes it back.',
		why: 'The program relies on creditors not being paid, so these are its real costs beside the fee.',
		say: [
			'The program relies on you not paying enrolled creditors, so your credit will likely suffer, you could be sent to collections or sued, and what you owe can go up from interest and fees.',
			"Three things can happen when creditors aren't paid: your credit will likely drop, a creditor may sue you, and the balances can grow with interest and late fees.",
		],
		briefly:
			'Not paying will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
		insteadOf: [
			{
				not: 'There may be some impact on your credit.',
				say: 'Your credit will likely be hurt, you may be sued or sent to collections, and what you owe may grow from interest and fees.',
			},
		],
		points: [
			'Say that credit will likely be hurt.',
			'Say that collections or a lawsuit are possible.',
			'Say that the amount owed may grow from interest and fees.',
			'It is due before they enroll, on inbound calls too.',
		],
		related: [
			'five-sales-rule-disclosures',
			'stop-paying-without-consequences',
			'lawsuit-denial',
			'credit-harm-denial',
		],
	}),
	disclosureEntry(dedicatedAccountRights, {
		title: 'Account ownership and the right to withdraw',
		asked: [
			'what do i say about the account',
			'what do i say about the deposits',
			'what do i say about the dedicated account',
			'account rights disclosure wording',
			'they can leave anytime script',
			'why was dedicated account rights partial',
			'how do i explain who owns the money',
			'cancel any time disclosure',
			'three account rights',
			'do they get there deposits back',
			'special purpose account what must i say',
			'how do i explain the savings account',
			'line about leaving without a penalty',
			'money is yours wording',
			'what must i say about the escrow',
			'explain that they can quit free',
			'how do i word the account part',
		],
		answer:
			'Say three things before they enroll: the money in the account is theirs, they can leave any time without penalty, and they then get everything back except fees already earned. Seven business days and any interest are good to add.',
		why: 'Someone who thinks the money is gone, or that leaving costs something, stays for the wrong reason.',
		say: [
			"You own the money in the account. You can leave at any time with no penalty and get back everything except fees we've already earned.",
			"It's your account at an insured bank, in your name. If you quit there's no penalty, and you get all of it back except fees already earned, within seven business days.",
		],
		briefly:
			'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
		insteadOf: [
			{
				not: 'You will get back whatever is left after our costs.',
				say: "The money is yours. You can leave any time with no penalty, and you get everything back except fees we've already earned.",
			},
		],
		points: [
			'Say that the customer owns the money.',
			'Say that they can leave any time without penalty.',
			'Say that they get everything back but fees already earned.',
			'It is due before they enroll, on inbound calls too.',
		],
		related: [
			'dedicated-account-conditions',
			'account-control-misstatement',
			'leaving-the-program',
			'five-sales-rule-disclosures',
		],
	}),
	disclosureEntry(feesAndTotalCost, {
		title: 'Fees and total cost',
		asked: [
			'how do i disclose the fee',
			'fee and total cost disclosure wording',
			'do i have to say the total in dollars',
			'why was fees and total cost partial',
			'is saying 25 percent enough',
			'how do i explain what we charge',
			'total program cost script',
			'when do i say the price',
			'they asked how much altogether',
			'fee disclosure example with numbers',
			'can i just say its built into the payment',
			'must i give a dollar total',
			'what does the whole thing cost wording',
			'is the percent enough for the fee disclosure',
			'how do i word the cost part',
			'say what we make off them',
			'how to state what it costs',
			'how do i state our fee',
		],
		answer:
			"Before they enroll, say the fee with what it is measured on, and the estimated total in dollars. A percentage alone, or “it's built into your payment”, is not enough.",
		why: 'The customer decides on a sum of money, and a rate or a monthly deposit does not tell it.',
		say: [
			"Our fee is {percent} of the debt you enroll, on your balances that's {fee} in total, charged a piece at a time as each debt settles. With settlements the whole program is estimated at {total}.",
		],
		briefly:
			'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}. Nothing is due until a debt is settled, you approve it, and a payment goes out.',
		insteadOf: [
			{
				not: 'Everything is built into your monthly payment.',
				say: 'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}.',
			},
		],
		points: [
			'Say the fee and what it is measured on.',
			'Say the estimated total in dollars.',
			'Good to add: when it is charged, what the account provider charges, and that the estimate can change.',
			'It is due before they enroll, on inbound calls too.',
		],
		related: ['fee-test', 'advance-fee', 'account-provider-charge', 'five-sales-rule-disclosures'],
	}),
]
