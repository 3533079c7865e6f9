import type { GuideEntry } from '#features/compliance/index.ts'

/** What customers ask about court, wages, taxes, work and family, and the honest answer. */
export const questionsAboutWhatIsAtStake: readonly GuideEntry[] = [
	{
		id: 'will-i-get-sued',
		title: 'Will I get sued?',
		kind: 'fact',
		asked: [
			'will i get sued',
			'can they take me to court',
			'what are the odds of a lawsuit',
			'what if i get served',
			'customer afraid of a summons',
			'how often do clients get sued',
			'do you handle lawsuits',
			'what do i tell someone who already has a court date',
			'do people get taken to court in this',
			'chance of legal action',
			'creditor might file suit',
		],
		answer:
			'It can happen, to anybody in the program, and nobody can prevent it. Give no odds. Say what to do with papers: open all mail, do not ignore a summons, an attorney or legal aid right away, and tell us.',
		say: [
			'You may be sued, and I cannot prevent it or tell you how likely it is. If papers come, do not ignore them: contact an attorney or legal aid right away and tell us the same day.',
			'If you already have a court date, please speak with an attorney or legal aid before you decide anything with me.',
		],
		briefly:
			'You may be sued, and I cannot prevent it or say how likely it is. If papers come, do not ignore them: an attorney or legal aid right away, and tell us the same day.',
		citation: '16 CFR 310.3(a)(1)(viii)(C)',
		points: [
			'No odds, no "rarely".',
			'A summons has a deadline; only a lawyer advises on the answer.',
			'Papers go to the client team within one business day.',
		],
		related: ['lawsuit-denial', 'friend-got-sued', 'wages-and-house'],
	},
	{
		id: 'wages-and-house',
		title: 'Can they take my wages or my house?',
		kind: 'fact',
		asked: [
			'what about my house',
			'can they garnish my wages',
			'can they take my car',
			'will they take money from my paycheck',
			'garnishment question',
			'lien on the house',
			'can they take my social security',
			'bank account levy',
			'will i go to jail over this',
			'will i lose my home',
			'can the bank come after his paycheck',
			'can they touch my pension',
			'what can creditors take',
			'could they put a lien on her property',
		],
		answer:
			'For ordinary debts like cards a creditor needs a court judgment before wages are taken; federal law caps it and some states bar it. What happens to a house, a car or an account is for a lawyer in their state. Never scare with it and never wave it away.',
		why: 'The federal cap is the lesser of 25 percent of disposable earnings or the part above 217.50 dollars a week; Texas, Pennsylvania, North Carolina and South Carolina generally bar it for consumer debts. Taxes, support and federal student loans follow other rules.',
		say: [
			'For a card debt they generally need a court judgment first. It can come to that, and the limits depend on your state. An attorney or legal aid can tell you what applies to you.',
			'Whether your house is at risk is a question for a lawyer in your state. I do not want to guess about your home.',
		],
		briefly:
			'For a card debt they generally need a court judgment first. It can come to that, and limits depend on your state. An attorney or legal aid can tell you what applies to you.',
		citation: '15 U.S.C. 1673',
		related: ['will-i-get-sued', 'debt-pain-amplification', 'emergency-resources'],
	},
	{
		id: 'do-i-owe-taxes',
		title: 'Do I owe taxes on what is forgiven?',
		kind: 'fact',
		asked: [
			'do i owe taxes on this',
			'1099c',
			'what is a 1099-c',
			'is forgiven debt taxable',
			'customer asks about irs',
			'will the irs come after me for the difference',
			'insolvency exception what do i say',
			'tax objection',
			'irs stuff on forgiven debt',
			'is the savings counted as income',
			'will she get a tax form',
		],
		answer:
			'Forgiven debt may be taxable: a creditor files Form 1099-C at 600 dollars or more. Some people qualify for an exclusion such as insolvency. You are no tax adviser, so the answer ends with a tax professional.',
		say: [
			'Forgiven debt may be taxable, and you may get a 1099-C. Some people qualify for an exclusion such as insolvency. Ask a tax professional what applies to you.',
		],
		briefly:
			'Forgiven debt may be taxable, and you may get a 1099-C. Some people qualify for an exclusion such as insolvency. Ask a tax professional.',
		citation: 'IRS Topic 431',
		related: ['tax-consequence-denial'],
	},
	{
		id: 'clearance-and-jobs',
		title: 'Security clearance, license or job check',
		kind: 'fact',
		asked: [
			'he has a security clearance',
			'military with top secret can they enroll',
			'nurse worried about her license',
			'will my employer find out',
			'realtor license credit check',
			'clearance denied because of debt settlement',
			'veteran asks about clearance',
			'background check for a new job',
			'army guy with a clearance',
			'will this affect my job',
			'works at a bank, worried about employer',
			'government employee with clearance',
		],
		answer:
			'Stop and take it seriously: unpaid debts and credit damage can matter for a clearance, a license or a job. You cannot say how it would go. They should ask their security officer, licensing board or employer first, and decide after.',
		say: [
			'That matters, and I cannot tell you how it would be judged. Please ask your security officer before you decide anything with me.',
			'If your job depends on your credit, this may not be the right choice. A counseling plan that pays in full is worth asking about.',
		],
		briefly:
			'That matters, and I cannot tell you how it would be judged. Please ask your security officer or licensing board before you decide. This may not be the right choice.',
		insteadOf: [
			{
				not: 'This has no effect on your clearance.',
				say: 'I cannot tell you how it would be judged. Ask your security officer first.',
			},
		],
		related: ['credit-score-worry', 'suitability-honest-no'],
	},
	{
		id: 'co-signer-and-joint',
		title: 'Joint accounts and co-signers',
		kind: 'fact',
		asked: [
			'what about a joint account',
			'her mom co signed',
			'does my cosigner get hit',
			'authorized user on the card',
			'can i enroll my husbands card',
			'debt in both names',
			'divorced but both on the card',
			'enroll just one spouse',
			'card has both their names on it',
			'someone else is on the account',
			'cosigned with her dad',
			"does it affect my wife's credit if it's joint",
		],
		answer:
			'Whoever signed owes, and a creditor may turn to the other one. Tell them before enrolling, and get the joint owner or co-signer on the call. Each person enrolls only their own debts.',
		say: [
			'If somebody else signed for it, the creditor can go after them too, and their credit may be hurt as well. I would want them on the call before we enroll it.',
			'Which of these accounts have another name on them?',
		],
		briefly:
			'If somebody else signed for it, the creditor can go after them too, and their credit may be hurt as well. I would want them on the call before we enroll it.',
		related: ['spouse', 'three-way-call'],
	},
	{
		id: 'keep-one-card',
		title: 'Can I keep one card?',
		kind: 'fact',
		asked: [
			'can i keep one card',
			'do i have to close all my accounts',
			'she wants to keep her amex for emergencies',
			'can i still use my cards',
			'what happens to the card i dont enroll',
			'keep one credit card open',
			'should i max it out first',
			'can they run up the card before enrolling',
			'hang on to one visa',
			'leave one card out of the program',
			'hold back a card for gas',
			'keep using a credit card during the program',
			'does every card have to go in',
		],
		answer:
			'Enrolled cards are not to be used any more, and expect them to be closed. Whether one may stay out is in our terms; if it does, it is paid on time, and its bank may still cut or close it. New charges right before enrolling are out of the question.',
		say: [
			'Do not use the cards you enroll, and expect those accounts to be closed. If one stays out of it, you pay it on time, and that bank may still lower or close it on its own.',
			'Please do not put anything new on them before you enroll; it could be held against you.',
		],
		briefly:
			'Do not use the cards you enroll, and expect those accounts to be closed. If one stays out, you pay it on time, and that bank may still lower or close it.',
		related: ['which-debts-qualify', 'same-bank-account'],
	},
	{
		id: 'same-bank-account',
		title: 'My checking account is at the same bank as my card',
		kind: 'fact',
		asked: [
			'same bank as the credit card',
			'can chase take money from my checking',
			'setoff',
			'checking account with wells and a wells card',
			'should they move their bank account',
			'credit union took money from savings',
			'bank freezes account',
			'banks at wells and owes wells',
			'owes money to his own bank',
			'checking and card at one bank',
		],
		answer:
			'A bank or credit union may take what is owed on a card or loan from an account kept there, depending on the agreement and the law. Name the risk before enrolling and let them ask the bank or a lawyer; do not tell them it is safe.',
		say: [
			'If your checking account is with the same bank, that bank may in some cases take money from it. Ask them, or a lawyer, before you decide.',
		],
		briefly:
			'If your checking account is with the same bank, that bank may in some cases take money from it. Ask them, or a lawyer, before you decide.',
		related: ['keep-one-card', 'creditors-answers'],
	},
]
