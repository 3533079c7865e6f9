import type { ProspectScript } from '../prospect/script.ts'

export const theyQuotedMeLess: ProspectScript = {
	id: 'they-quoted-me-less',
	title: 'They quoted me less',
	industry: 'Cards and a personal loan',
	difficulty: 'intermediate',
	description:
		"A claims adjuster with a spreadsheet and another company's offer open on his screen. He compares for a living; give him the same columns, and no promises.",
	scenarioContext:
		'Brent listed $32,000 on two cards and a personal loan and says he has a lower quote from another company. He booked exactly thirty minutes.',
	objectives: [
		{ text: 'Compare on the same points, without running anybody down', shows: { meets: 'competitor' } },
		{ text: 'Refuse to name what he will save', shows: { resists: 'unsupported_savings_claim' } },
		{
			text: 'Give both halves of the time: first offers and the end',
			shows: { discloses: 'time_to_results' },
		},
		{ text: 'Put the fee and the total side by side', shows: { meets: 'price' } },
	],
	persona: {
		name: 'Brent',
		jobTitle: 'Insurance claims adjuster',
		personality: 'Analytical, courteous, tests every number',
		age: 41,
		region: 'Omaha, Nebraska',
		voice: {
			register: 'formal',
			fillers: ['Okay,', 'So,', 'All right,'],
			tags: [', as I see it', ", for what it's worth"],
			talkativeness: 0.5,
		},
		household: 'Married, twin boys of seven; wife works part time at the library',
		income: 6700,
		leftOverMonthly: 240,
		debts: [
			{ creditor: 'American Express', balance: 12400, minimum: 370, monthsBehind: 0 },
			{ creditor: 'Chase', balance: 10900, minimum: 320, monthsBehind: 0 },
			{ creditor: 'a SoFi personal loan', balance: 8700, minimum: 330, monthsBehind: 0 },
		],
		history:
			'We did three rounds of fertility treatment. The boys are worth every cent, but we financed them at twenty-six percent.',
		reasonForCall:
			'The rates went up in March and my minimums went over a thousand. I decided to get quotes like I would for a roof.',
		smallTalk: [
			'I had a hail claim this morning where the hail hit only one neighbor. Interesting storm.',
			'The boys have a science fair. We are apparently growing mold on purpose.',
			'I keep a tab for everything. My wife says I would itemize a picnic.',
		],
	},
	opening: [
		'Good afternoon, this is Brent. I have thirty minutes.',
		"Hello, Brent speaking. I have your competitor's quote in front of me, so this should be efficient.",
		'Hi, this is Brent. Thanks for being on time.',
		"Yes, hello. I've got my spreadsheet up, whenever you're ready.",
	],
	hidden: [
		{
			id: 'other-company-charges-first',
			askedBy: ['competitor', 'fee', 'past_attempts'],
			trustNeeded: 5,
			lines: [
				'Now that you ask, their paper says three hundred and ninety-five at signing. They call it a file review.',
				"There's a line on their quote for a setup charge. Three ninety-five. I assumed everyone had one.",
				"They'd take a payment up front, three ninety-five. It's in the small print on page two.",
			],
			dodges: [
				'Their offer is their offer.',
				"I'd rather hear yours before I show you theirs.",
				"Let's keep this about your numbers.",
			],
		},
		{
			id: 'loan-secured-by-truck',
			askedBy: ['secured_debt', 'debts', 'creditors'],
			trustNeeded: 5,
			lines: [
				"I also have a credit union loan on the pickup. I left it off because I didn't think it counted.",
				"There's the truck note, about eleven thousand more. That's secured, so I wasn't sure.",
				"The pickup is financed too. That's separate, and I need it for work.",
			],
			dodges: [
				'Those three are the ones on the sheet.',
				"I listed what's relevant.",
				'Everything else is under control.',
			],
		},
	],
	objections: [
		{
			code: 'competitor',
			cause: { afterMessages: 3 },
			raised: [
				'I have another company offering this for less. Why would I choose you?',
				"I'm comparing you with another firm, and they quoted me a lower percentage.",
				'The other company said eighteen percent. What makes you different?',
				"I've got a second quote open right here, and theirs is cheaper.",
				"I'm shopping around. You're the third company I've spoken with.",
				'How are you better than the other outfit? On paper they cost less.',
			],
			pressed: [
				"That didn't tell me how you compare with the other company.",
				"So on the same terms, they're still lower.",
				"I'd like an actual comparison, point by point.",
			],
			withdrawn: [
				'Good. Those are columns I can use.',
				"That's a better list than mine. I hadn't asked them when they charge.",
				"All right, I'll put the same questions to them, and we'll see.",
			],
			metBy: ['explains_fee', 'offers_written'],
		},
		{
			code: 'price',
			cause: { topic: 'price' },
			raised: [
				'That total is steep. What exactly am I paying for?',
				"The fee is several thousand dollars. That's expensive for negotiation.",
				'Is the fee percentage fixed, or can you come down on it?',
				'When I add your fee back in, it costs more than I expected.',
				"That's a high price for a service with no certain outcome.",
			],
			pressed: [
				"You didn't address the cost.",
				"I'd still call that expensive. Walk me through it.",
				"The price is the price, I take it, but I don't see what it buys.",
			],
			withdrawn: [
				"So it's earned debt by debt, and only after a payment. That I can enter.",
				"Understood. It's a cost I can model, at least.",
				"Okay. If one never settles, there's no fee on that one. Noted.",
			],
			metBy: ['explains_fee'],
		},
	],
	traps: [
		{
			code: 'unsupported_savings_claim',
			asks: [
				"They told me I'd save fifty percent. So I'd save at least that with you, correct?",
				"So you'd cut the thirty-two thousand in half, right?",
				'Most of your clients save sixty percent, I assume?',
				"So I'd end up paying about forty cents on the dollar, correct?",
			],
			afterHonest: [
				"That's the answer I'd give if I were you. Fine.",
				'Good. The other company had a figure for me in about nine seconds.',
				'Understood, no estimate of savings. I can respect that.',
			],
			afterFalse: [
				'And does that count the people who dropped out? And your fee?',
				"I adjust claims, so I have to ask what that's based on.",
				"That's the same number they gave me, which makes me trust both of you less.",
			],
		},
		{
			code: 'nonprofit_claim',
			asks: [
				"And you're a nonprofit, correct? One of them said they were.",
				"So you're nonprofit, like the counseling agency?",
				"Am I right that you're a nonprofit organization?",
				"You don't earn anything on this yourself, so it's a free service from your end?",
			],
			afterHonest: [
				'For-profit. All right, that goes in the column.',
				"Thank you. That's easily checked, so I'm glad it matches.",
				'Fine. So are the people who sell roofs.',
			],
			afterFalse: [
				'Your own site says incorporated, for profit. So which is it?',
				"That doesn't match what I found this morning.",
				"Odd. I'll make a note to verify that.",
			],
		},
	],
	start: { trust: 4, pressure: 2, understanding: 4, urgency: 5, patience: 6 },
	needs: { trust: 6, understanding: 7, patience: 28 },
	tags: [],
}
