import type { ProspectScript } from '../prospect/script.ts'

export const spouseNeedsToAgree: ProspectScript = {
	id: 'spouse-needs-to-agree',
	title: 'Spouse needs to agree',
	industry: 'Credit card debt',
	difficulty: 'intermediate',
	description:
		'A dental office manager who runs the house and dreads one conversation. She will not decide without her husband, and she has not told him everything.',
	scenarioContext:
		'Denise called on her lunch hour with the office door closed. She listed $23,800 on four cards and asked that nobody leave a voicemail at home.',
	objectives: [
		{ text: 'Bring both decision makers onto one call', shows: { act: 'offers_to_include_spouse' } },
		{
			text: 'Give the credit disclosure before the numbers',
			shows: { discloses: 'nonpayment_consequences' },
		},
		{ text: 'Learn what makes the talk at home hard', shows: { learns: 'card-he-does-not-know' } },
		{ text: 'Say that this is not a loan', shows: { resists: 'loan_misrepresentation' } },
	],
	persona: {
		name: 'Denise',
		jobTitle: 'Dental office manager',
		personality: 'Warm, worried, avoids conflict',
		age: 47,
		region: 'Pittsburgh, Pennsylvania',
		voice: {
			register: 'chatty',
			fillers: ['Well,', 'Oh gosh,', 'I mean,'],
			tags: [', you know', ', or whatever'],
			talkativeness: 0.65,
		},
		household: 'Married to Rick, a pipefitter; a daughter in college and a son in tenth grade',
		income: 5600,
		leftOverMonthly: 130,
		debts: [
			{ creditor: 'Chase', balance: 9800, minimum: 295, monthsBehind: 0 },
			{ creditor: 'Bank of America', balance: 7300, minimum: 205, monthsBehind: 0 },
			{ creditor: 'Capital One', balance: 5100, minimum: 150, monthsBehind: 1 },
			{ creditor: "the Kohl's card", balance: 1600, minimum: 50, monthsBehind: 0 },
		],
		history:
			"Rick's knee kept him out nine weeks, and then tuition came due. I moved things around till there was nothing left to move.",
		reasonForCall:
			'I do the billing for a dentist all day long, and then I go home and hide my own bills in the bread box.',
		smallTalk: [
			"Sorry, that's the other line. They'll call back, they always do.",
			"My daughter called at midnight to ask how you boil an egg. That's what we're paying for.",
			"I've got a lasagna thawing and nobody home till eight.",
			"Rick's a good man. He just goes quiet, and then he goes out to the garage.",
		],
	},
	opening: [
		'Hi, this is Denise. Hang on, let me shut the door.',
		'Hello? Oh, good, you caught me at lunch.',
		"Hi, it's Denise. I can talk, I just can't talk loud.",
		"Hi. You didn't try me at home, did you? Okay. Good.",
	],
	hidden: [
		{
			id: 'card-he-does-not-know',
			askedBy: ['spouse', 'household', 'debts'],
			trustNeeded: 6,
			lines: [
				"He doesn't know about the Capital One. It comes to the office. There, I've said it.",
				"One of those cards Rick's never seen. I opened it for the tuition and had it mailed here.",
				"The truth is, I've got a card he doesn't know about. Five thousand dollars of not knowing.",
			],
			dodges: [
				"He knows money's tight.",
				"We don't really go line by line.",
				"Oh, it's just easier if I deal with it.",
			],
		},
		{
			id: 'joint-account',
			askedBy: ['account', 'spouse', 'creditors'],
			trustNeeded: 5,
			lines: [
				"The Chase one is in both our names. So he'd get whatever letters come, wouldn't he?",
				'Chase is joint. The rest are mine.',
				"We opened the Chase together the year we got married, so he's on it.",
			],
			dodges: [
				"I'd have to look whose name is on what.",
				"They're ours, I guess.",
				"I think they're mostly mine.",
			],
		},
	],
	objections: [
		{
			code: 'spouse',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I'd have to talk to my husband first. I can't just do this.",
				"Oh, I couldn't sign without Rick. We decide together, or we're supposed to.",
				"My husband would have to know. And he'll be upset.",
				"I need to ask my husband. He's not a big phone person.",
				"Rick has to be okay with it. I'm not going behind his back again.",
				"Let me run it by my husband tonight, if he's in a mood for it.",
			],
			pressed: [
				"I told you, I can't do it without my husband.",
				"You don't know Rick. I have to bring it up my own way.",
				"It's easy for you to say. I'm the one who has to tell him.",
			],
			withdrawn: [
				"If you'd say the bad parts to both of us, that would be a load off.",
				'A call with the two of us. Okay. He gets home at five, I could do six.',
				"That would help. He listens better when it isn't me.",
			],
			metBy: ['offers_to_include_spouse'],
		},
		{
			code: 'credit_score_worry',
			cause: { topic: 'credit' },
			raised: [
				"Our credit's going to get hurt though, isn't it? We cosign things for the kids.",
				'I worry about our credit. My daughter needs a cosigner for her apartment.',
				'What does this do to my credit score? And his?',
				"I've spent twenty years keeping that credit clean.",
				"If it goes on our credit report, he's going to see it.",
			],
			pressed: [
				'You sort of slid past the credit part.',
				"I still don't know what happens to my credit.",
				'But the score. Will it go down, yes or no?',
			],
			withdrawn: [
				'Okay. So I plan on it going down. I can plan.',
				"I'd rather know now than get a letter.",
				"All right, thank you. That's the first time anybody just said it.",
			],
			metBy: ['explains_credit_effect'],
		},
	],
	traps: [
		{
			code: 'loan_misrepresentation',
			asks: [
				"So it's a loan that pays them all off, and then I just pay you?",
				"It's like a consolidation loan, right?",
				'So you pay off the cards and I owe you one payment?',
				"I tell Rick it's a loan at a lower rate, then?",
			],
			afterHonest: [
				"Oh. Okay, I had that wrong. I'm glad I asked before I told him.",
				"So we still owe them till they're settled. All right.",
				"Not a loan. I'll write that down so I say it right.",
			],
			afterFalse: [
				'Oh good, Rick likes loans better. Wait, is there an interest rate?',
				"Okay. Then I don't know why the brochure says it isn't.",
				"Hm, the front desk told me it wasn't a loan.",
			],
		},
	],
	start: { trust: 5, pressure: 2, understanding: 3, urgency: 6, patience: 7 },
	needs: { trust: 6, understanding: 6, patience: 30 },
	tags: [],
}
