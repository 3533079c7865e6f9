import { governmentAffiliation } from '../../rule-pack/prohibited/government-affiliation.ts'
import { legalRepresentationClaim } from '../../rule-pack/prohibited/legal-representation-claim.ts'
import { loanMisrepresentation } from '../../rule-pack/prohibited/loan-misrepresentation.ts'
import { nonprofitClaim } from '../../rule-pack/prohibited/nonprofit-claim.ts'
import type { GuideEntry } from '../guide-entry.ts'
import { statementEntry } from '../rule-entry.ts'

/** What may not be said about who we are and what we sell. */
export const identityStatements: readonly GuideEntry[] = [
	statementEntry(governmentAffiliation, {
		title: 'No ties to the government, a bank or a bureau',
		asked: [
			'can i say its a government program',
			'can i say we work with their bank',
			'is it ok to say were calling from card services',
			'can i tell them were ftc approved',
			'why was i flagged for government',
			'customer asks is this the government',
			'can i say we are partnered with chase',
			'can i say its under a new law',
			'fdic backed ok?',
			'federally regulated program can i say that',
			'can i say we are licensed by the state',
			'are we approved by the cfpb',
			'can i mention the president or a relief act',
			'federal relief program ok to mention',
			'bank of america works with us ok?',
			'im calling from the bank',
			'experian sent us can i say',
			'attorney general recommends us',
			'said were with the feds',
			'irs or treasury program',
			'state sponsored debt relief',
			'your creditors asked us to call',
		],
		answer:
			'Say that we are a private company. Claim no tie to, approval by or partnership with any agency, bank, creditor or credit bureau, and do not hint at one with words such as federal, stimulus or card services.',
		say: [
			"We're a private company. This isn't a government program, and nobody in the government endorses it.",
			"We're not your bank and we don't work for it. We negotiate with creditors for our customers.",
		],
		briefly:
			"We're a private company called {company}. We're not part of the government, your bank, or any credit bureau, and none of them endorses us.",
		insteadOf: [
			{
				not: 'This is a government program for people with credit card debt.',
				say: "This isn't a government program. We're a private company.",
			},
			{
				not: 'I am with card services for your Visa.',
				say: "I'm with {company}, a private debt settlement company. We're not your card issuer.",
			},
			{
				not: 'The Federal Trade Commission endorses how we do it.',
				say: "We follow the FTC's Telemarketing Sales Rule. The FTC does not endorse any company.",
			},
			{
				not: 'Your bank asked us to reach out.',
				say: "Your bank has nothing to do with this call. You asked for information, and I'm calling about that.",
			},
		],
		related: ['hardship-program', 'caller-identity', 'accreditation', 'accelerated-debt'],
	}),
	statementEntry(legalRepresentationClaim, {
		title: 'No lawyers, no legal advice from us',
		asked: [
			'can i say we have attorneys',
			'can i say our lawyers will represent you',
			'is it ok to say attorney backed',
			'can i tell them were a law firm',
			'why was i flagged for legal representation',
			'customer asks are you lawyers',
			'can i say theyre legally protected',
			'can we answer the summons for them',
			'attorney on your file ok?',
			'can i say cease and desist letters stop them',
			'legal team will handle it',
			'can i give legal advice',
			'how do i position the attorney model',
			'can i mention our legal department',
			'say a lawyer reviews the file',
			'well represent you in court',
			'do we have lawyers on staff',
			'lawyer fights for you line',
			'told her an attorney has her back',
			'legal defense included',
			'act as their lawyer',
			'our counsel handles court',
			'say attorneys protect them',
			'we have legal people for that',
			'tell the customer we are lawyers',
		],
		answer:
			'Say that you are not a lawyer and cannot give legal advice, and name who really provides the service and what it does not do. Never claim that attorneys defend lawsuits, answer papers or protect anyone.',
		say: [
			"We're not a law firm and we don't give legal advice. We negotiate, and we don't represent you in court.",
			"If you're served, contact a local attorney or legal aid right away, and let us know.",
		],
		briefly:
			"I'm not a lawyer and can't give legal advice. We negotiate with creditors. If you're sued, contact a local attorney or legal aid right away.",
		insteadOf: [
			{
				not: 'Our lawyers represent you if you get sued.',
				say: "We don't represent you in court. If you're sued, contact a local attorney or legal aid right away.",
			},
			{
				not: 'You will have an attorney fighting for you the whole way.',
				say: "Our negotiators aren't attorneys. They make offers to your creditors.",
			},
			{
				not: 'You have got full legal protection built in at no cost.',
				say: "The program doesn't defend you in court. Let me tell you what it includes and what it doesn't.",
			},
			{
				not: 'My legal opinion is that debt is too old to collect.',
				say: "I can't tell you whether a debt is too old. Please ask an attorney.",
			},
		],
		related: ['attorney-model', 'legal-plan', 'no-legal-advice', 'summons'],
	}),
	statementEntry(nonprofitClaim, {
		title: 'Not a non-profit, not free',
		asked: [
			'can i say were a nonprofit',
			'can i say its a free service',
			'is it ok to say we dont make money on this',
			'can i tell them im not in sales',
			'why was i flagged for nonprofit',
			'customer asks are you a nonprofit',
			'can i say were like a charity',
			'do i have to say i earn commission',
			'free consultation ok to say?',
			'non profit claim what to say',
			'can i say the banks pay for it',
			'can i say were not in it for the money',
			'is it a charity',
			'volunteer counselor wording',
			'no cost to you ok to say',
			'implied were a charity',
			'said the service costs nothing',
			'we only want to help people line',
			'non profit like counseling agencies',
			'are we nonprofit or for profit',
		],
		answer:
			'Say that we are a for-profit company, that the service has a fee, and that you are paid to sell it. Only the first consultation may be called free, and only if it is.',
		say: [
			"We're a for-profit company and we charge a fee when a debt is settled. I do earn a commission if you enroll, you should know that.",
			"Today's consultation is free, the program isn't.",
		],
		briefly:
			"No, we're a for-profit company, and I earn a commission. Non-profit credit counseling is another option, and I'm happy to tell you how it differs.",
		insteadOf: [
			{
				not: 'We are a nonprofit so it is all for you.',
				say: "We're a for-profit company, and we charge a fee when a debt is settled.",
			},
			{
				not: 'It is a free service, always has been.',
				say: "Today's consultation is free. The program isn't, and I'll tell you what it costs.",
			},
			{
				not: 'I am not in sales, this is a public service.',
				say: "I'm in sales, and I earn a commission if you enroll.",
			},
		],
		related: ['fees-and-total-cost'],
	}),
	statementEntry(loanMisrepresentation, {
		title: 'Settlement is not a loan',
		asked: [
			'can i call it a consolidation',
			'can i say its like a loan',
			'customer thinks this is a loan',
			'is it ok to say we pay off your cards',
			'why was i flagged for loan',
			'lead applied for a loan how do i open',
			'can i say youre pre approved',
			'can i say one low monthly payment',
			'they were declined for the loan now what',
			'can i say zero percent interest',
			'do we buy the debt',
			'she believes shes getting a loan',
			'refinance your cards wording',
			'funding approved can i say',
			'we take over the debt ok?',
			'combine all bills into one loan',
			'i keep calling it consolidation',
			'we lend you the money',
			'your cards get paid off next week',
			'interest rate with us is zero',
			'can i present it as a loan',
			'call it a loan',
		],
		answer:
			'Say that it is not a loan: no money is lent, nobody is paid off, and they still owe their creditors. Do not use approved, funded, refinance, consolidation or loan payment for what we sell.',
		say: [
			"We don't lend money and we don't pay your creditors for you. This is debt settlement.",
			"I know you asked about a loan. Debt settlement is a separate service, no money is lent, and you don't have to take it.",
		],
		briefly:
			"This is not a loan. No money is lent, and your creditors aren't paid until there are settlements you approve. You still owe them until then.",
		insteadOf: [
			{
				not: 'You are approved for the consolidation loan.',
				say: "This isn't a loan, so there's no approval. It's debt settlement, and I'll explain how that differs.",
			},
			{
				not: 'We pay off your creditors and you pay us back.',
				say: "We don't pay your creditors for you. You save in your own account, and settlements you approve are paid from it.",
			},
			{
				not: 'Your new loan payment is going to be three eighty.',
				say: 'It would be a monthly deposit into an account you own. It is not a loan payment.',
			},
			{
				not: 'We take over your debts so they are not yours anymore.',
				say: "We don't buy or take over your debts. You still owe them.",
			},
		],
		related: ['loan-leads', 'stratfs'],
	}),
]
