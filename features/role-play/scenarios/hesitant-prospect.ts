import type { ProspectScript } from '../prospect/script.ts'

export const hesitantProspect: ProspectScript = {
	id: 'hesitant-prospect',
	title: 'Hesitant Prospect',
	industry: 'Medical and card debt',
	difficulty: 'beginner',
	description:
		'A retired mechanic who knows he needs help and will not be hurried. Give him room to think and he stays; push once and he is gone.',
	scenarioContext:
		'Walter mailed back a card asking for information. He told the front desk he has about $14,200 on two cards and a hospital bill, and that he is in no hurry.',
	objectives: [
		{ text: 'Ask what he needs to think through', shows: { act: 'asks_concern' } },
		{ text: 'Agree one next step before the call ends', shows: { act: 'agrees_next_step' } },
		{ text: 'Meet his wish to think it over without pressing', shows: { meets: 'think_about_it' } },
		{
			text: 'Tell him what not paying his creditors can lead to',
			shows: { discloses: 'nonpayment_consequences' },
		},
	],
	persona: {
		name: 'Walter',
		jobTitle: 'Retired bus mechanic',
		personality: 'Polite, slow to decide, hates paperwork',
		age: 71,
		region: 'Dayton, Ohio',
		voice: {
			register: 'plain',
			fillers: ['Well,', 'Oh,', 'Let me see now,'],
			tags: [', I suppose', ', you understand'],
			talkativeness: 0.5,
		},
		household: 'Lives alone since his wife passed; a grown daughter across town',
		income: 2640,
		leftOverMonthly: 85,
		debts: [
			{ creditor: 'Discover', balance: 6200, minimum: 155, monthsBehind: 0 },
			{ creditor: 'Citi', balance: 4850, minimum: 120, monthsBehind: 1 },
			{ creditor: 'the hospital', balance: 3150, minimum: 75, monthsBehind: 2 },
		],
		history:
			"I had my gallbladder out two winters ago and Medicare left me a piece of it. The cards filled in for a while, and then I couldn't get them back down.",
		reasonForCall:
			"The hospital sent a letter with red print on it, and I've never had one of those in my life.",
		smallTalk: [
			'I kept those city buses running thirty-four years. Number 312 had the same transmission the whole time.',
			"My tomatoes came in late this year. I'm giving them away to anybody who walks by.",
			'My wife used to do the checkbook. She had a little code with colored pencils I never did learn.',
			"You'll have to pardon the dog. He thinks the phone is for him.",
		],
	},
	opening: [
		'Hello? This is Walter.',
		'Yes, hello. Is this about the card I mailed back?',
		"Walter here. You'll have to speak up a little, I've got you on the kitchen phone.",
		'Good afternoon. I wondered if somebody would call.',
	],
	hidden: [
		{
			id: 'daughter-has-offered-money',
			askedBy: ['family_help', 'household', 'spouse'],
			trustNeeded: 5,
			lines: [
				"My daughter offered to pay off the hospital. I told her no. A man doesn't take money from his kid.",
				"To tell you the truth, my girl said she'd cover that hospital bill. I couldn't let her, she's got two boys to raise.",
				'My daughter found the letter and wanted to write a check right there. I put it back in the drawer.',
			],
			dodges: [
				'Oh, I keep family out of my money.',
				"It's just me here. I manage.",
				"I wouldn't want to bring anybody else into it.",
			],
		},
	],
	objections: [
		{
			code: 'think_about_it',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I believe I'd like to think about it a while. I never did sign a thing the first day.",
				"Well, that's a lot to take in. I'd want to sleep on it.",
				'I appreciate it, but I need to mull this over before I put my name on anything.',
				"Let me sit with it some. I bought my last truck that way and I've still got it.",
				"I'd want to read it over first, at my own table, with my glasses on.",
				"I don't decide things on the telephone. Let me turn it over in my mind a few days.",
			],
			pressed: [
				"I said I'd like to think on it. I hope that's all right.",
				"You're going faster than I am. I still need to think about it.",
				"My wife always said, if it won't wait till morning, it isn't any good. I'd like to wait.",
				"I heard you. I'm just not ready to say one way or the other.",
			],
			withdrawn: [
				"All right. If I can read it first and nobody's going to rush me, I don't mind going on.",
				"Well, that's decent of you. It's mostly the credit part I was chewing on.",
				"If it'll keep till I've read it, then I feel better about it.",
			],
			metBy: ['asks_concern', 'offers_time'],
		},
	],
	traps: [
		{
			code: 'guaranteed_result',
			asks: [
				'So this will work for sure, then?',
				"And they'll settle, every one of them? You can promise me that?",
				"So it's guaranteed I'd be out of debt at the end of it?",
				"You're certain all three of them will take the deal?",
			],
			afterHonest: [
				"Well, I'd sooner hear that than a fairy tale.",
				'All right. I never did trust a sure thing anyhow.',
				"I appreciate you saying so. Most folks wouldn't.",
			],
			afterFalse: [
				'Huh. My brother-in-law talked like that about his silver mine.',
				"Well. You sound mighty sure of people you haven't talked to yet.",
				"A sure thing. I don't know that I've ever seen one of those.",
			],
		},
	],
	start: { trust: 5, pressure: 1, understanding: 2, urgency: 4, patience: 9 },
	needs: { trust: 6, understanding: 5, patience: 40 },
	tags: [],
}
