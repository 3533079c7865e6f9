import type { GuideEntry } from '#features/compliance/index.ts'

/** The program itself. */
export const programFacts: readonly GuideEntry[] = [
	{
		id: 'what-settlement-is',
		title: 'What debt settlement is and is not',
		kind: 'fact',
		asked: [
			'what is debt settlement',
			'how does the program work',
			'explain debt settlement simply',
			'how do i explain the program in a minute',
			'whats the difference between settlement and a loan',
			'what do we actually do',
			'is it debt forgiveness',
			'debt relief explained',
			'explain what we do in plain english',
			'describe our service',
			'elevator pitch of the program',
			'whats debt relief mean',
		],
		answer:
			'A company tries to get creditors of unsecured debts to accept less than is owed, paid from money the customer saves up, for a fee. It is not a loan, not counseling, not bankruptcy and no government program, and no creditor has to agree.',
		say: [
			'You save money each month in an account you own. When there is enough for one debt, we make that creditor an offer; you approve it or not. No creditor has to agree, and while you are not paying them your credit likely suffers and they may sue.',
		],
		briefly:
			'You save money each month in an account you own. When there is enough for one debt we make an offer, and you approve it or not. No creditor has to agree, and not paying has real risks.',
		points: [
			'Unsecured debts only.',
			'The customer saves, we negotiate, the customer approves.',
			'Works by not paying the enrolled creditors, with all that follows.',
			'A fee for each settled debt.',
			'No certain result.',
		],
		related: [
			'life-of-an-account',
			'dedicated-account',
			'alternatives-at-a-glance',
			'loan-misrepresentation',
		],
	},
	{
		id: 'life-of-an-account',
		title: 'The life of an enrolled account',
		kind: 'fact',
		asked: [
			'what happens to an account in the program',
			'timeline of a delinquent account',
			'when does it go to collections',
			'late then charge off then what',
			'stages of delinquency',
			'what happens after they stop paying',
			'when do creditors settle',
			'account sold to a debt buyer',
			"what happens to a card once it's not paid",
			'from late to collections',
			'what do creditors do month by month',
		],
		answer:
			'Late, then later, with calls, late fees and interest; after some months the creditor usually charges it off; it may place it with a collector or sell it; at any point it may offer terms, settle or sue. When each happens differs by creditor, so promise no calendar.',
		say: [
			'First there are calls and late fees. Later the creditor may write it off, hand it to a collector, sell it, or sue. At any stage it may also settle; I cannot tell you which, or when.',
		],
		briefly:
			'First calls and late fees; later the creditor may charge it off, hand it to a collector, sell it or sue. At any stage it may also settle. I cannot tell you which, or when.',
		related: ['charge-off', 'creditors-answers', 'nonpayment-consequences'],
	},
	{
		id: 'dedicated-account',
		title: 'The dedicated account',
		kind: 'fact',
		asked: [
			'what is the dedicated account',
			'escrow account explain',
			'who holds the money',
			'special purpose account',
			'is their money safe',
			'where does the monthly deposit go',
			'who owns the account',
			'fdic insured?',
			'gcs or global account what is it',
			'who controls the savings account',
			'where is the money kept',
			'trust account',
			'account they save into',
		],
		answer:
			'An account at an insured bank that the customer owns, run by an independent company that is not ours and pays us nothing. Deposits build up there for settlements. They can leave any time without a penalty and get everything back except fees already earned.',
		why: 'The sales rule allows such accounts only on these conditions.',
		say: [
			'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned. The company that runs it is independent of us.',
		],
		briefly:
			'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
		points: [
			'Owned by the customer, interest included.',
			'At an insured institution.',
			'Run by an independent administrator.',
			'Its own charge, if any, is named.',
			'Leaving is free, money back within seven business days.',
		],
		citation: '16 CFR 310.4(a)(5)(ii)',
		related: ['dedicated-account-rights', 'account-control-misstatement', 'can-i-cancel'],
	},
	{
		id: 'who-gets-paid-when',
		title: 'Who gets paid when',
		kind: 'fact',
		asked: [
			'when do we get paid',
			'when does the fee come out',
			'order of payments on a settlement',
			'who gets the first deposits',
			'do the first months go to fees',
			'three conditions for the fee',
			'can we take the fee when the creditor says yes',
			'fee timing',
			'does the creditor get paid before us',
			'when is our fee collected',
			'order of who gets money',
		],
		answer:
			"Deposits stay in the customer's account. When a debt is settled and the customer approves it, money goes to that creditor first; only after at least one payment may we take that debt's share of the fee.",
		say: [
			'Your deposits stay in your account. When a debt settles and you approve it, the creditor gets a payment first, and only then is our fee for that one debt due.',
		],
		briefly:
			'Your deposits stay in your account. When a debt settles and you approve it, the creditor gets a payment first, and only then is our fee for that one debt due.',
		points: [
			'A settlement agreed.',
			'Approved by the customer.',
			'At least one payment to that creditor.',
			"Then that debt's share of the fee, and no more.",
		],
		citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
		related: ['advance-fee', 'fees-and-total-cost', 'how-we-make-money'],
	},
	{
		id: 'which-debts-qualify',
		title: 'Which debts can be enrolled',
		kind: 'fact',
		asked: [
			'what debts qualify',
			'can i enroll student loans',
			'does medical debt qualify',
			'car loan in the program?',
			'mortgage or heloc',
			'can we take tax debt',
			'payday loans',
			'secured vs unsecured',
			'can a 0% promo card be enrolled',
			'business debt',
			'is a store card ok',
			'are medical bills ok to enroll',
			'can i put an auto loan in',
			'what can go in the program',
			'do personal loans count',
			'collections accounts eligible',
			'does a timeshare qualify',
		],
		answer:
			'Unsecured debts: credit and store cards, medical bills, personal loans without collateral, usually collections on these. Out are mortgages, car loans and anything secured, federal student loans, taxes, child support. A card on a promotional rate, or one that is paid without trouble, should stay out too. The rest is in our own list.',
		say: [
			'We can look at debts with nothing behind them, like cards, medical bills and personal loans. The car and the house stay out: keep paying those.',
			'For federal student loans or taxes, the lender or the tax office has plans of its own. Those are better than anything I could do.',
		],
		briefly:
			'We can look at debts with nothing behind them, like cards, medical bills and personal loans. The car, the house, taxes and federal student loans stay out: keep paying those.',
		related: ['suitability-honest-no', 'keep-one-card', 'co-signer-and-joint'],
	},
]
