import type { ModuleSection } from '../compliance-module.ts'

export const aboutMoney: readonly ModuleSection[] = [
	{
		id: 'advance-fee',
		title: 'A fee before a debt is settled and paid on',
		about: { kind: 'statement', code: 'advance_fee' },
		citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
		paragraphs: [
			'The heart of the rule. No fee may be asked for or taken until a debt is settled, the customer has agreed to it and at least one payment has gone to that creditor. Setup, retainer, processing, audit, deposit: another name is the same fee.',
			'The account provider’s own monthly charge is something else, and you say so.',
		],
		leave: [
			{
				line: 'There is a one time setup fee of four ninety five today and then we start.',
				finds: 'advance_fee',
				why: 'A fee before anything is settled.',
			},
			{
				line: 'Your first two payments cover our costs, after that it all goes toward settlements.',
				finds: 'advance_fee',
				why: 'The fee hides in the deposits.',
			},
		],
		say: [
			{
				line: "There's no fee from us until a debt is settled, you've approved it, and at least one payment has gone to that creditor.",
			},
			{
				line: 'The account company has its own monthly charge. That is not our fee, and we get none of it.',
			},
		],
	},
	{
		id: 'unsupported-savings-claim',
		title: 'A savings or success figure without its base',
		about: { kind: 'statement', code: 'unsupported_savings_claim' },
		citation: '16 CFR 310.3(a)(2)(x)',
		paragraphs: [
			'“Half off” is the oldest line in the trade. A figure may be used only if it counts everyone who enrolled, also those who left, measures against the debt at enrollment, and counts the fees. A price at which one debt settled is no saving.',
			'United Debt Counselors had promised debts cut in half. Under the 2017 order figures must count all clients, also those who did not finish; the company neither admitted nor denied the charges.',
		],
		leave: [
			{
				line: 'We cut your debt in half, that is what our clients get.',
				finds: 'unsupported_savings_claim',
				why: 'A figure without a base.',
			},
			{
				line: 'You will pay back about forty cents on the dollar.',
				finds: 'unsupported_savings_claim',
				why: 'A settlement price sold as the result.',
			},
		],
		say: [
			{
				line: 'I cannot tell you what you would save. Our published figure counts everyone who enrolled and includes our fee; yours may be lower, or nothing.',
			},
		],
	},
	{
		id: 'account-control-misstatement',
		title: 'Who owns the account, and how to get out',
		about: { kind: 'statement', code: 'account_control_misstatement' },
		citation: '16 CFR 310.4(a)(5)(ii); 16 CFR 310.3(a)(1)(viii)(D)',
		paragraphs: [
			'The money belongs to the customer. They may leave at any time without a penalty and get everything back but fees already earned. Any sentence that makes leaving sound hard, or the money sound like ours, is false.',
		],
		leave: [
			{
				line: 'If you cancel in the first year you lose what you put in.',
				finds: 'account_control_misstatement',
				why: 'Leaving is free, and the money goes back.',
			},
			{
				line: 'You have to make two more deposits before you can quit.',
				finds: 'account_control_misstatement',
				why: 'There is no condition for leaving.',
			},
		],
		say: [
			{
				line: "It's your account. You can leave any time with no penalty and get all of it back except fees already earned.",
			},
		],
	},
	{
		id: 'tax-consequence-denial',
		title: 'Tax on forgiven debt',
		about: { kind: 'statement', code: 'tax_consequence_denial' },
		citation: 'IRS Topic 431',
		paragraphs: [
			'Forgiven debt is generally income, and a creditor that cancels $600 or more files Form 1099-C. Some people may leave it out of their income, for example because they were insolvent. Which, and how much, is for a tax professional. You say “may be taxable” and stop.',
		],
		leave: [
			{
				line: 'You will not owe any taxes on what gets forgiven.',
				finds: 'tax_consequence_denial',
				why: 'Nobody on a sales call can know that.',
			},
			{
				line: 'Do not worry about the 1099-C, everybody throws it away.',
				finds: 'tax_consequence_denial',
				why: 'Waved away is denied.',
			},
		],
		say: [
			{
				line: 'Forgiven debt may be taxable, and you may get a 1099-C. Please ask a tax professional what applies to you.',
			},
		],
	},
]
