import type { GuideEntry } from '../guide-entry.ts'

/** The dedicated account and the ways out. */
export const accountEntries: readonly GuideEntry[] = [
	{
		id: 'dedicated-account-conditions',
		title: 'The five conditions of the dedicated account',
		kind: 'rule',
		asked: [
			'rules for the dedicated account',
			'can we own the account company',
			'who runs the escrow account',
			'does the account have to be insured',
			'who gets the interest on the account',
			'can we get a referral fee from the account provider',
			'special purpose account requirements',
			'seven business days refund',
		],
		answer:
			'Deposits may be asked for only if the account is at an insured institution, the customer owns the money and any interest, the administrator is independent of us, no referral money passes, and they can leave without penalty and get all but earned fees within seven business days.',
		why: 'These keep the money out of our hands until a fee is earned.',
		say: [
			"It's your account at an insured bank, run by an independent company. We don't own or control it.",
			'If you withdraw, you get your money back within seven business days, except fees already earned.',
		],
		points: [
			'Held at an insured financial institution.',
			'The customer owns the money and any interest on it.',
			'The administrator is not owned by or affiliated with us.',
			'Nobody pays for referrals between us and the administrator.',
			'Leaving is free, and the money is back within seven business days, all but earned fees.',
		],
		citation: '16 CFR 310.4(a)(5)(ii)',
		related: ['dedicated-account-rights', 'account-control-misstatement', 'account-provider-charge'],
	},
	{
		id: 'account-provider-charge',
		title: "The account provider's own charge",
		kind: 'fact',
		asked: [
			'what about the monthly bank fee',
			'account maintenance fee who gets it',
			'is the account fee an advance fee',
			'how do i explain the third party account fee',
			'monthly service charge escrow',
			'ten dollars a month account fee',
		],
		answer:
			'The independent provider may have its own monthly charge; say how much it is and that it is not ours. It belongs in the total cost you give.',
		why: 'A charge that first shows up on a statement looks like a hidden fee.',
		say: [
			"The account provider has its own monthly charge. It isn't our fee and we get none of it, and it is in the total I gave you.",
		],
		related: ['advance-fee', 'fees-and-total-cost', 'dedicated-account-conditions'],
	},
	{
		id: 'leaving-the-program',
		title: 'Leaving the program',
		kind: 'rule',
		asked: [
			'customer wants to cancel the program',
			'how do they quit',
			'cancellation policy',
			'client wants out what do i say',
			'can they stop deposits anytime',
			'is there a cancellation penalty',
			'how fast do they get their money back after cancel',
			'retention script for cancel',
		],
		answer:
			'They may leave any time without penalty and get back everything but fees already earned, within seven business days. Tell them what it means for open settlements, and do not make it hard.',
		why: 'The right to leave is one of the required disclosures, and making it hard breaks it.',
		say: [
			'You can stop your deposits and leave the program at any time without a penalty.',
			"I'll start that today. Before I do, may I tell you what it means for the settlement that is still open?",
		],
		insteadOf: [
			{
				not: 'You have to make two more deposits before you can quit.',
				say: 'You can leave today, without another deposit and without a penalty.',
			},
		],
		citation: '16 CFR 310.3(a)(1)(viii)(D)',
		related: ['dedicated-account-rights', 'cooling-off', 'account-control-misstatement'],
	},
	{
		id: 'cooling-off',
		title: 'Right to cancel after signing',
		kind: 'fact',
		asked: [
			'how many days to cancel after signing',
			'three day right to cancel',
			'cooling off period',
			'can they change their mind after they sign',
			'is there a 3 day cancellation',
			'buyers remorse rule',
		],
		answer:
			'Read them the right to cancel that their agreement states; three business days is common, but the contract and the state decide. Apart from that they may leave the service at any time without penalty.',
		why: 'Naming only three days sounds as if they could not leave afterward.',
		say: [
			'Your agreement names a right to cancel, let me read it to you. And you can leave at any time after that too, without a penalty.',
		],
		related: ['leaving-the-program', 'dedicated-account-rights', 'state-rules'],
	},
	{
		id: 'refund-promises',
		title: 'Refunds and money-back promises',
		kind: 'rule',
		asked: [
			'can i say money back guarantee',
			'do we refund fees',
			'refund policy what must i say',
			'satisfaction guarantee wording',
			'can i promise they get everything back',
			'what if they are not happy refund',
		],
		answer:
			'If you mention a refund, say all its terms; if fees already earned are not returned, say that. “You get everything back” without “except fees already earned” is wrong.',
		why: 'A refund policy that is mentioned must be told with all that matters in it.',
		say: ["Fees already earned on settled debts aren't returned, everything else in the account is yours."],
		citation: '16 CFR 310.3(a)(1)(iii)',
		related: ['leaving-the-program', 'account-control-misstatement'],
	},
	{
		id: 'approving-settlements',
		title: 'The customer approves every settlement',
		kind: 'rule',
		asked: [
			'who approves the settlement',
			'can we accept an offer for them',
			'does the customer have to say yes to each settlement',
			'authorize settlements in advance',
			'what if they dont like the offer',
			'can they reject a settlement',
		],
		answer:
			"Each settlement needs the customer's yes before anything is paid. They may decline an offer; tell them what it would have cost, with the fee.",
		why: 'Without that yes no fee is earned, and the money is theirs.',
		say: ['We bring you each offer with its cost and our fee. No settlement gets paid until you approve it.'],
		related: ['fee-test', 'account-control-misstatement'],
	},
]
