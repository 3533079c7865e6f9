import type { GuideEntry } from '#features/compliance/index.ts'

/** Settlements, creditors and collectors. */
export const creditorFacts: readonly GuideEntry[] = [
	{
		id: 'lump-sum-or-term',
		title: 'Lump sum or installments',
		kind: 'fact',
		asked: [
			'lump sum vs payment plan settlement',
			'term settlement',
			'does a lump sum settle for less',
			'can they pay the settlement over time',
			'what do creditors prefer',
			'settlement paid in installments',
			'structured settlement on a card',
			'can a settlement be paid monthly',
			'pay a settlement in parts',
			'one payment or several',
		],
		answer:
			'A creditor may take one payment at once or several over a time. Money now is usually worth more to it than money later, so one payment often gets better terms; installments need less saved but can be lost if one is missed. Policies differ, so promise neither.',
		say: [
			'Some creditors take one payment, some take several. If it is several, each one has to arrive on time or the settlement can be lost.',
		],
		briefly:
			'Some creditors take one payment, some take several. If it is several, each one has to arrive on time or the settlement can be lost.',
		related: ['settlement-letter', 'missed-deposit', 'creditors-answers'],
	},
	{
		id: 'settlement-letter',
		title: 'Settlements in writing',
		kind: 'fact',
		asked: [
			'settlement letter',
			'do they get it in writing',
			'what should the settlement letter say',
			'verbal settlement ok?',
			'collector agreed on the phone',
			'proof that the debt is settled',
			'paid but they still report a balance',
			'get the deal in writing',
			'paper proof of the agreement with the bank',
		],
		answer:
			'No settlement is one until it is in writing: who, which account, how much, by when, and that the rest is released. The customer approves it before any money moves, and keeps the letter and the proof of payment for good.',
		say: [
			'Before any money goes out you see the terms in writing and say yes or no. Keep that letter and the proof of payment.',
		],
		briefly:
			'Before any money goes out you see the terms in writing and say yes or no. Keep that letter and the proof of payment.',
		points: [
			'Creditor and account named.',
			'Amount and dates.',
			'The rest released.',
			"Customer's approval first.",
			'Kept for good.',
		],
		related: ['who-gets-paid-when', 'lump-sum-or-term'],
	},
	{
		id: 'charge-off',
		title: 'Charge-off',
		kind: 'fact',
		asked: [
			'what is a charge off',
			'does charge off mean the debt is gone',
			'customer says the bank wrote it off',
			'charged off account still owe?',
			'charge off on report',
			'is it too late if charged off',
			'write off',
			'bank charged it off, does he still owe',
			'wrote off my balance',
			'cancelled by the bank means free?',
		],
		answer:
			'A charge-off is bookkeeping: after some months unpaid the creditor books the debt as a loss. It is still owed, can be collected, sold or sued on, and it stands on the credit report.',
		say: [
			'A charge-off does not mean it is gone. You still owe it, and it can be collected, sold or sued on.',
		],
		briefly:
			'A charge-off does not mean it is gone. You still owe it, and it can be collected, sold or sued on.',
		related: ['life-of-an-account', 'settled-accounts-on-report'],
	},
	{
		id: 'collectors-and-validation',
		title: 'Collectors and debt validation',
		kind: 'fact',
		asked: [
			'debt validation',
			'validation letter',
			'how do they dispute a debt',
			'collector letter 30 days',
			'can they make the collector prove it',
			'customer says that debt isnt mine',
			'how often can a collector call',
			'do validation letters make debt go away',
			'fdcpa rights',
			'collector has the wrong amount',
			'make them prove the debt',
			'rights against debt collectors',
		],
		answer:
			'An outside collector must send a notice, and the customer can dispute in writing within 30 days; then it must verify before it goes on collecting. That checks whether the debt is right. It is no way to make a real debt vanish, and you never sell it as one.',
		why: 'The federal rule for collectors presumes too much at more than seven calls in seven days about a debt. It does not cover a bank that collects its own debts.',
		say: [
			'If a collector writes to you and you think the debt is wrong, you can dispute it in writing within 30 days of that notice. If the debt is yours, disputing does not make it go away.',
		],
		briefly:
			"If you think the debt is wrong, you can dispute it in writing within 30 days of the collector's notice. If the debt is yours, disputing does not make it go away.",
		citation: '15 U.S.C. 1692g',
		related: ['will-you-stop-the-calls', 'legal-protection-messaging'],
	},
	{
		id: 'creditors-answers',
		title: 'What creditors do',
		kind: 'fact',
		asked: [
			'how do creditors react',
			'which creditors settle',
			'who sues the most',
			'does amex settle',
			'do banks work with debt settlement companies',
			'creditor refuses to negotiate',
			'what if a creditor says no',
			'does discover sue',
			'do credit unions settle',
			'which banks play ball',
			'will my creditor agree',
			'do they have to accept',
			'bank wont settle',
		],
		answer:
			'They differ, and change: some offer terms early, some wait, some sell, some sue, some will not deal with settlement companies at all. Say that, name no creditor as a sure thing, and say what happens if one refuses: it is still owed and it can sue.',
		say: [
			'I cannot tell you what a given bank will do; some settle, some sell the debt, some sue, and some refuse to work with companies like ours. If one refuses, you still owe it.',
		],
		briefly:
			'I cannot tell you what a given bank will do; some settle, some sell the debt, some sue, and some refuse companies like ours. If one refuses, you still owe it.',
		related: ['guaranteed-result', 'life-of-an-account', 'will-i-get-sued'],
	},
]
