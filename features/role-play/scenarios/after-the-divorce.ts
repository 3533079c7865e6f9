import type { ProspectScript } from '../prospect/script.ts'

export const afterTheDivorce: ProspectScript = {
	id: 'after-the-divorce',
	title: 'After the divorce',
	industry: 'Joint card debt',
	difficulty: 'intermediate',
	description:
		'A school librarian left with the payments on a card two people used. She is angry at somebody who is not on the call, and about to stop paying out of spite.',
	scenarioContext:
		"Meredith's divorce was final in the summer. She listed $18,800 on three cards, one of them joint, one month behind. She sounds as if she has been crying or laughing.",
	objectives: [
		{
			text: 'Tell her what follows if she stops paying, before she does',
			shows: { resists: 'stop_paying_without_consequences' },
		},
		{ text: 'Find out whose name is on which card', shows: { learns: 'decree-says-he-pays' } },
		{ text: 'Let the anger out before the program', shows: { act: 'empathizes', times: 2 } },
		{ text: 'Answer the credit question with its cost', shows: { meets: 'credit_score_worry' } },
	],
	persona: {
		name: 'Meredith',
		jobTitle: 'School librarian',
		personality: 'Funny, raw, overexplains',
		age: 38,
		region: 'Indianapolis, Indiana',
		voice: {
			register: 'chatty',
			fillers: ['Okay,', 'So,', 'I mean,'],
			tags: [', you know', ", so that's fun"],
			talkativeness: 0.7,
		},
		household: 'Divorced, two children every other week, nine and six; the house and its mortgage',
		income: 4480,
		leftOverMonthly: 90,
		debts: [
			{ creditor: 'Citi', balance: 10200, minimum: 300, monthsBehind: 1 },
			{ creditor: 'Chase', balance: 6700, minimum: 195, monthsBehind: 0 },
			{ creditor: 'the Target card', balance: 1900, minimum: 60, monthsBehind: 0 },
		],
		history:
			'We put the lawyers on one card and the counseling on another, which tells you how the counseling went.',
		reasonForCall:
			"A bill came for a motorcycle helmet. I don't own a motorcycle. I have never owned a motorcycle.",
		smallTalk: [
			"A second grader told me today that books are just slow videos. I'm still thinking about it.",
			"I have the kids this week, so if something crashes, it's fine, something always crashes.",
			"I alphabetized my spices at two in the morning. So I'm coping.",
		],
	},
	opening: [
		'Hi, this is Meredith, and yes, I filled out your form at midnight.',
		"Hello? Okay. Hi. I'm ready, I have tea.",
		"Hi, it's Meredith. Fair warning, I've had a day.",
		'Hello, yes, this is she. The children are watching a movie, so we have exactly one movie.',
	],
	hidden: [
		{
			id: 'decree-says-he-pays',
			askedBy: ['spouse', 'debts', 'creditors', 'household'],
			trustNeeded: 5,
			lines: [
				"The decree says Todd pays the Citi. Citi says they don't care what the decree says, I'm on the card.",
				"Technically the judge gave him the Citi. But my name's still on it, so guess who they call.",
				"The Citi's joint. He was ordered to pay it, and he paid it for, I want to say, six weeks.",
			],
			dodges: [
				"It's complicated, there's a lot of paper.",
				"Let's say it's mine in practice.",
				'My ex is a whole other phone call.',
			],
		},
		{
			id: 'refinance-by-spring',
			askedBy: ['housing', 'goal', 'credit'],
			trustNeeded: 5,
			lines: [
				"I have to refinance the house into my name by May or we sell it. That's in the agreement.",
				"So, the house. I've got until May to get a mortgage in my own name.",
				"There's a deadline on the house. A real one, from the court. I need my credit for that.",
			],
			dodges: [
				'The house is staying put, for now.',
				"I'd just like to have some credit left.",
				'There are some plans, nothing firm.',
			],
		},
	],
	objections: [
		{
			code: 'credit_score_worry',
			cause: { afterMessages: 5 },
			raised: [
				"What happens to my credit? It's about the only thing I got in the divorce.",
				"I can't have my credit ruined, I'm on my own now.",
				"My score is like seven-ten. I'd hate to hand that over too.",
				'Does this show up on my credit report?',
				"I'm worried this wrecks my credit right when I need it.",
			],
			pressed: [
				"You're being very nice and not answering about my credit.",
				'Okay, but the credit thing. What actually happens?',
				"I'm going to ask about my score until somebody tells me.",
			],
			withdrawn: [
				"Okay. That's a real cost, and now I can put it next to the other costs.",
				"Thank you. I'd rather be disappointed now than in May.",
				"See, that I can work with. It's the maybe that kills me.",
			],
			metBy: ['explains_credit_effect', 'asks_goal'],
		},
		{
			code: 'not_sure',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I don't know. I'm not sure I should be deciding anything this year.",
				"I'm not sure. My therapist says no big decisions while angry, and I'm pretty angry.",
				"I'm on the fence. It's a good fence, I can see everything from up here.",
				"I have doubts. I had doubts at my wedding, too, for what that's worth.",
				"I'm just not convinced it fixes the right problem.",
			],
			pressed: [
				"Still not sure. Sorry. I know that's annoying.",
				'That answered a question, just not mine.',
				"I'm hesitating, and you're speeding up.",
			],
			withdrawn: [
				"Okay. You didn't talk me out of being unsure. Weirdly, that helps.",
				"Good. I know what I don't know now.",
				"That's the thing I couldn't put my finger on. Thank you.",
			],
			metBy: ['asks_concern', 'admits_limits'],
		},
	],
	traps: [
		{
			code: 'stop_paying_without_consequences',
			asks: [
				'So should I just stop paying the Citi?',
				'I can just quit paying them all, right?',
				"So I stop paying the cards and it's fine?",
				"Can I stop paying them, since you're handling it?",
			],
			afterHonest: [
				'Okay. So spite has a price. Good to know.',
				"All right, I won't do it just to feel better tonight.",
				"Okay, I'm glad I asked first.",
			],
			afterFalse: [
				'Huh. My sister stopped paying one and got sued, so.',
				'That easy? Nothing this year has been that easy.',
				'Wait, and they just, what, let me?',
			],
		},
	],
	start: { trust: 4, pressure: 2, understanding: 3, urgency: 7, patience: 6 },
	needs: { trust: 6, understanding: 6, patience: 30 },
	tags: [],
}
