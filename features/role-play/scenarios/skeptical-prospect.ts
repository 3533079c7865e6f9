import type { ProspectScript } from '../prospect/script.ts'

export const skepticalProspect: ProspectScript = {
	id: 'skeptical-prospect',
	title: 'Skeptical Prospect',
	industry: 'Personal loans',
	difficulty: 'advanced',
	description:
		'A contractor who paid a company like yours once and got a lawsuit for it. He interrupts, he checks, and he will hang up on a slogan.',
	scenarioContext:
		'Greg owes $32,600 on three personal loans. He called from his truck, would not spell his last name and asked who owns your company.',
	objectives: [
		{ text: 'State the no-advance-fee rule plainly', shows: { resists: 'advance_fee' } },
		{ text: 'Offer proof he can check without you', shows: { act: 'offers_proof' } },
		{ text: 'Find out what the last company did', shows: { learns: 'paid-a-company-before' } },
		{ text: 'Promise nothing, even when he asks for it', shows: { resists: 'guaranteed_result' } },
	],
	persona: {
		name: 'Greg',
		jobTitle: 'HVAC contractor',
		personality: 'Burned before, interrupts, wants proof',
		age: 49,
		region: 'Phoenix, Arizona',
		voice: {
			register: 'blunt',
			fillers: ['Look,', 'Yeah, no,', 'Hang on,'],
			tags: [', pal', ", I'm telling you"],
			talkativeness: 0.4,
		},
		household: "Married, three teenagers; wife does the company's books at the kitchen table",
		income: 6200,
		leftOverMonthly: 160,
		debts: [
			{ creditor: 'LendingClub', balance: 14900, minimum: 480, monthsBehind: 1 },
			{ creditor: 'OneMain', balance: 9600, minimum: 350, monthsBehind: 1 },
			{ creditor: 'a Discover loan', balance: 8100, minimum: 290, monthsBehind: 0 },
		],
		history:
			'A builder went under owing me nineteen thousand for two rooftop units. I borrowed to make payroll, and then I borrowed for the first loan.',
		reasonForCall: 'The guy at the supply house wants cash on delivery now. In front of my own crew.',
		smallTalk: [
			"It's a hundred and fourteen, and I've got a guy on a roof, so talk fast.",
			'Hang on. No, the other truck. The one with the ladder on it.',
			'My oldest wants to be a game designer. I said design me a game where you do the dishes.',
		],
	},
	opening: [
		"Yeah. Who's this?",
		'Greg. Before you start, who owns your company?',
		"You've got two minutes. I'm on a job.",
		"Yeah, this is Greg. I called you, so don't read me anything.",
	],
	hidden: [
		{
			id: 'paid-a-company-before',
			askedBy: ['past_attempts', 'scam', 'fee', 'competitor'],
			trustNeeded: 5,
			lines: [
				'I paid an outfit twenty-one hundred dollars three years ago. They settled nothing, and LendingClub sued me anyway.',
				'Twenty-one hundred bucks, gone. They told me not to open my mail, and there was a court date in it.',
				'Last bunch took a monthly cut for seven months. First I knew it was a joke, there was a process server in my driveway.',
			],
			dodges: [
				"I've been around this block, leave it at that.",
				"That's not your business yet.",
				'I know how you people work, put it that way.',
			],
		},
		{
			id: 'title-loan-on-truck',
			askedBy: ['secured_debt', 'debts', 'creditors', 'job'],
			trustNeeded: 6,
			lines: [
				"There's a title loan on the work truck. Forty-two hundred. If they take the truck, I'm out of business.",
				'I put the truck up. That one I pay, no matter what. No truck, no work.',
				"All right, there's a fourth one, a title loan. It's against the truck. I don't put that one in anything.",
			],
			dodges: ["Three loans. That's what I've got.", "My truck's my truck.", "You don't need the rest."],
		},
		{
			id: 'wife-does-the-books',
			askedBy: ['spouse', 'household', 'budget'],
			trustNeeded: 5,
			lines: [
				"My wife's seen all of it. She does the books. She's the one who said call one more time.",
				"She knows. She found the twenty-one hundred before I told her, so there's nothing left to hide.",
				'Karen keeps the numbers. Anything you send, she reads first, with a highlighter.',
			],
			dodges: ['Leave my wife out of it.', 'My house is fine.', "We're not doing family hour."],
		},
	],
	objections: [
		{
			code: 'scam_fear',
			cause: { afterMessages: 1 },
			raised: [
				"How do I know this isn't another scam?",
				"You sound exactly like the last crooks I gave money to. Prove you're not.",
				"Anybody can say they're legit. What have you got that I can look up?",
				'This whole business is a racket, far as I can see.',
				"I don't believe a word till I can check it. What's your license?",
				"Why should I trust you? I don't know you from Adam.",
			],
			pressed: [
				"That's talk. Give me something I can look up.",
				'Yeah, the last guy was smooth too. Where do I check?',
				"You skipped it. How do I know you're for real?",
				"I'm about ten seconds from hanging up. Proof. What is it?",
			],
			withdrawn: [
				"All right. I'm going to look that up, and if it's off, you won't hear from me.",
				'That, I can check. Okay. Keep going.',
				'Fine. First one who ever told me to go check.',
			],
			metBy: ['offers_proof'],
		},
		{
			code: 'already_tried',
			cause: { topic: 'program' },
			raised: [
				'I tried this already. I got burned, and I got sued.',
				'Been there. Did this once. Paid for seven months and got nothing.',
				"I've done one of these programs before, and it blew up on me.",
				"You're describing what the last place sold me, almost word for word.",
				"I already went through this. It didn't work, so why would it work now?",
			],
			pressed: [
				"You didn't say what's different from last time.",
				"So it's the same thing I tried already, with a nicer voice.",
				"I'm telling you I got burned, and you're reading to me.",
			],
			withdrawn: [
				'So some of that can still happen. Okay. At least you said so.',
				'Huh. So taking money every month, that was the part that stunk.',
				'Fair. You let me finish. The last guy never let me finish.',
			],
			metBy: ['empathizes', 'asks_open_question', 'admits_limits'],
		},
		{
			code: 'competitor',
			cause: { topic: 'fee' },
			raised: [
				"There's another company that'll do it for fifteen. Why are you higher?",
				"I've got two other quotes sitting on the dash. What makes you different?",
				"Other guy said he'd beat anybody's fee. So beat it.",
				"I'm shopping this. You're one of three.",
				'How are you any different from the other outfit on the radio?',
			],
			pressed: [
				"That's not a comparison, that's a commercial.",
				"So the other company's cheaper. Got it.",
				'I bid jobs for a living. Give me line items.',
			],
			withdrawn: [
				"Line items. Okay. That's how I'd bid it.",
				"Good. Put that in writing and I'll lay them next to each other.",
				"All right, I'll ask the other two when they get paid.",
			],
			metBy: ['explains_fee', 'offers_written'],
		},
	],
	traps: [
		{
			code: 'advance_fee',
			asks: [
				'So what do you want up front? Last guys wanted the fee first.',
				"I pay you today, before anything's settled, right? That's how this goes.",
				"Say I put five hundred down today. You start faster then, don't you?",
				'Let me guess, I pay your fee first, and then we see?',
			],
			afterHonest: [
				'Huh. No, I heard you. Okay.',
				"So that's the law, and not just you being nice. Good.",
				"All right. That's the first thing different from last time.",
			],
			afterFalse: [
				"There it is. There's the hook. Same as last time.",
				"You know that's illegal, right? I looked it up after they took mine.",
				"Yeah. That's what I figured. Same crooks, new name.",
			],
		},
		{
			code: 'guaranteed_result',
			asks: [
				'Then guarantee it. You guarantee these three settle?',
				"So you can promise me I'm out in three years?",
				"So they've got to settle with you, no exceptions?",
				"You're telling me it works every time, right?",
			],
			afterHonest: [
				"Good. If you'd have said yes, I'd have hung up.",
				"No guarantee. First honest bid I've had all week.",
				"Yeah. I don't guarantee a twenty-year-old compressor, either.",
			],
			afterFalse: [
				"Yeah, okay. I've got that in writing from the last guy.",
				'Nobody guarantees that. Now I know what you are.',
				'Every time, huh. Tell that to the process server.',
			],
		},
	],
	start: { trust: 2, pressure: 4, understanding: 4, urgency: 6, patience: 4 },
	needs: { trust: 7, understanding: 7, patience: 20 },
	tags: [],
}
