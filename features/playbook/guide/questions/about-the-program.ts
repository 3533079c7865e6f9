import type { GuideEntry } from '#features/compliance/index.ts'

/** What customers ask about being in the program, and the honest answer. */
export const questionsAboutTheProgram: readonly GuideEntry[] = [
	{
		id: 'do-i-still-pay-my-cards',
		title: 'Do I still pay my cards?',
		kind: 'fact',
		asked: [
			'do i still have to pay my cards',
			'should they stop paying',
			'can i tell them to stop paying the minimums',
			'what happens to my card payments',
			'customer is current what do they do',
			'do they go delinquent',
			'so i just stop paying everybody',
			'what about autopay',
			'does he keep making his minimum payments',
			'keep paying the bank or not',
			'do payments to the cards go on',
			'should she send the minimum this month',
		],
		answer:
			"Never order anybody to stop. Say how the program works: it relies on enrolled creditors not being paid, that is the customer's own choice, and the three consequences belong in the same breath. Debts that are not enrolled are to be paid as before.",
		say: [
			'The program relies on you not paying the creditors you enroll. That is your choice, and it will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
			'Other bills are due on time as before. And for what you do enroll the risks are real: it will likely hurt your credit, you may be sued, and the balances may grow.',
		],
		briefly:
			'The program relies on you not paying enrolled creditors. That is your choice, and it will likely hurt your credit, may bring collections or a lawsuit, and what you owe may grow from interest and fees.',
		citation: '16 CFR 310.3(a)(1)(viii)(C)',
		related: ['stop-paying-without-consequences', 'nonpayment-consequences'],
	},
	{
		id: 'can-i-cancel',
		title: 'Can I cancel?',
		kind: 'fact',
		asked: [
			'what do i say about cancelling',
			'can i cancel',
			'what if i change my mind',
			'is there a cancellation fee',
			'how do i get my money back if i quit',
			'cancel anytime can i say that',
			'what happens when they drop out',
			'am i locked in',
			'refund policy',
			'how does somebody get out of the program',
			'i want out',
			'quit early penalty',
			'stop the program halfway',
			'cancellation terms',
			'can they back out',
			'back out after signing',
			'leave the program early',
		],
		answer:
			'Yes, any time and without a penalty, and all their money comes back except fees already earned. Say the whole of it, with what quitting leaves behind: debts not settled are still owed, with what was added.',
		say: [
			'Yes. The money in the account is yours, you can leave any time with no penalty, and you get everything back except fees we have already earned.',
			'What is not settled by then you still owe, with the interest and fees that were added meanwhile.',
		],
		briefly:
			'Yes. The money is yours, you can leave any time with no penalty, and you get everything back except fees we have already earned. What is not settled you still owe.',
		citation: '16 CFR 310.3(a)(1)(viii)(D)',
		related: ['dedicated-account-rights', 'account-control-misstatement', 'dedicated-account'],
	},
	{
		id: 'missed-deposit',
		title: 'What if I miss a deposit?',
		kind: 'fact',
		asked: [
			'what if i miss a deposit',
			'customer lost his job can he skip a month',
			'skip a payment',
			'what happens if a draft bounces',
			'late with the monthly payment to the program',
			'can they pause',
			'nsf on the account',
			'what if i cant pay one month',
			'cant make a deposit one month',
			'short on the draft this month',
			'deposit returned',
			'skips a month',
			'falls behind on the program payment',
		],
		answer:
			'Say it before they enroll: a missed deposit makes the program longer, and a settlement being paid in installments can be lost. They should call before the draft, not after.',
		say: [
			'A missed deposit makes it longer, and if a settlement is being paid in parts, missing one can undo it. Call us before the date if you see it coming.',
			'If you expect that to happen often, tell me now; then this deposit is too high.',
		],
		briefly:
			'A missed deposit makes it longer, and can undo a settlement that is being paid in parts. Call us before the date if you see it coming.',
		related: ['budget', 'lump-sum-or-term', 'cannot-afford-deposit'],
	},
	{
		id: 'will-interest-stop',
		title: 'Do interest and late fees stop?',
		kind: 'fact',
		asked: [
			'does the interest stop',
			'will my balance keep growing',
			'do you freeze the interest',
			'0% interest in the program?',
			'do late fees keep adding while enrolled',
			'balances went up after enrolling',
			'customer mad that the debt is bigger now',
			'do balances keep growing',
			'are the balances frozen',
			'debt going up in the program',
		],
		answer:
			'No. Until a debt is settled the creditor may keep adding interest and late fees, so what is owed may grow. Say it with the two other risks, before they enroll.',
		say: [
			'No, it may keep adding. Not paying will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees until a debt is settled.',
		],
		briefly:
			'No, it may keep adding. Until a debt is settled, what you owe may grow from interest and late fees.',
		citation: '16 CFR 310.3(a)(1)(viii)(C)',
		related: ['nonpayment-consequences', 'stop-paying-without-consequences', 'life-of-an-account'],
	},
]
