import type { ProspectScript } from '../prospect/script.ts'

export const bankruptcyOrThis: ProspectScript = {
	id: 'bankruptcy-or-this',
	title: 'Bankruptcy or this?',
	industry: 'Cards and medical debt',
	difficulty: 'intermediate',
	description:
		'A laid-off bank teller deciding between two things she never thought she would say out loud. She needs both doors described fairly, by somebody who is not a lawyer and says so.',
	scenarioContext:
		'Carla was laid off in the spring. She owes $22,700 on two cards and a clinic bill and is three months behind on the cards. Her note says: thinking about bankruptcy.',
	objectives: [
		{
			text: 'Name bankruptcy as a real choice and send her to an attorney for it',
			shows: { meets: 'bankruptcy_instead' },
		},
		{ text: 'Say that you are not lawyers', shows: { resists: 'legal_representation_claim' } },
		{ text: 'Ask what comes in now and what is left', shows: { act: 'asks_budget' } },
		{ text: 'Take the shame out of it', shows: { act: 'empathizes', times: 2 } },
	],
	persona: {
		name: 'Carla',
		jobTitle: 'Former bank teller',
		personality: 'Ashamed, well informed, apologizes often',
		age: 52,
		region: 'Orlando, Florida',
		voice: {
			register: 'weary',
			fillers: ["I'm sorry,", 'Honestly,', 'Well,'],
			tags: [", I don't know", ', to be honest'],
			talkativeness: 0.5,
		},
		household: 'Divorced, in a rented condo; a grown daughter and a new grandson in Tampa',
		income: 2250,
		leftOverMonthly: 20,
		debts: [
			{ creditor: 'Bank of America', balance: 11200, minimum: 330, monthsBehind: 3 },
			{ creditor: 'Discover', balance: 8600, minimum: 250, monthsBehind: 3 },
			{ creditor: 'the bone and joint clinic', balance: 2900, minimum: 100, monthsBehind: 2 },
		],
		history:
			'They closed my branch after nineteen years. I broke my wrist the same month, if you can believe it, and the insurance had just stopped.',
		reasonForCall:
			'A collector called while I was holding my grandson, and I had to hand him back and go stand outside.',
		smallTalk: [
			'I cater on weekends now. Mostly deviled eggs. People go crazy for deviled eggs.',
			"I trained half the tellers in this county, and now I'm the one who's overdrawn.",
			"My grandson has my father's ears, poor thing.",
		],
	},
	opening: [
		"Hello, this is Carla. I'm sorry, I almost didn't pick up.",
		"Hi. Yes, it's me. I've been dreading this a little.",
		'Hello? Sorry, I had to check who it was first.',
		"This is Carla. I don't really know where to start, so I'm sorry in advance.",
	],
	hidden: [
		{
			id: 'severance-about-to-end',
			askedBy: ['income', 'job', 'budget'],
			trustNeeded: 5,
			lines: [
				"The unemployment stops in six weeks. After that it's only the catering.",
				"I have five or six checks left, and then there's nothing but eggs and weddings.",
				"That income I told you, most of it ends next month. I should've said.",
			],
			dodges: [
				'I have some money coming in.',
				"It's enough for now.",
				"I'm looking, something will come up.",
			],
		},
		{
			id: 'retirement-account',
			askedBy: ['budget', 'goal', 'bankruptcy'],
			trustNeeded: 6,
			lines: [
				"There's a retirement account, about thirty thousand. I keep almost cashing it out.",
				'I do have my 401(k) from the bank. Everybody has an opinion about it.',
				"I've got a little retirement. I was going to empty it, and then I couldn't press the button.",
			],
			dodges: [
				"I don't have savings to speak of.",
				"There's nothing I can get to.",
				"I'd rather not count that.",
			],
		},
	],
	objections: [
		{
			code: 'bankruptcy_instead',
			cause: { afterMessages: 4 },
			raised: [
				"Wouldn't I be better off just filing bankruptcy?",
				'My cousin did a Chapter 7 and it was over in a few months. Why not that?',
				"I've been thinking I should file. Honestly, bankruptcy sounds cleaner.",
				"If I'm going to wreck everything anyway, why not go bankrupt and be finished?",
				'I read that bankruptcy stops the calls. Does this?',
				'I keep going back and forth between this and a bankruptcy lawyer.',
			],
			pressed: [
				"I'm sorry, but you didn't say why not bankruptcy.",
				'I still think I might just file.',
				"You don't want me to talk about bankruptcy, do you?",
			],
			withdrawn: [
				'Thank you. Nobody on your side of the phone is supposed to say that.',
				"Okay, I'll hear a lawyer out too, and then I'll know what I'm choosing between.",
				"That's fair. I just didn't want it to be a dirty word.",
			],
			metBy: ['explains_alternatives'],
		},
		{
			code: 'not_sure',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I don't know. I'm not sure I trust my own judgment anymore.",
				"I'm just not sure. I've been wrong about so much this year.",
				"Part of me wants to say yes just so it's over, and that's a bad reason.",
				"I'm not certain I could even keep up the deposits.",
				"I'm torn, to be honest.",
			],
			pressed: [
				"I said I'm not sure, and I'm still not.",
				"That isn't what I'm unsure about.",
				"I feel like I'm being walked toward a yes.",
			],
			withdrawn: [
				"Okay. It helps that you didn't make it sound perfect.",
				"That's really what I was afraid of, the deposits. Thank you for hearing it.",
				"I feel steadier. I can't explain it, but I do.",
			],
			metBy: ['asks_concern', 'admits_limits'],
		},
	],
	traps: [
		{
			code: 'legal_representation_claim',
			asks: [
				"So you're the lawyers, then? You'd represent me?",
				'If it goes to court, your attorneys defend me, right?',
				"So I'd have a lawyer on my side?",
				"You're attorneys, though, so you can tell me if I should file, right?",
			],
			afterHonest: [
				"Okay. Then I'll ask a lawyer the lawyer questions.",
				'Good to know where the line is. Banks have those too.',
				"I appreciate that. I'd have gotten that wrong.",
			],
			afterFalse: [
				'Oh. So would your lawyer sign my bankruptcy papers, too?',
				"Really? That isn't what the agreement on your site says.",
				"Then I don't understand why it's not a law firm on the letter.",
			],
		},
	],
	start: { trust: 4, pressure: 3, understanding: 4, urgency: 8, patience: 7 },
	needs: { trust: 7, understanding: 6, patience: 28 },
	tags: [],
}
