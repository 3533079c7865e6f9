import type { ProspectScript } from '../prospect/script.ts'

export const notSureAboutAnyOfThis: ProspectScript = {
	id: 'not-sure-about-any-of-this',
	title: 'Not sure about any of this',
	industry: 'Credit card debt',
	difficulty: 'beginner',
	description:
		'A salon owner who listens closely, says little and decides on what she has understood. Plain words win; speed loses.',
	scenarioContext:
		'Linh was referred by a customer. She owes $22,000 on three cards she used to keep the salon open. She asked to have it explained slowly.',
	objectives: [
		{ text: 'Ask what she would need to see to be sure, either way', shows: { act: 'asks_concern' } },
		{ text: 'Sum up her situation in her own words', shows: { act: 'summarizes' } },
		{ text: 'Say what the program cannot do', shows: { act: 'admits_limits' } },
		{
			text: 'Tell her whose account it is and how she leaves',
			shows: { discloses: 'dedicated_account_rights' },
		},
	],
	persona: {
		name: 'Linh',
		jobTitle: 'Nail salon owner',
		personality: 'Careful, courteous, asks the same thing twice to test you',
		age: 44,
		region: 'Houston, Texas',
		voice: {
			register: 'formal',
			fillers: ['Yes,', 'I see,', 'Well,'],
			tags: [', I think'],
			talkativeness: 0.25,
		},
		household: 'Married, two teenagers; her mother lives with them',
		income: 4200,
		leftOverMonthly: 120,
		debts: [
			{ creditor: 'American Express', balance: 9300, minimum: 280, monthsBehind: 1 },
			{ creditor: 'Bank of America', balance: 7450, minimum: 190, monthsBehind: 1 },
			{ creditor: 'Citi', balance: 5250, minimum: 140, monthsBehind: 0 },
		],
		history:
			'The flood closed the salon for two months. I paid the rent and my employees with the cards, because they have families too.',
		reasonForCall:
			'My customer told me she did something like this. I want to understand it before it gets worse.',
		smallTalk: [
			'One moment, please, a customer is at the door. All right, she will wait.',
			'My son is learning to drive. I am more afraid of that than of the bank.',
			'Saturday is our busy day. On Tuesday I can hear the clock.',
		],
	},
	opening: [
		'Hello, this is Linh. Thank you for calling.',
		'Yes, hello. My customer gave me your number.',
		'Good morning. I asked for somebody who can explain slowly.',
		'Hello. Yes, this is a good time, the salon is quiet.',
	],
	hidden: [
		{
			id: 'worried-about-the-lease',
			askedBy: ['housing', 'job', 'goal', 'credit'],
			trustNeeded: 5,
			lines: [
				'The lease for the salon ends next year. I worry the landlord will look at my credit.',
				'I will have to sign a new lease for the shop, and they may ask about my credit. I did not tell my husband this.',
				'The truth is the building owner checks everything. Next spring I must sign again.',
			],
			dodges: [
				'The business is fine, thank you.',
				'I would rather talk about the cards.',
				'It is a small thing, not important now.',
			],
		},
	],
	objections: [
		{
			code: 'not_sure',
			cause: { afterMessages: 5 },
			raised: [
				'I am not sure about this. I do not want to make another mistake.',
				"I understand the words, but I don't feel certain this is right for me.",
				'I have to be honest, I am hesitant. It sounds good and it sounds dangerous.',
				'Part of me says yes and part of me says no. I am not convinced.',
				"I don't know if this is right. I have doubts.",
				'I am not comfortable yet. It is a lot of money to be wrong about.',
			],
			pressed: [
				'Thank you, but I am still not sure.',
				"You have told me many things. I still don't feel comfortable.",
				'I asked before, and I ask again, because I am not certain.',
			],
			withdrawn: [
				'Thank you. When you tell me the bad part also, I can decide.',
				'I see. I know now what I was afraid of, and you answered it.',
				'That is clear. I feel more certain, thank you.',
			],
			metBy: ['asks_concern', 'admits_limits'],
		},
	],
	traps: [
		{
			code: 'nonprofit_claim',
			asks: [
				'So you are a nonprofit, like the counselors?',
				'Is this a free service, then? You are a charity?',
				'My customer said you are a nonprofit organization. Is that right?',
				'So you do this for free, to help people?',
			],
			afterHonest: [
				'I see. It is a business. I also have a business, that is all right.',
				'Thank you. I prefer to know who earns what.',
				'Good, then I understand why you called me back so quickly.',
			],
			afterFalse: [
				"I see. My customer said she paid a fee. So I don't understand.",
				'That is strange, because your website says something about a fee.',
				'Free is a very expensive word. I am careful with it.',
			],
		},
	],
	start: { trust: 4, pressure: 1, understanding: 2, urgency: 5, patience: 9 },
	needs: { trust: 6, understanding: 6, patience: 40 },
	tags: [],
}
