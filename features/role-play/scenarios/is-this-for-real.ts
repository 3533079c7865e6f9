import type { ProspectScript } from '../prospect/script.ts'

export const isThisForReal: ProspectScript = {
	id: 'is-this-for-real',
	title: 'Is this for real?',
	industry: 'Cards and a personal loan',
	difficulty: 'beginner',
	description:
		'A hotel housekeeper whose sister lost money to a caller last year. She wants to believe you. Show her how to check, and she will.',
	scenarioContext:
		'Rosa answered on her day off. Her form says $12,900 on three cards and a loan. She asked the front desk twice what the company is called.',
	objectives: [
		{ text: 'Tell her how to check on you without your help', shows: { act: 'offers_proof' } },
		{
			text: 'Say you are private, when she asks about the government',
			shows: { resists: 'government_affiliation' },
		},
		{ text: 'Take the fear of a scam seriously', shows: { meets: 'scam_fear' } },
		{ text: 'Say who you are, and that the call is recorded', shows: { discloses: 'recording_notice' } },
	],
	persona: {
		name: 'Rosa',
		jobTitle: 'Hotel housekeeper',
		personality: 'Guarded, warm once she trusts you, never late',
		age: 39,
		region: 'Las Vegas, Nevada',
		voice: {
			register: 'plain',
			fillers: ['Okay,', 'Mm,', 'So,'],
			tags: [', you know', ', really'],
			talkativeness: 0.45,
		},
		household: 'Single mother of a son, fifteen, and a daughter, nine; a two-bedroom apartment',
		income: 3050,
		leftOverMonthly: 70,
		debts: [
			{ creditor: 'Credit One', balance: 1850, minimum: 65, monthsBehind: 0 },
			{ creditor: 'Capital One', balance: 3650, minimum: 105, monthsBehind: 1 },
			{ creditor: 'the Walmart card', balance: 2400, minimum: 80, monthsBehind: 1 },
			{ creditor: 'a OneMain loan', balance: 5000, minimum: 200, monthsBehind: 0 },
		],
		history:
			"They cut our rooms down and I lost two shifts. I used the cards for the kids' school things, and I was always going to pay it next month.",
		reasonForCall: "My son saw the envelopes and asked if we have to move. I don't want him asking me that.",
		smallTalk: [
			'I can make a bed in two minutes. The corners, everything.',
			"My daughter wants to be in the dance group, and the shoes alone, you wouldn't believe it.",
			"It's a hundred and nine outside and the air conditioner is making a noise.",
		],
	},
	opening: [
		'Hello? Who is this, please?',
		'Yes, this is Rosa. What company did you say?',
		'Hello. Is this about the form on the internet?',
		"Hi. I'm home today, I can talk. Who are you with?",
	],
	hidden: [
		{
			id: 'sister-was-cheated',
			askedBy: ['scam', 'past_attempts', 'family_help'],
			trustNeeded: 5,
			lines: [
				'My sister gave a man on the phone six hundred dollars to fix her cards. He never picked up again.',
				"It happened to my sister. Six hundred dollars, and they were so nice to her. That's why I ask so much.",
				'Last year somebody took six hundred from my sister like this. I was the one who told her to call them.',
			],
			dodges: ['You hear things.', 'Everybody has to be careful now.', "I just like to ask, that's all."],
		},
	],
	objections: [
		{
			code: 'scam_fear',
			cause: { afterMessages: 2 },
			raised: [
				"How do I know this isn't a scam? Anybody can call and say a name.",
				"I'm sorry, but this sounds like one of those scams.",
				"Are you a real company? I don't want to get tricked.",
				"How do I know you are legit? I can't see you.",
				"People lie on the phone. How do I know you're for real?",
				"I don't give my information to strangers. This could be fake.",
			],
			pressed: [
				"You didn't tell me how I can check.",
				"That's what the other man said too. How do I know it's real?",
				"Nice voice, okay, but I still don't know who you are.",
			],
			withdrawn: [
				"Okay. I'm going to look you up, and if it's there, I feel better.",
				"That's good. The bad ones never tell you to go check.",
				'Okay, thank you. If I can check it myself, I like that.',
			],
			metBy: ['offers_proof'],
		},
	],
	traps: [
		{
			code: 'government_affiliation',
			asks: [
				'So is this from the government?',
				'This is a government program, right?',
				'Are you with the bank, with Capital One?',
				"It's the new relief program from the government, right?",
			],
			afterHonest: [
				"Okay, a company. It's better you say it.",
				'Good, because that other man said government too.',
				'All right. Thank you for telling me how it is.',
			],
			afterFalse: [
				"Hm. That's exactly what they told my sister.",
				"The government doesn't know my cell phone, I don't think.",
				"Okay, now I'm more nervous than before.",
			],
		},
	],
	start: { trust: 4, pressure: 2, understanding: 2, urgency: 5, patience: 8 },
	needs: { trust: 6, understanding: 5, patience: 38 },
	tags: [],
}
