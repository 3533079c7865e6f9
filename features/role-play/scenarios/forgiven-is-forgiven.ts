import type { ProspectScript } from '../prospect/script.ts'

export const forgivenIsForgiven: ProspectScript = {
	id: 'forgiven-is-forgiven',
	title: 'Forgiven is forgiven?',
	industry: 'Cards and a personal loan',
	difficulty: 'intermediate',
	description:
		'A rideshare driver with uneven weeks who has watched forty videos on debt. Half of what he knows is right. Sort the halves without talking down to him.',
	scenarioContext:
		'Dre pulled over to take the call. He owes $15,800 on two cards and a personal loan and has asked to hear it in ten minutes or less.',
	objectives: [
		{
			text: 'Say that forgiven debt may be taxed, and send him to a tax professional',
			shows: { resists: 'tax_consequence_denial' },
		},
		{ text: 'Size the deposit for a bad week', shows: { act: 'asks_budget' } },
		{ text: 'Grant what he can do on his own', shows: { meets: 'pay_on_my_own' } },
		{ text: 'Tell him what must be saved before an offer', shows: { discloses: 'amount_before_offer' } },
	],
	persona: {
		name: 'Dre',
		jobTitle: 'Rideshare and delivery driver',
		personality: 'Quick, confident, half informed',
		age: 29,
		region: 'Atlanta, Georgia',
		voice: {
			register: 'chatty',
			fillers: ['Right, right,', 'Okay, so', 'Look,'],
			tags: [', you know what I mean', ', though', ', man'],
			talkativeness: 0.6,
		},
		household: 'Single, in a rented room in a shared house; two hundred a month to his mother',
		income: 3700,
		leftOverMonthly: 150,
		debts: [
			{ creditor: 'Capital One', balance: 4900, minimum: 145, monthsBehind: 1 },
			{ creditor: 'a Best Egg loan', balance: 7800, minimum: 290, monthsBehind: 1 },
			{ creditor: 'the Apple Card', balance: 3100, minimum: 85, monthsBehind: 0 },
		],
		history:
			'My transmission went out, and no car means no money, so I borrowed to fix it and then borrowed to pay what I borrowed.',
		reasonForCall: 'I had a two-hundred-dollar week and three payments due on the same Friday.',
		smallTalk: [
			"Hold on, I've got a ping. Nah, that's eleven miles for four dollars, forget that.",
			'I had a guy in the back last night with a parrot. Just a man and a parrot, going to the airport.',
			"I'm trying to finish my electrician hours. Two more classes.",
		],
	},
	opening: [
		"Yo, this is Dre. I'm pulled over, I've got about ten minutes.",
		"Hello? Yeah, that's me. What's good?",
		"Hey, yeah, I put my info in last night. Go ahead, I'm parked.",
		"This is Dre. Let's make it quick, the lunch rush is about to start.",
	],
	hidden: [
		{
			id: 'owes-quarterly-taxes',
			askedBy: ['taxes', 'debts', 'budget', 'income'],
			trustNeeded: 5,
			lines: [
				"I haven't paid my quarterly taxes, either. So I might owe the IRS, like, three grand.",
				"Truth is, I'm behind with the IRS. I drive for myself, nobody takes it out.",
				"There's taxes too. I didn't file last year's yet, and I've been scared to look.",
			],
			dodges: ['Taxes are a later problem.', "I've got a guy for that, kind of.", 'I keep that separate.'],
		},
		{
			id: 'income-swings',
			askedBy: ['income', 'job', 'budget'],
			trustNeeded: 4,
			lines: [
				"Thirty-seven hundred's a good month. Last February I made nineteen.",
				"It swings. Summer's dead, December's crazy. I couldn't promise the same number every month.",
				"I said thirty-seven, but that's the average in my head, not on paper.",
			],
			dodges: ['I make decent money.', 'I can always drive more.', 'It works out, mostly.'],
		},
	],
	objections: [
		{
			code: 'pay_on_my_own',
			cause: { afterMessages: 3 },
			raised: [
				'I saw a video where a dude just called the banks himself and did it on his own.',
				'Why would I pay you when I can settle it on my own?',
				'I could pay it off myself with the snowball thing, right? Smallest one first.',
				"I feel like I could do this myself, though. It's just phone calls.",
				"I'm good at talking. I could negotiate it on my own.",
			],
			pressed: [
				"Okay, but that's still stuff I can do on my own.",
				"You didn't tell me anything that wasn't in the video.",
				"So what are you doing that I can't do myself?",
			],
			withdrawn: [
				"Respect. I didn't think you'd admit that.",
				"Okay, so the catch is I need the lump sum sitting there. I don't have that.",
				"That's fair. I'd probably do it for a week and quit, honestly.",
			],
			metBy: ['explains_alternatives'],
		},
		{
			code: 'competitor',
			cause: { afterMessages: 7 },
			raised: [
				"There's an app that does this too, for way less. What's different about you?",
				"I've got another company texting me about the same thing.",
				"This other company said they'd do it cheaper. Can you match them?",
				'I was talking to another place on Monday. Why should I go with you?',
				"I'm comparing a couple of these, I'm not going to lie.",
			],
			pressed: [
				"That doesn't really tell me how you're different from the other one.",
				"The other company's still cheaper, though.",
				"I asked you to compare it, and you just said you're good.",
			],
			withdrawn: [
				"Okay, that's a good list. I'm going to hit them with those same questions.",
				'I never asked them when they charge. Good looking out.',
				"Bet. Send me that, and I'll put them side by side.",
			],
			metBy: ['offers_written'],
		},
	],
	traps: [
		{
			code: 'tax_consequence_denial',
			asks: [
				"And whatever they forgive, there's no tax on that, right?",
				"So forgiven is forgiven, I don't owe taxes on it?",
				"There's no tax on the part they wipe out, right?",
				"They don't tax you on the forgiven part, do they?",
			],
			afterHonest: [
				'Dang. Nobody in the videos said that.',
				"Okay, that one I didn't know. I'll ask somebody.",
				"Good thing I asked, because I'm already weird with the IRS.",
			],
			afterFalse: [
				'Hm. My boy got a form from the IRS on his, though.',
				"You sure? Because I've seen the opposite of that.",
				"All right, if you say so. I'm going to look that up.",
			],
		},
	],
	start: { trust: 4, pressure: 2, understanding: 4, urgency: 6, patience: 5 },
	needs: { trust: 6, understanding: 6, patience: 26 },
	tags: [],
}
