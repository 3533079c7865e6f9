import type { ProspectScript } from '../prospect/script.ts'

export const twoJobsNoTime: ProspectScript = {
	id: 'two-jobs-no-time',
	title: 'Two jobs, no time',
	industry: 'Store cards',
	difficulty: 'beginner',
	description:
		'A warehouse lead on his break between two jobs. He likes you fine; he just never has a minute, and putting things off is how the cards got where they are.',
	scenarioContext:
		'Marcus filled in the web form at 1 a.m. and listed $14,000 on four cards. He picked up on his lunch break and said he has a few minutes.',
	objectives: [
		{ text: 'Set an agenda in the first minute', shows: { act: 'states_purpose' } },
		{ text: 'Give the fee and the total cost in full', shows: { discloses: 'fees_and_total_cost' } },
		{ text: 'Find out what would make it the right time', shows: { meets: 'not_right_time' } },
		{ text: 'Leave with a time he chose himself', shows: { act: 'offers_callback' } },
	],
	persona: {
		name: 'Marcus',
		jobTitle: 'Warehouse lead',
		personality: 'Rushed, friendly, easily distracted',
		age: 33,
		region: 'Memphis, Tennessee',
		voice: {
			register: 'chatty',
			fillers: ['Man,', 'Okay, okay,', 'I mean,'],
			tags: [', you know', ', for real', ', man'],
			talkativeness: 0.7,
		},
		household: 'Rents with his girlfriend; a little girl of six in the house',
		income: 4350,
		leftOverMonthly: 140,
		debts: [
			{ creditor: 'the Best Buy card', balance: 3400, minimum: 105, monthsBehind: 0 },
			{ creditor: "the Lowe's card", balance: 4100, minimum: 125, monthsBehind: 1 },
			{ creditor: 'Capital One', balance: 5300, minimum: 160, monthsBehind: 0 },
			{ creditor: 'the Old Navy card', balance: 1200, minimum: 40, monthsBehind: 1 },
		],
		history:
			'We moved into an empty house and I put the washer, the couch, the TV, all of it on store cards. Then they cut overtime and I picked up nights at the airport.',
		reasonForCall:
			'I missed two payments just because I forgot what day it was, and the late fees got me hot.',
		smallTalk: [
			"Hold on, somebody's asking where the shrink wrap is. It's where it always is.",
			"Baby girl's got a school play Thursday. She's a tree, but she's the main tree.",
			"I'm eating a sandwich over here, so excuse me if I sound crazy.",
			"You know how the airport gets around the holidays. I don't even sleep, I blink.",
		],
	},
	opening: [
		"Hey, yeah, this is Marcus. I've got like twelve minutes, so what's up?",
		"Marcus. I'm on lunch, go ahead.",
		"Hello? Yeah, hold on, let me step away from this forklift. Okay, I'm good.",
		"Hey, what's going on? Is this about the form I did the other night?",
	],
	hidden: [
		{
			id: 'overtime-coming-back',
			askedBy: ['income', 'job', 'budget'],
			trustNeeded: 4,
			lines: [
				"They're saying overtime's back in the new year. That'd be another four, five hundred a month, but I've heard that before.",
				"My supervisor says OT's opening up again. I'm not counting on it till it's in the check.",
				'Truth is I might could drop the second job if the overtime comes back like they say.',
			],
			dodges: [
				'Money comes, money goes.',
				"I work a lot, let's just say that.",
				'It depends on the week, honestly.',
			],
		},
	],
	objections: [
		{
			code: 'not_right_time',
			cause: { afterMessages: 3 },
			raised: [
				"See, this just isn't a good time. I'm slammed till after the holidays.",
				'I got too much going on right now to be starting something new.',
				'Can we do this in January? Right now is the worst time for me.',
				"I'm not saying no, I'm saying not this month. It's crazy right now.",
				"Bad timing, man. I'm in the middle of everything at once.",
				'Maybe down the road, when things calm down at work.',
			],
			pressed: [
				"I hear you, but I told you, it's not a good time.",
				"You're still going and I've got nine minutes of lunch left. Later, for real.",
				'Same answer, man. After the holidays.',
			],
			withdrawn: [
				"Okay, that's fair. I've been saying later for two years, that's kind of how I got here.",
				"All right, if it's on my clock, I can do that.",
				"Cool. Long as you're not blowing up my phone, we're good.",
			],
			metBy: ['asks_concern', 'offers_callback'],
		},
	],
	traps: [],
	start: { trust: 6, pressure: 2, understanding: 2, urgency: 4, patience: 8 },
	needs: { trust: 6, understanding: 5, patience: 36 },
	tags: [],
}
