import type { ModuleSection } from '../compliance-module.ts'

export const aboutUs: readonly ModuleSection[] = [
	{
		id: 'government-affiliation',
		title: 'Ties to the government, a bank or a bureau',
		about: { kind: 'statement', code: 'government_affiliation' },
		citation: '16 CFR 310.3(a)(2)(vii); 16 CFR Part 461',
		paragraphs: [
			'No claim of being, or acting for, an agency, a bank, a creditor or a credit bureau, and no hint of it: “federal program”, “card services”, “your bank asked us”. Since April 1, 2024 a rule of its own bans posing as a government or a business (89 FR 15017).',
			'Posing as banks and the government is among the things that the FTC accused Accelerated Debt of in July 2025. These are allegations so far.',
		],
		leave: [
			{
				line: 'This is a new federal relief program for people with credit card debt.',
				finds: 'government_affiliation',
				why: 'It is a private company’s service.',
			},
			{
				line: 'We work directly with your bank on this.',
				finds: 'government_affiliation',
				why: 'We negotiate for the customer, not with the bank’s blessing.',
			},
		],
		say: [
			{
				line: "We're a private company. We're not part of the government, your bank, or any credit bureau.",
			},
		],
	},
	{
		id: 'legal-representation-claim',
		title: 'Lawyers, legal advice and representation',
		about: { kind: 'statement', code: 'legal_representation_claim' },
		citation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(vii); 16 CFR 310.3(a)(2)(x)',
		paragraphs: [
			'A customer who believes that a lawyer has taken over skips the one they need when papers come. You are no lawyer, you give no legal advice, and you name who really provides the service and what it leaves out.',
			'A law firm in the picture does not allow fees early: the advance-fee ban has no exception for attorneys.',
		],
		leave: [
			{
				line: 'Our attorneys will represent you if anybody sues.',
				finds: 'legal_representation_claim',
				why: 'The program does not defend lawsuits.',
			},
			{
				line: 'You get full legal protection with the program.',
				finds: 'legal_representation_claim',
				why: 'Nothing in it protects from a suit.',
			},
		],
		say: [
			{
				line: "I'm not a lawyer and can't give legal advice. We negotiate. If you're sued, contact a local attorney or legal aid right away.",
			},
		],
	},
	{
		id: 'nonprofit-claim',
		title: 'Charity, non-profit, free',
		about: { kind: 'statement', code: 'nonprofit_claim' },
		citation: '16 CFR 310.3(a)(2)(x); 16 CFR 310.3(a)(2)(i)',
		paragraphs: [
			'Whether a service is offered by a non-profit is named in the rule itself. We are a company, the service has a fee, and you are paid to sell it. A first talk may be called free if it is; the program may not.',
		],
		leave: [
			{
				line: 'We are a non-profit, we are only here to help.',
				finds: 'nonprofit_claim',
				why: 'We are not.',
			},
			{
				line: 'The service does not cost you anything, the banks pay for it.',
				finds: 'nonprofit_claim',
				why: 'The customer pays for it.',
			},
		],
		say: [
			{
				line: "We're a for-profit company and I earn a commission. Non-profit credit counseling is another option I'm happy to describe.",
			},
		],
	},
	{
		id: 'loan-misrepresentation',
		title: 'A loan, a refinance, a payoff',
		about: { kind: 'statement', code: 'loan_misrepresentation' },
		citation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(x)',
		paragraphs: [
			'Many leads asked for a loan. If they go on believing that they get one, they also believe that their creditors are being paid. Say early that no money is lent, and leave “approved”, “funded” and “consolidation” alone.',
			'In the case against StratFS the authorities alleged that loan leads were switched to settlement.',
		],
		leave: [
			{
				line: 'Good news, you are approved for the consolidation loan.',
				finds: 'loan_misrepresentation',
				why: 'There is no loan.',
			},
			{
				line: 'We pay off your creditors and you just make one payment to us.',
				finds: 'loan_misrepresentation',
				why: 'Nobody is paid off, and the deposit is not a payment to us.',
			},
		],
		say: [
			{
				line: "This is not a loan. No money is lent and your creditors aren't paid until settlements you approve. You still owe them.",
			},
		],
	},
]
