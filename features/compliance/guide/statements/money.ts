import { accountControlMisstatement } from '../../rule-pack/prohibited/account-control-misstatement.ts'
import { advanceFee } from '../../rule-pack/prohibited/advance-fee.ts'
import { taxConsequenceDenial } from '../../rule-pack/prohibited/tax-consequence-denial.ts'
import { unsupportedSavingsClaim } from '../../rule-pack/prohibited/unsupported-savings-claim.ts'
import type { GuideEntry } from '../guide-entry.ts'
import { statementEntry } from '../rule-entry.ts'

/** What may not be said about the customer's money. */
export const moneyStatements: readonly GuideEntry[] = [
	statementEntry(advanceFee, {
		title: 'No fee before a debt is settled and paid on',
		asked: [
			'can i charge an upfront fee',
			'can we take money up front',
			'is it ok if i ask for a small enrollment fee',
			'can i tell them theres a setup fee',
			'when can we collect our fee',
			'why was i flagged for advance fee',
			'retainer before we start ok?',
			'processing fee today then we start',
			'charge the fee once the creditor says yes on the phone',
			'fee on all accounts after the first settlement',
			'can i waive the upfront fee if they sign today',
			'monthly service charge while they save',
			'is an admin fee or doc prep fee allowed',
			'what do i say when they ask if they pay us first',
			'activation charge, is that legal',
			'startup cost before settlement',
			'bill the customer before anything settles',
			'boss wants us to charge 99 dollars to open the file',
			'payment on day one',
			'when may we bill',
			'take money the day they enroll for our work',
			'is a consultation charge allowed',
			'charge a card today',
			'audit fee or analysis fee',
			'half the fee now and half later',
			'we get paid first and then creditors',
			'collect before results',
			'money before we do anything',
			'advance fee rule',
			'the ban on advance fees',
			'charge a small setup fee if they agree to it',
		],
		answer:
			'Never ask for, describe or take a fee before a debt is settled, the customer has approved it, and at least one payment has gone to that creditor. The name does not matter: setup, retainer, processing, monthly service and activation are all fees.',
		say: [
			'You pay us nothing to sign up and nothing while you save. Our fee on an account is due only after it is settled, you have okayed it, and a payment has gone to the creditor.',
			'Each debt carries only its own share of the fee. Settling one card does not trigger the fee on the others.',
		],
		briefly:
			'No fee until three things have happened on a debt: it is settled, you said yes to it, and a first payment has gone to that creditor.',
		insteadOf: [
			{
				not: 'There is a four ninety five enrollment fee today and then we start working on your accounts.',
				say: 'There is no enrollment fee. You pay nothing to us until a debt is settled, approved by you and paid on.',
			},
			{
				not: 'Your first two drafts cover our setup, after that the money goes toward settlements.',
				say: 'Every deposit goes into an account you own. We are paid only after a settlement you approve and a first payment on it.',
			},
			{
				not: 'As soon as the creditor says yes on the phone we take our fee.',
				say: 'A yes from the creditor is not enough. You approve it and a payment goes out first, and only then is our fee due.',
			},
			{
				not: 'Once the first card settles we collect the fee for all six accounts.',
				say: 'When one card settles, only that card has a fee. The others wait for their own settlement.',
			},
		],
		related: ['fee-test', 'fees-and-total-cost', 'notary-meeting', 'account-provider-charge'],
	}),
	statementEntry(unsupportedSavingsClaim, {
		title: 'Savings and success figures',
		asked: [
			'can i tell them theyll save 50 percent',
			'can i say we cut your debt in half',
			'how much can i say they will save',
			'is it ok to say pennies on the dollar',
			'why was i flagged for savings claim',
			'can i use the average savings number',
			'customer asks how much will i save what do i say',
			'can i mention our success rate',
			'can i tell them what my last client got',
			'fraction of what you owe ok?',
			'compare to minimum payments savings',
			'settle for 40 cents so you save 60',
			'can i quote a percentage off',
			'what number can i give for savings',
			'typical reduction percentage',
			'how much do you knock off the balance',
			'can i say they pay back less than half',
			'quote them a settlement amount',
			'best savings in the industry ok?',
			'ok way to talk about percent off',
			'whats the discount they get',
			'tell them a number they would pay in the end',
			'most clients finish the program can i say',
			'may i tell people we get 60 off',
			'can i give a savings figure',
		],
		answer:
			"Give no figure of your own and no best case. The only number to use is your company's published one, with what it counts: everyone who enrolled, the debt at enrollment, and the fee included; add that results vary.",
		say: [
			"I can't tell you what percent you'd save. It depends on each creditor, and some accounts may not settle at all.",
			'A settlement at half is not a saving of half. Our fee and any interest added since then come on top.',
		],
		briefly:
			"I can't tell you what you would save. Each creditor decides, our fee comes on top, and some debts may not settle. I can show you an estimate and what it rests on.",
		insteadOf: [
			{
				not: 'We will cut your debt in half, easy.',
				say: "I can't tell you what the total will come to. Let me show you the estimate and what could change it.",
			},
			{
				not: 'You are going to save sixty percent, that is what everyone gets.',
				say: "I can't give you a percentage. Results differ by creditor, and some accounts may not settle.",
			},
			{
				not: 'Last week I got a guy eighty five percent off so yours should be about the same.',
				say: "One customer's result says nothing about yours, so I would rather not use it.",
			},
			{
				not: 'Ninety eight percent of our clients finish and save.',
				say: 'Not everyone finishes the program. I can send you our published figures and what they count.',
			},
		],
		related: ['savings-math', 'testimonials', 'united-debt-counselors', 'guaranteed-result'],
	}),
	statementEntry(accountControlMisstatement, {
		title: 'Whose account it is, and getting the money back',
		asked: [
			'can i say we hold the money for them',
			'can they take their money out',
			'is it ok to say theyre locked in until its done',
			'can i tell them theres a cancellation fee',
			'customer wants to cancel do they lose deposits',
			'why was i flagged for account control',
			'do deposits get refunded if they quit',
			'escrow account nobody can touch it ok to say',
			'can we settle without asking the customer',
			'is it our trust account',
			'how long till they get there money back',
			'who controls the escrow account',
			'can i say the money is locked',
			'say their deposits are non refundable',
			'exit charge if they leave early',
		],
		answer:
			'Say that the account and the money in it belong to the customer, that they may leave at any time without penalty, and that they get back everything but fees already earned. Never say that we hold it, that they are locked in, or that leaving costs something.',
		say: [
			"You own the money in the account. You can leave at any time with no penalty and get back everything except fees we've already earned.",
			'No settlement gets paid until you approve it.',
		],
		briefly:
			'You own the money in the account. You can leave any time with no penalty and get everything back except fees we have already earned.',
		insteadOf: [
			{
				not: 'The money goes in our account and we hold it for you.',
				say: 'The money goes into an account in your name, and you own it.',
			},
			{
				not: 'If you cancel you lose what you have put in.',
				say: 'If you leave there is no penalty, and you get everything back except fees we have already earned.',
			},
			{
				not: 'Once you sign you are locked in for the full term.',
				say: 'You can stop at any time, and there is no penalty for leaving.',
			},
			{
				not: 'We settle without your approval, so you do not have to do anything.',
				say: 'You approve every settlement before anything is paid from your account.',
			},
		],
		related: ['dedicated-account-rights', 'dedicated-account-conditions', 'leaving-the-program'],
	}),
	statementEntry(taxConsequenceDenial, {
		title: 'Forgiven debt may be taxable',
		asked: [
			'can i tell them theres no tax',
			'is forgiven debt taxable',
			'what do i say about taxes',
			'customer asks about 1099',
			'can i say its tax free',
			'why was i flagged for tax',
			'can i tell them insolvent people dont pay tax',
			'ok to say not to worry about the 1099-c',
			'do they have to pay tax on settled debt',
			'can i say everyone qualifies for form 982',
			'irs tax on the savings',
			'will uncle sam tax the forgiven amount',
			'is the written off part income',
			'tell them to leave it off the tax return',
			'no tax on a settlement right',
		],
		answer:
			'Say that forgiven debt may be taxable, that a 1099-C may come, and that a tax professional can say what applies. Never tell a customer that they owe nothing, that they are insolvent, or to leave it off the return.',
		say: [
			"I can't say which way it goes for you, and I don't give tax advice. Forgiven debt may be taxable income, so please ask a tax professional.",
			'Please set money aside, because a tax bill may come.',
		],
		briefly:
			"Forgiven debt may be taxable and you may get a 1099-C. Some people qualify for an exclusion. Please ask a tax professional, because I can't advise on that.",
		insteadOf: [
			{
				not: 'You will not owe any taxes on this.',
				say: 'There may be tax on the forgiven part. A tax professional can tell you what applies to you.',
			},
			{
				not: 'Forgiven debt is tax free.',
				say: 'Forgiven debt may be taxable income.',
			},
			{
				not: 'If you get a 1099-C just throw it away.',
				say: 'If you get a 1099-C, keep it and take it to a tax professional.',
			},
			{
				not: 'You are insolvent so there is no tax for you.',
				say: 'Some people qualify for an exclusion such as insolvency. A tax professional can check whether you do.',
			},
		],
		related: ['form-1099-c', 'insolvency', 'no-tax-advice'],
	}),
]
