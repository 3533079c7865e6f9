import { creditHarmDenial } from '../../rule-pack/prohibited/credit-harm-denial.ts'
import { guaranteedResult } from '../../rule-pack/prohibited/guaranteed-result.ts'
import { lawsuitDenial } from '../../rule-pack/prohibited/lawsuit-denial.ts'
import { stopPayingWithoutConsequences } from '../../rule-pack/prohibited/stop-paying-without-consequences.ts'
import type { GuideEntry } from '../guide-entry.ts'
import { statementEntry } from '../rule-entry.ts'

/** What may not be said about how it will go. */
export const outcomeStatements: readonly GuideEntry[] = [
	statementEntry(guaranteedResult, {
		title: 'No guarantees, no certainties',
		asked: [
			'can i guarantee results',
			'what do i say about results',
			'can i say it always works',
			'is it ok if i promise theyll be debt free in 3 years',
			'can i tell them creditors have to settle',
			'why was i flagged for guarantee',
			'customer wants a guarantee what do i say',
			'can i say its a done deal',
			'pre approved for the reduction ok?',
			'can i say 100 percent of creditors accept',
			'do creditors have to accept the offer',
			'definitely debt free ok to say',
			'what can i promise then',
			'how do i sound confident without guaranteeing',
			'am i allowed to say for sure',
			'prospect says promise me this works',
			'can i say definitely or absolutely',
			'customer asks are you sure itll work',
			'can i say no one gets turned down',
			'can i say worst case youre done in 3 years',
			'slam dunk or sure thing',
			'is it certain to work',
			'can i say we never fail',
			'say the banks already agreed',
			'wants my word it will succeed',
			'can i give my word',
		],
		answer:
			'Promise no result: no creditor has to settle, and time and completion differ. Give the estimate as an estimate, say what it rests on, and that some debts may not settle; promise only what you yourself will do.',
		say: [
			"I can't guarantee any creditor will settle. If it goes to plan the estimate is {months} months; it can take longer, and some accounts may not settle.",
			"What I can promise is that I'll go through every cost before you sign anything.",
		],
		briefly:
			"I can't promise a result, because no creditor has to settle. I can give you our estimate and tell you what it rests on. It can take longer, and some debts may not settle.",
		insteadOf: [
			{
				not: 'I guarantee we will get every one of these settled.',
				say: "I can't promise that any creditor will settle. We make offers to each of them, and some may refuse.",
			},
			{
				not: 'You will be debt free in thirty six months, period.',
				say: 'The estimate is {months} months. It can take longer, and some accounts may not settle.',
			},
			{
				not: 'The banks have to settle, they do not have a choice.',
				say: "No bank has to settle. Some do and some don't.",
			},
			{
				not: 'It is a done deal once you sign.',
				say: 'Signing starts the program. It does not decide what any creditor will do.',
			},
		],
		related: ['time-to-results', 'hedges-do-not-help', 'unsupported-savings-claim'],
	}),
	statementEntry(creditHarmDenial, {
		title: 'The program will likely hurt their credit',
		asked: [
			'can i tell them it wont hurt their credit',
			'what do i say about credit score',
			'is it ok to say the score bounces back',
			'can i say its only temporary',
			'why was i flagged for credit',
			'customer asks will this hurt my credit',
			'can i say their credit is already bad so nothing to lose',
			'does it show on the credit report',
			'can i say score goes up because utilization drops',
			'can they still buy a house next year',
			'we dont report to the bureaus ok?',
			'crdit impact how do i explain',
			'how bad does the fico get',
			'how many points will they lose',
			'credit takes a small dip',
			'does the score recover after',
			'will this ruin my credit',
			'score drop by how much do i say',
			'wont show on their report',
			'tell them credit comes right back',
			'how do i answer will my score suffer',
			'what to say about the effect on credit',
		],
		answer:
			'Say plainly that the program will likely hurt their credit. Do not call it temporary or small, do not predict a score, and do not promise that it comes back.',
		say: [
			"I can't say it won't affect your score, it most likely will. Some people rebuild over time, but I can't predict your score or tell you when.",
			"If you're already past due your credit is already affected, and more missed payments can make it worse.",
		],
		briefly:
			"This will likely hurt your credit. Missed payments and settled accounts can stay on your report up to seven years, and I can't predict your score.",
		insteadOf: [
			{ not: 'This will not touch your credit.', say: 'This will likely hurt your credit.' },
			{
				not: 'Your score might dip a point or two then it shoots right up.',
				say: "Your score will likely drop, and I can't predict by how much or for how long.",
			},
			{
				not: 'When you finish your score goes back to where it was.',
				say: "Some people rebuild over time, but I can't tell you whether or when yours would.",
			},
			{
				not: 'Your score cannot go any lower so there is nothing to lose.',
				say: 'Your credit is already affected, and more missed payments can make it worse.',
			},
		],
		related: ['nonpayment-consequences', 'credit-repair', 'needs-credit-soon'],
	}),
	statementEntry(stopPayingWithoutConsequences, {
		title: 'Speaking of stopping payments',
		asked: [
			'can i tell them to stop paying their cards',
			'is it ok to say stop paying the creditors',
			'do i tell them to stop paying',
			'why was i flagged for stop paying',
			'customer asks should i stop paying',
			'can i say nothing happens if you miss payments',
			'can i say interest freezes',
			'tell them to ignore the calls and letters',
			'payments on hold while enrolled ok?',
			'can i say late fees get waived',
			'how do i explain they wont pay creditors',
			'they are current, do they have to go late',
			'do they quit sending money to the card companies',
			'can i tell them to skip this month',
			'cancel autopay on the cards',
			'let the accounts go late',
			'payment holiday ok to say',
			'instruct her not to pay visa',
			'do i tell clients to default',
			'told her to just quit paying',
			'balances dont grow in the program',
			'should the client keep paying discover',
			'who pays the cards meanwhile',
		],
		answer:
			"Do not instruct anyone to stop paying. Say that the program relies on enrolled creditors not being paid, that it is the customer's choice, and in the same breath what follows: credit damage, collections or a lawsuit, and a growing balance.",
		say: [
			"I'm not telling you to stop paying, that's your decision. If you stop, expect late fees, more interest, collection calls and possibly a lawsuit, and your credit will likely suffer.",
			'Please keep opening your mail, and if a summons comes, call us the same day and talk to a lawyer.',
		],
		briefly:
			'The program relies on you not paying enrolled creditors. It is your choice. Your credit will likely suffer, you could be sent to collections or sued, and what you owe can grow from interest and fees.',
		insteadOf: [
			{
				not: 'Just stop paying them, nothing happens.',
				say: "It's your decision. If you stop paying, expect credit damage, collection calls, possibly a lawsuit, and added interest and fees.",
			},
			{
				not: 'Interest freezes the second you stop.',
				say: 'Interest does not freeze. It normally keeps adding up, with late fees on top.',
			},
			{
				not: 'Cut off the autopays tonight and forget about those bills.',
				say: 'Turning off autopay is up to you. If you do, expect late fees, collection calls and possibly a lawsuit.',
			},
			{
				not: 'Do not open the letters, do not pick up, just put the money in the account.',
				say: 'Please open every letter. If one is from a court, there is a date to answer by.',
			},
		],
		related: ['nonpayment-consequences', 'lawsuit-facts', 'who-it-does-not-fit'],
	}),
	statementEntry(lawsuitDenial, {
		title: 'Creditors can sue, and calls may go on',
		asked: [
			'can i tell them they wont get sued',
			'can i say theyre protected from lawsuits',
			'customer is scared of being sued',
			'is it ok to say the calls stop when you enroll',
			'why was i flagged for lawsuit denial',
			'can i say creditors dont sue under 10k',
			'they got a summons can i say we handle it',
			'can they garnish wages in the program',
			'do we stop collection calls',
			'legal shield ok to say?',
			'can i say lawsuits are rare',
			'what if they get sued while enrolled',
			'can i say the power of attorney blocks them',
			'what if capital one takes him to court',
			'nobody gets sued can i say that',
			'can i say they only make threats',
			'creditors cant touch you in the program',
			'toss the summons',
			'told him chase never sues',
			'they are safe from court with us',
			'creditors leave you alone once enrolled',
			'promise no garnishment',
			'can a bank still take them to court after joining',
			'still get sued after enrolling',
		],
		answer:
			'Say that a creditor can sue while they are in the program and that you cannot prevent it, nor stop the calls. Do not play it down as rare or a bluff; tell them to act at once when served.',
		say: [
			"Yes, a creditor can sue you, and I can't prevent that. If you're served, don't ignore it: there is a deadline to answer, so talk to a lawyer right away and tell us.",
			"We can't stop collection calls or lawsuits.",
		],
		briefly:
			"A creditor can sue you while you are in the program, and I can't prevent it. If papers come, don't ignore them. Contact a lawyer right away and tell us.",
		insteadOf: [
			{
				not: 'They will not sue you, it costs them too much.',
				say: "Some creditors do sue, and I can't prevent it. Plan for the possibility.",
			},
			{
				not: 'The calls stop the day you enroll.',
				say: "Calls may well go on after you enroll. We can't stop them.",
			},
			{
				not: 'You are protected from lawsuits as long as you are with us.',
				say: "Being in the program doesn't stop a lawsuit. A creditor can still file one.",
			},
			{
				not: 'You can toss the summons, we have got it.',
				say: "Don't ignore a summons. There's a deadline to answer, and you should talk to a lawyer.",
			},
		],
		related: ['summons', 'lawsuit-facts', 'wage-garnishment', 'stopping-collector-contact'],
	}),
]
