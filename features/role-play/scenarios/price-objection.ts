import type { ProspectScript } from '../prospect/script.ts'

export const priceObjection: ProspectScript = {
	id: 'price-objection',
	title: 'Price Objection',
	industry: 'Credit card debt',
	difficulty: 'intermediate',
	description:
		'A home health aide who can tell you where every dollar went. She wants the fee, the total and the reason for both, in that order.',
	scenarioContext:
		'Tasha owes $17,900 on three cards and calls between two clients. She has already asked the front desk what it costs and was told you would explain.',
	objectives: [
		{ text: 'Build the deposit from take-home pay', shows: { act: 'asks_budget' } },
		{ text: 'Explain when the fee is earned', shows: { act: 'explains_fee' } },
		{
			text: 'Give the fee and the estimated total before she asks again',
			shows: { discloses: 'fees_and_total_cost' },
		},
		{ text: 'Refuse a fee paid today', shows: { resists: 'advance_fee' } },
	],
	persona: {
		name: 'Tasha',
		jobTitle: 'Home health aide',
		personality: 'Direct, tracks every dollar',
		age: 34,
		region: 'Baltimore, Maryland',
		voice: {
			register: 'blunt',
			fillers: ['Okay, but', 'Listen,', 'See,'],
			tags: [", I'm just saying", ', trust me'],
			talkativeness: 0.45,
		},
		household: 'Rents a row house with her daughter, eleven, and an aunt',
		income: 3180,
		leftOverMonthly: 55,
		debts: [
			{ creditor: 'Chase', balance: 7200, minimum: 215, monthsBehind: 0 },
			{ creditor: 'Citi', balance: 6150, minimum: 180, monthsBehind: 0 },
			{ creditor: 'Discover', balance: 4550, minimum: 135, monthsBehind: 1 },
		],
		history:
			'My agency lost a contract and I went from forty-eight hours to thirty. I kept the lights on with the cards for about five months.',
		reasonForCall:
			"Five hundred and thirty dollars a month in minimums and I'm standing in the same spot. I did the math twice.",
		smallTalk: [
			"I've got Mr. Leonard at two, and he likes his eggs a certain way, so keep it moving.",
			"My daughter's reading three grades up. I don't know where she gets it, because I was not.",
			'Parking on this block is a part-time job.',
			'I write it all in a little green notebook. Everything. Even the gum.',
		],
	},
	opening: [
		"This is Tasha. I've got twenty minutes between clients, so let's go.",
		"Hi, yes, this is Tasha. They said you'd tell me what it costs.",
		"Hello? Okay, good. I've got my notebook open.",
		'Tasha speaking. I already asked one person what this costs and got nowhere.',
	],
	hidden: [
		{
			id: 'payday-loan',
			askedBy: ['debts', 'creditors', 'budget'],
			trustNeeded: 5,
			lines: [
				"There's a payday loan too. Four hundred. I keep rolling it over and I hate it.",
				"I didn't put this on the form, but I've got one of those payday things. Four hundred dollars, sixty every two weeks.",
				"Fine. There's a payday place. They take sixty out of my account before I even see my check.",
			],
			dodges: [
				'The cards are what I called about.',
				"That's the main ones.",
				"I've got other stuff, I'm handling it.",
			],
		},
		{
			id: 'aunt-pays-half-the-rent',
			askedBy: ['household', 'housing', 'family_help'],
			trustNeeded: 4,
			lines: [
				"My aunt puts in half the rent, but she's talking about moving back to Carolina in the spring.",
				"Half the rent is my aunt. If she leaves, I'm out another six hundred, so I can't be locked into something.",
				'I should tell you my aunt might move out. That changes what I can put in every month.',
			],
			dodges: ['My rent gets paid.', "We split things up, it's fine.", "That's my house business."],
		},
	],
	objections: [
		{
			code: 'price',
			cause: { topic: 'fee' },
			raised: [
				"Hold up. That's how much for you to make some phone calls?",
				'That fee is too high. I could feed us for a year on that.',
				"I can't afford that. I've got fifty-five dollars left at the end of the month.",
				"That's a lot of money to somebody who doesn't have any. Where's it supposed to come from?",
				"So the fee is on top? That's expensive, I'm sorry.",
				"Can you come down on that? Because I'm looking at my notebook, and it's not in there.",
			],
			pressed: [
				"You went right around the price. It's still too much.",
				"I heard the words. I can't afford it, that's what I'm telling you.",
				"So, no discount, no nothing, and it's still that much?",
			],
			withdrawn: [
				"Okay. If you don't eat till I eat, I can understand that.",
				"All right. It's still money, but now I can see where it goes.",
				'That makes more sense. I wish somebody had just said the total first.',
			],
			metBy: ['explains_fee', 'asks_budget'],
		},
		{
			code: 'think_about_it',
			cause: { whenAsked: 'enroll' },
			raised: [
				'I need to run the numbers myself before I say yes to anything.',
				"Let me think about it. I don't sign on my lunch break.",
				'Send me the papers and let me look it over first.',
				"I'm going to sit down with my notebook tonight and think on it.",
				"I'm not deciding today, I'll tell you that right now.",
			],
			pressed: [
				'I said I need to look at it first.',
				"You're rushing me, and when people rush me I say no.",
				'Tonight. With my notebook. Not now.',
			],
			withdrawn: [
				"Good. Then email it and I'll read every line.",
				"Okay, if the offer doesn't run out on me, I'm fine.",
				"That's fair. What I want to check is the total, so put that part on top.",
			],
			metBy: ['offers_time', 'asks_concern'],
		},
	],
	traps: [
		{
			code: 'advance_fee',
			asks: [
				'What if I pay your fee today, up front, does that get me a better deal?',
				'Can I just pay the fee first and be done with that part?',
				"So I pay you first, before anything's settled, right?",
				'If I give you a hundred dollars today toward your fee, do you start quicker?',
			],
			afterHonest: [
				'Okay. You could have taken it, so that tells me something.',
				'Good, because I was going to hang up if you said yes.',
				"So nothing till one's settled and paid on. All right, that's in the notebook.",
			],
			afterFalse: [
				"Hm. My cousin told me it's against the rules to charge first.",
				"See, that right there. I looked it up, you're not supposed to do that.",
				"So you want mine before I've got anything. I'm writing that down too.",
			],
		},
	],
	start: { trust: 4, pressure: 2, understanding: 3, urgency: 6, patience: 6 },
	needs: { trust: 6, understanding: 6, patience: 30 },
	tags: [],
}
