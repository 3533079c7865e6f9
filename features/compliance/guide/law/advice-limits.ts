import type { GuideEntry } from '../guide-entry.ts'

/** What a rep may not advise on, and what to say in its place. */
export const adviceEntries: readonly GuideEntry[] = [
	{
		id: 'no-legal-advice',
		title: 'No legal advice, and what to say instead',
		kind: 'rule',
		asked: [
			'customer asks a legal question',
			'can i tell them whether to answer the lawsuit',
			'what counts as legal advice',
			'should they go to court what do i say',
			'can i explain the law to them',
			'they want to know if the creditor can take their house',
			'are my assets protected question',
			'can i recommend a lawyer',
		],
		answer:
			'Facts that hold for everybody are fine; what they should do in their case is not. Never say whether to answer papers, whether a debt is owed or too old, or what is exempt: send them to an attorney or legal aid.',
		why: 'A wrong answer from you can cost them the case, and you are not licensed to give a right one.',
		say: [
			"That's a legal question, and I'm not a lawyer. A local attorney or legal aid can answer it for your case.",
			"What I can tell you is what our service does and what it doesn't.",
		],
		briefly:
			"That's a legal question, and I'm not a lawyer, so I would rather not guess. A local attorney or legal aid can tell you.",
		insteadOf: [
			{
				not: 'Do not answer that summons, that is my advice.',
				say: "There's a deadline to answer a summons. Please talk to a lawyer or legal aid right away.",
			},
			{
				not: 'Your assets are untouchable, I checked the exemptions for your state.',
				say: 'What is protected differs by state and by person. An attorney can tell you.',
			},
		],
		related: ['legal-representation-claim', 'summons', 'time-barred-debt', 'bankruptcy-questions'],
	},
	{
		id: 'no-tax-advice',
		title: 'No tax advice',
		kind: 'rule',
		asked: [
			'customer asks how much tax they will pay',
			'can i explain the tax',
			'will they owe the irs on the settlement',
			'tax question what do i say',
			'can i tell them to file form 982',
			'do i know a tax person',
			'should i bring up taxes myself',
		],
		answer:
			'Say that forgiven debt may be taxable, name the form, and stop there. How much, whether, and which exclusion is for a tax professional.',
		why: 'It depends on what they own and owe, which you do not know.',
		say: [
			"Forgiven debt may be taxable, and I can't say what it means for you. A tax professional can, before you decide.",
		],
		related: ['tax-consequence-denial', 'form-1099-c', 'insolvency'],
	},
	{
		id: 'form-1099-c',
		title: 'Form 1099-C',
		kind: 'fact',
		asked: [
			'what is a 1099-c',
			'when does a 1099c come',
			'customer got a 1099 c in the mail',
			'600 dollar rule forgiven debt',
			'ten ninety nine c',
			'does every settlement get a 1099',
			'what do i tell them about the 1099',
		],
		answer:
			'A creditor files Form 1099-C when it cancels $600 or more of a debt. Canceled debt is generally income; exclusions such as bankruptcy and insolvency are claimed on Form 982.',
		why: 'The IRS explains it in Topic 431 and Publication 4681. What applies to a person is for a tax professional.',
		say: [
			'You may get a 1099-C for forgiven amounts of six hundred dollars or more. Keep it, and take it to your preparer.',
			'Your preparer can look at Form 982 and Publication 4681 with you.',
		],
		citation: 'IRS Topic 431',
		related: ['tax-consequence-denial', 'insolvency', 'no-tax-advice'],
	},
	{
		id: 'insolvency',
		title: 'Insolvency',
		kind: 'fact',
		asked: [
			'what is insolvency',
			'can i tell them they are insolvent',
			'insolvency exclusion how does it work',
			'they owe more than they own so no tax?',
			'form 982 insolvency',
			'how do i explain insolvent',
		],
		answer:
			'It means owing more than one owns right before the debt is canceled; some people can then leave forgiven debt out of their income. Never tell a customer that they are insolvent: send them to a tax professional.',
		say: ["There's an insolvency exclusion some people use. A tax professional can tell you if it fits you."],
		citation: 'IRS Topic 431',
		related: ['form-1099-c', 'tax-consequence-denial', 'no-tax-advice'],
	},
	{
		id: 'bankruptcy-questions',
		title: 'Questions about bankruptcy',
		kind: 'rule',
		asked: [
			'should i file bankruptcy instead',
			'can i tell them bankruptcy is worse',
			'chapter 7 vs settlement',
			'customer asks about bankruptcy',
			'is it ok to talk them out of bankruptcy',
			'chapter 13 question',
			'can i compare us to bankruptcy',
			'do they qualify for chapter 7',
		],
		answer:
			'Say that it may be the better way for some people and that a bankruptcy attorney can tell. Never advise for or against it, pick a chapter, or scare them off it.',
		why: 'It can do things settlement cannot, and which fits is a legal question.',
		say: [
			"Bankruptcy may be the better route for some people. I can't advise on it, so please hear a bankruptcy attorney first, then decide.",
		],
		briefly:
			"It may be the better route for some people. It's a legal question, so please talk to a bankruptcy attorney, then compare and decide.",
		insteadOf: [
			{
				not: 'I can tell you right now chapter seven is wrong for you.',
				say: 'Whether a chapter fits you is a question for a bankruptcy attorney.',
			},
		],
		related: ['no-legal-advice'],
	},
	{
		id: 'time-barred-debt',
		title: 'Old debts and the statute of limitations',
		kind: 'rule',
		asked: [
			'customer says the debt is too old',
			'statute of limitations',
			'time barred debt can they still sue',
			'how many years till a debt expires',
			'can i tell them the debt is expired',
			'does a payment restart the clock',
			'is a ten year old debt still collectible',
		],
		answer:
			'Never say that a debt is too old or still good: the time differs by state and by kind of debt, and in some states a payment restarts it. Send them to an attorney before anything is paid on it.',
		why: 'A collector may not sue or threaten to sue on a debt whose time has run, but only a lawyer can say whether it has.',
		say: [
			"I can't tell you whether that debt is time barred. Ask an attorney before you pay or sign anything on it.",
		],
		citation: '12 CFR 1006.26(b)',
		related: ['no-legal-advice', 'debt-validation'],
	},
	{
		id: 'credit-repair',
		title: 'No credit repair',
		kind: 'rule',
		asked: [
			'can i say we fix their credit after',
			'do we do credit repair',
			'can we get late payments removed',
			'rebuild credit at the end of the program',
			'can i offer credit repair as a bonus',
			'delete negative items',
			'pay for delete',
		],
		answer:
			'We negotiate debts; we do not repair credit, remove entries or promise a rebuilt score. A fee for a credit-repair claim has its own ban in the rule.',
		why: 'What is accurate on a report cannot be bought off it, and saying so misleads.',
		say: ["We don't do credit repair. Some people rebuild over time, but I can't predict your score."],
		citation: '16 CFR 310.4(a)(2)',
		related: ['credit-harm-denial'],
	},
	{
		id: 'savings-from-retirement',
		title: 'Retirement money, home equity and borrowing to settle',
		kind: 'rule',
		asked: [
			'should they cash out their 401k to settle',
			'can i suggest using retirement money',
			'take a home equity loan to pay settlements',
			'borrow from family to fund it',
			'use the ira for a lump sum',
			'refinance the house to pay the debt',
		],
		answer:
			'Advise neither for nor against it. Say that taxes, penalties and protection from creditors may be at stake, and that they should ask a professional first.',
		say: [
			"I can't advise on retirement money or home equity. Please ask a tax or financial professional before you touch it.",
		],
		related: ['no-tax-advice'],
	},
]
