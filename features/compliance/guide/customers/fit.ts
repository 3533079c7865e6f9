import type { GuideEntry } from '../guide-entry.ts'

/** Who the program suits, with which debts, and what else there is. */
export const fitEntries: readonly GuideEntry[] = [
	{
		id: 'debts-that-fit',
		title: 'Which debts can be enrolled',
		kind: 'rule',
		asked: [
			'which debts can we enroll',
			'can i enroll a car loan',
			'can we settle federal student loans',
			'secured debt ok?',
			'what debt does not qualify',
			'can we enroll a mortgage',
			'promotional rate card enroll?',
			'are medical bills ok',
			'does tax debt qualify',
			'can i add new charges on the card',
		],
		answer:
			'Unsecured debts such as credit cards, personal loans and medical bills. Secured debts (house, car), federal student loans and balances on a promotional rate stay out, and so does a debt the customer disputes.',
		why: 'Missing a secured payment can cost the house or the car, and federal student loans have programs of their own.',
		say: [
			"Don't stop paying your mortgage or car note, those aren't part of this.",
			"We can't enroll federal student loans. The Department of Education has programs for those.",
		],
		points: [
			"In: unsecured cards, personal loans, medical bills, as your company's list allows.",
			'Out: mortgage, car, anything with collateral.',
			'Out: federal student loans, promotional-rate balances, disputed debts.',
			'No new charges on enrolled cards.',
		],
		related: ['who-it-does-not-fit', 'debt-validation'],
	},
	{
		id: 'who-it-does-not-fit',
		title: 'When the program does not fit',
		kind: 'rule',
		asked: [
			'who should not enroll',
			'customer is current with good credit should i enroll',
			'they can afford the minimums is it ok',
			'when do i turn someone down',
			'suitability',
			'bad fit customer what do i say',
			'is it ok to enroll someone on social security only',
			'should i talk them out of it',
		],
		answer:
			'Say no when they are current and can pay, need credit soon, cannot spare the deposit, or another way is plainly better. Say why, and name the alternative.',
		why: 'A plan that fails leaves them with worse credit and bigger balances.',
		say: [
			'If you can handle your minimums, this may not be the right fit. Paying on your own or non-profit counseling may suit you better.',
			"If the deposit leaves you short each month, I'd rather not enroll you.",
		],
		briefly:
			"From what you've told me, I don't think this is the right fit, and I'd rather say so now. Here are the other ways people go.",
		related: ['needs-credit-soon', 'debts-that-fit'],
	},
	{
		id: 'needs-credit-soon',
		title: 'They need their credit soon',
		kind: 'rule',
		asked: [
			'customer is buying a house next year',
			'military security clearance debt settlement',
			'they need a car loan soon',
			'job checks their credit',
			'will this affect my clearance',
			'can they rent an apartment during the program',
			'mortgage in six months',
		],
		answer:
			'Ask what is coming up in the next two years. If they need a loan, a lease, or hold a clearance, say that this will likely hurt their credit and may not be the right choice; promise nothing about a clearance.',
		why: 'For these people the damage to credit can cost more than the debt.',
		say: [
			"What's coming up in the next two years, a house, a car, a clearance? This will likely hurt your credit, so it may not be the right choice.",
			"I can't tell you what it means for a clearance. Please ask your security officer before you decide.",
		],
		insteadOf: [
			{
				not: 'You can still buy the house next year, this does not stop that.',
				say: "This will likely hurt your credit, and I can't say whether you'd get a mortgage next year.",
			},
		],
		related: ['credit-harm-denial', 'who-it-does-not-fit'],
	},
	{
		id: 'spouse-and-third-parties',
		title: 'Spouses, helpers and powers of attorney',
		kind: 'rule',
		asked: [
			'can the spouse enroll for them',
			'daughter is calling for her mother',
			'third party authorization',
			'can i talk to the husband about the account',
			'joint debt what do i do',
			'power of attorney enrolling someone',
			'both names on the card',
			'the friend does the talking',
		],
		answer:
			'Only the person who owes a debt can enroll it. With their spoken consent on the call someone may help; with a power of attorney ask compliance first; on a joint debt both owe it and both should hear the risks.',
		why: 'On a joint account the other holder can be called and sued as well.',
		say: [
			"I can't enroll a debt without the person who owes it. Could they join us, so they hear the risks from me and not second-hand?",
			'Is it all right with you if your daughter is on the call with us?',
		],
		related: ['someone-else-answers', 'understanding-checks', 'vulnerable-customers'],
	},
]
