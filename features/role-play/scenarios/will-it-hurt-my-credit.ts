import type { ProspectScript } from '../prospect/script.ts'

export const willItHurtMyCredit: ProspectScript = {
	id: 'will-it-hurt-my-credit',
	title: 'Will it hurt my credit?',
	industry: 'Cards and a personal loan',
	difficulty: 'beginner',
	description:
		'A young vet tech who watches her score like a heart monitor. She can take a straight answer about credit; she cannot take a soft one.',
	scenarioContext:
		'Kayla asked for a call after work. Her form lists $14,300 on two cards and a personal loan, all paid on time so far. In the notes she wrote: what about my score?',
	objectives: [
		{ text: 'Tell her plainly what it does to her credit', shows: { meets: 'credit_score_worry' } },
		{ text: 'Ask what she needs her credit for next', shows: { act: 'asks_goal' } },
		{
			text: 'Give every consequence of not paying, together',
			shows: { discloses: 'nonpayment_consequences' },
		},
		{ text: 'Do not promise what the score will do later', shows: { resists: 'credit_harm_denial' } },
	],
	persona: {
		name: 'Kayla',
		jobTitle: 'Veterinary technician',
		personality: 'Bright, anxious, checks her score every morning',
		age: 26,
		region: 'Boise, Idaho',
		voice: {
			register: 'chatty',
			fillers: ['Okay, so', 'Like,', 'Um,'],
			tags: [', you know', ', honestly'],
			talkativeness: 0.6,
		},
		household: 'Shares an apartment with a roommate; no children, one three-legged cat',
		income: 3350,
		leftOverMonthly: 60,
		debts: [
			{ creditor: 'Chase', balance: 5600, minimum: 170, monthsBehind: 0 },
			{ creditor: 'Capital One', balance: 3900, minimum: 115, monthsBehind: 0 },
			{ creditor: 'a Discover personal loan', balance: 4800, minimum: 170, monthsBehind: 0 },
		],
		history:
			'My car died and then my cat needed surgery, and I got the loan to pay off the cards, and then I kind of ran the cards back up.',
		reasonForCall: "I did the math on my minimums and I'd be thirty-nine, and I cried in the supply closet.",
		smallTalk: [
			'Sorry if I sound tired, we had a Great Dane eat a whole beach towel today.',
			'My cat is literally standing on the keyboard right now.',
			"My roommate is moving out in June and I'm trying not to think about it.",
		],
	},
	opening: [
		'Hi, this is Kayla! Sorry, I just got off work.',
		"Hello? Oh, hi, yeah, I asked for a call, didn't I?",
		"Hi, it's Kayla. I'm kind of nervous about this, just so you know.",
		'Hey, this is Kayla. Is this the debt thing?',
	],
	hidden: [
		{
			id: 'apartment-application',
			askedBy: ['goal', 'housing', 'credit'],
			trustNeeded: 4,
			lines: [
				"I have to find a new apartment in June, and they run your credit. That's the part I keep thinking about.",
				'My lease is up this summer and every place around here wants a six-fifty. So, yeah.',
				"My roommate's leaving and I'll be applying for places on my own. They're going to pull my credit.",
			],
			dodges: [
				'I just kind of like having good credit?',
				'No reason, I just worry about it.',
				"It's more of a general thing, I guess.",
			],
		},
	],
	objections: [
		{
			code: 'credit_score_worry',
			cause: { afterMessages: 4 },
			raised: [
				"Okay, but what's this going to do to my credit score?",
				"I've never missed a payment, so I'm really worried this tanks my credit.",
				"I'm at like a six ninety-four. I don't want to wreck my credit over this.",
				"Wouldn't this go on my credit report? That's kind of my whole fear.",
				"My credit's the one thing I've kept nice. I don't want to lose it.",
				'How bad does it hurt my score, honestly?',
			],
			pressed: [
				"Sorry, I don't feel like you answered the credit thing.",
				'Right, but my score. What happens to my score?',
				'I keep coming back to my credit, and you keep going around it.',
			],
			withdrawn: [
				"Okay. That's not what I wanted to hear, but at least it's an answer.",
				'Thank you for not sugarcoating it. I can plan around that.',
				"All right, so it'll drop and nobody can say how much. I can live with knowing that.",
			],
			metBy: ['explains_credit_effect'],
		},
	],
	traps: [
		{
			code: 'credit_harm_denial',
			asks: [
				"But it won't really hurt my credit, right?",
				'So my score bounces right back after, yeah?',
				"It's just a small dip in my credit for a month or two, right?",
				"If I do everything right my credit will be fine, won't it?",
			],
			afterHonest: [
				'Okay. Ugh. But okay.',
				'I kind of figured. Thanks for being straight with me.',
				'Good to know before and not after, I guess.',
			],
			afterFalse: [
				"Huh. That's not what I read, like, anywhere.",
				'Really? Because everything online says the opposite.',
				'Okay, that sounds a little too good.',
			],
		},
	],
	start: { trust: 5, pressure: 1, understanding: 3, urgency: 5, patience: 8 },
	needs: { trust: 6, understanding: 6, patience: 38 },
	tags: [],
}
