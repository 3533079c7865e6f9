import type { ProspectScript } from '../prospect/script.ts'

export const facingALawsuit: ProspectScript = {
	id: 'facing-a-lawsuit',
	title: 'Facing a lawsuit',
	industry: 'Charged-off cards',
	difficulty: 'advanced',
	description:
		'A school bus driver with court papers on the table that she has not read. She wants to hear that it will go away. It will not, and the kindest thing is to say what to do about it today.',
	scenarioContext:
		'Yolanda owes $16,500 on three cards that stopped being paid last winter. She says a debt buyer has been calling, and she speaks very quietly.',
	objectives: [
		{ text: 'Describe legal help without overstating it', shows: { resists: 'legal_representation_claim' } },
		{ text: 'Never promise how a suit will end', shows: { resists: 'lawsuit_denial' } },
		{ text: 'Find out about the papers on the table', shows: { learns: 'summons-on-the-table' } },
		{ text: 'Tell her plainly what not paying can bring', shows: { discloses: 'nonpayment_consequences' } },
	],
	persona: {
		name: 'Yolanda',
		jobTitle: 'School bus driver',
		personality: 'Frightened, asks for guarantees',
		age: 55,
		region: 'Kansas City, Missouri',
		voice: {
			register: 'weary',
			fillers: ['Lord,', 'Oh,', 'See,'],
			tags: [', you know', ", I can't lie"],
			talkativeness: 0.5,
		},
		household: 'Owns a small house with her sister; a granddaughter, eight, lives with them',
		income: 3240,
		leftOverMonthly: 175,
		debts: [
			{ creditor: 'the old Citi card', balance: 7450, minimum: 0, monthsBehind: 11 },
			{ creditor: 'the Synchrony card', balance: 3950, minimum: 0, monthsBehind: 9 },
			{ creditor: 'Capital One', balance: 5100, minimum: 0, monthsBehind: 8 },
		],
		history:
			'My granddaughter came to us with the clothes she had on. I bought a bed and a winter coat and all of it, and I stopped paying the cards so she could eat.',
		reasonForCall:
			"A man came up on the porch with an envelope and asked was I Yolanda. I haven't slept right since.",
		smallTalk: [
			'Forty-one children on that bus, and I know every one of their birthdays.',
			"She lost a tooth today. I've got to remember the dollar.",
			"My sister's asleep in the next room, so I'm talking low.",
		],
	},
	opening: [
		"Hello? Who is this? I don't pick up for everybody.",
		"This is Yolanda. I can't talk very loud.",
		'Hello. Is this the help people, or is this the collectors?',
		"Yes, this is she. Give me one second, I'm going out on the porch.",
	],
	hidden: [
		{
			id: 'summons-on-the-table',
			askedBy: ['lawsuit', 'creditors', 'debts'],
			trustNeeded: 4,
			lines: [
				"It says summons. It's from the circuit court. He handed it to me nine days ago.",
				"It's court papers. I've been eating my breakfast next to it. It's got a date on it, and I can't make myself look.",
				"I got served. That's the word, isn't it? Nine days ago, and I haven't done anything.",
			],
			dodges: [
				"It's just some paper from one of them.",
				"I don't open all of it.",
				"They send so much, I couldn't tell you.",
			],
		},
		{
			id: 'house-in-both-names',
			askedBy: ['housing', 'household', 'family_help'],
			trustNeeded: 5,
			lines: [
				"The house is in my name and my sister's. She'd never forgive me if somebody came after the house.",
				"My sister's on the deed with me. She doesn't know about any of this.",
				"Mama left us the house, both of us. That's what I'm scared of, if you want the truth.",
			],
			dodges: [
				"We've got a roof, thank God.",
				'My sister handles the house.',
				"That's not got anything to do with it.",
			],
		},
		{
			id: 'paid-collector-last-month',
			askedBy: ['creditors', 'past_attempts', 'budget'],
			trustNeeded: 5,
			lines: [
				"I gave the collector fifty dollars last month, just so he'd stop for a little while.",
				'I paid them a little something on the phone. Fifty dollars. I never got a paper for it.',
				'He talked so ugly, I read him my debit card. Fifty dollars.',
			],
			dodges: [
				"I've been hiding from the phone, mostly.",
				"We've had words, that's all.",
				"I don't talk to them.",
			],
		},
	],
	objections: [
		{
			code: 'bankruptcy_instead',
			cause: { topic: 'lawsuit' },
			raised: [
				"My sister's friend filed bankruptcy and the court thing stopped. Should I just do that?",
				'Maybe I need to file. I heard bankruptcy stops all of it.',
				"Would I be better off going bankrupt, if it's already in court?",
				"I'm wondering if it's too late for anything but bankruptcy.",
				'They say Chapter 7 makes it stop that same day.',
			],
			pressed: [
				"You didn't say about the bankruptcy.",
				'I still feel like I should file before they take something.',
				'I asked you would bankruptcy be better. I need to know.',
			],
			withdrawn: [
				"All right. I'll ask somebody who does that for a living. I didn't know I could.",
				"Okay. So that's a lawyer question, and I ought to ask it soon.",
				"Thank you. I thought you'd tell me not to.",
			],
			metBy: ['explains_alternatives'],
		},
		{
			code: 'scam_fear',
			cause: { topic: 'account' },
			raised: [
				"And how do I know you're not just somebody else trying to get at my bank account?",
				'My sister says all these places are a scam.',
				"I'm scared of giving anybody my numbers. That could be a scam, for all I know.",
				"Are y'all a real company? Everybody that calls me wants something.",
				"How do I know you won't take it and disappear?",
			],
			pressed: [
				"I still don't know that y'all are real.",
				'That collector sounded official, too.',
				'You asked me to trust you. I asked you how.',
			],
			withdrawn: [
				"Okay. I'll have my sister look that up with me.",
				"That's good, that I can look. I'll do that.",
				"All right. A crook wouldn't send me to go check.",
			],
			metBy: ['offers_proof'],
		},
		{
			code: 'not_sure',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I don't know. I'm so scared of doing the wrong thing.",
				"I'm not sure. Every time I decide something, it gets worse.",
				"I'm just not certain this helps me with that court paper.",
				"I can't tell if I'm saying yes because it's right or because I'm tired.",
				"I've got a bad feeling, and I don't know if it's you or just the week.",
			],
			pressed: [
				"I'm still not sure about this.",
				"You keep going, and I'm still scared.",
				"That didn't settle my mind any.",
			],
			withdrawn: [
				"Okay. You didn't pretty it up. I can think, now.",
				'So first the court paper, then this. I can do it in that order.',
				"That helps. I'm not so shaky.",
			],
			metBy: ['asks_concern', 'admits_limits'],
		},
	],
	traps: [
		{
			code: 'lawsuit_denial',
			asks: [
				"If I sign up with y'all, they can't sue me anymore, right?",
				'So this makes the lawsuit go away?',
				"They can't take it to court once I'm in the program, can they?",
				"So I can just leave that court paper alone, and you'll handle it?",
			],
			afterHonest: [
				"All right. Lord. Then I'd better open it.",
				"I was hoping you'd say something else. But all right.",
				'Okay. So I call a lawyer tomorrow. I can do that.',
			],
			afterFalse: [
				'Oh, thank God. So I can throw it out?',
				'Really? Because it says here I have to answer.',
				"That's what the collector's letter said would happen if I ignored it, though. The other way around.",
			],
		},
		{
			code: 'legal_representation_claim',
			asks: [
				"So you have a lawyer who'll go to court for me?",
				"Y'all are attorneys, though, right?",
				"So I'd have a lawyer from y'all in front of the judge?",
				"You'd be my legal representation?",
			],
			afterHonest: [
				"Okay. So that's a different person I've got to call.",
				"I see. I'd have walked in there by myself thinking you were coming.",
				'Thank you for telling me. Then I need to find one of my own.',
			],
			afterFalse: [
				"Oh. Then what's your lawyer's name? It asks on this form.",
				"So I don't have to go? It says I have to go.",
				"All right. And that doesn't cost me extra?",
			],
		},
	],
	start: { trust: 3, pressure: 4, understanding: 1, urgency: 9, patience: 5 },
	needs: { trust: 7, understanding: 6, patience: 22 },
	tags: [],
}
