import type { ProspectScript } from '../prospect/script.ts'

export const notEveryDebtBelongs: ProspectScript = {
	id: 'not-every-debt-belongs',
	title: 'Not every debt belongs',
	industry: 'Student loans and cards',
	difficulty: 'advanced',
	description:
		'A nurse in a hurry to say yes. Nearly all she owes cannot go into a program, the rest she can pay, and she is about to buy a house. The right end of this call is to tell her no, kindly, and where to go instead.',
	scenarioContext:
		"Bethany's form says $84,300 of debt and the words: ready to enroll. She is between shifts and wants to do it all on this call.",
	objectives: [
		{ text: 'Take her debts apart, one by one', shows: { act: 'asks_debts' } },
		{ text: 'Tell her that the program does not fit her', shows: { act: 'advises_against' } },
		{ text: 'Point her to what does fit', shows: { act: 'explains_alternatives' } },
		{ text: 'Find out what she is saving for', shows: { learns: 'buying-a-house' } },
	],
	persona: {
		name: 'Bethany',
		jobTitle: 'Intensive care nurse',
		personality: 'Fast, decisive, tired of owing anybody',
		age: 31,
		region: 'Columbus, Ohio',
		voice: {
			register: 'chatty',
			fillers: ['Okay,', 'Honestly,', 'So,'],
			tags: [', honestly', ', you know'],
			talkativeness: 0.6,
		},
		household: 'Engaged, in an apartment with her fiancé; no children',
		income: 6300,
		leftOverMonthly: 620,
		debts: [
			{ creditor: 'the federal student loans', balance: 58400, minimum: 410, monthsBehind: 0 },
			{ creditor: 'the car loan', balance: 19200, minimum: 445, monthsBehind: 0 },
			{ creditor: 'Chase', balance: 3900, minimum: 115, monthsBehind: 0 },
			{ creditor: 'Capital One', balance: 2800, minimum: 85, monthsBehind: 0 },
		],
		history:
			"I put myself through nursing school, bought a car that starts, and furnished an apartment. That's it. That's the whole crime.",
		reasonForCall:
			"I turned thirty-one and I owe more than my parents' first house cost, and I want it gone.",
		smallTalk: [
			"I've been up nineteen hours, so if I laugh at something weird, that's why.",
			'We had a patient propose to his wife of fifty years today. The whole unit was crying.',
			"My fiancé wants a dog. I want to sleep. We're in talks.",
		],
	},
	opening: [
		"Hi! Yes! This is Bethany, and I'm so ready to do this.",
		"Hey, it's Bethany. I'm between shifts, so can we do the whole thing now?",
		'Hello? Oh, perfect timing. Where do I sign?',
		'Hi, this is Bethany. I want all of it gone, just tell me what you need.',
	],
	hidden: [
		{
			id: 'buying-a-house',
			askedBy: ['goal', 'housing', 'credit', 'household'],
			trustNeeded: 4,
			lines: [
				"We want to buy a house next year. That's the whole reason, I want it clean before the mortgage.",
				"We've been to open houses. I'd like the debt gone before we talk to a lender.",
				"There's a house. Well, a street. We want to apply in the spring.",
			],
			dodges: ['I just want to be done with it.', 'Big plans, boring plans.', 'Does it matter why?'],
		},
		{
			id: 'score-is-high',
			askedBy: ['credit', 'past_attempts', 'budget'],
			trustNeeded: 4,
			lines: [
				"My score's seven sixty-one. I've never been late on anything, ever.",
				"I've never missed a payment in my life. Seven sixty-one.",
				"Credit's great, actually. Seven sixties. I check it on nights.",
			],
			dodges: ["It's fine, my credit's fine.", "I'm good on that.", 'Normal, I think?'],
		},
		{
			id: 'loan-forgiveness-at-the-hospital',
			askedBy: ['student_loans', 'job', 'past_attempts'],
			trustNeeded: 5,
			lines: [
				"My hospital's a nonprofit, and somebody in HR said I could get the student loans forgiven someday. I never filled it out.",
				"There's some form for people who work at places like mine, for the federal loans. It's in my email, like, a year deep.",
				'A girl on my unit is doing that public service thing with her loans. I keep meaning to ask her.',
			],
			dodges: [
				"They're just regular student loans.",
				"I'd rather wrap all of it up in one.",
				"I haven't looked into that stuff.",
			],
		},
	],
	objections: [
		{
			code: 'pay_on_my_own',
			cause: { topic: 'fee' },
			raised: [
				"Wait, if there's a fee, should I just pay the cards off on my own?",
				'Hm. Could I just knock out the two cards myself?',
				"I mean, I have six hundred left over. I could pay those myself, couldn't I?",
				'Would it be cheaper if I did it on my own?',
				"Why don't I just pay it off on my own with overtime, then?",
			],
			pressed: [
				"You didn't say whether I should just do it myself.",
				'I can do math, though. Six hundred a month, on my own. Right?',
				'I kind of need a yes or no on paying it myself.',
			],
			withdrawn: [
				"Okay. So you're telling me to do it myself. Wow. Okay.",
				"That's, like, a year of overtime. I could do a year.",
				'Thank you. I think I knew that, and I wanted a faster answer.',
			],
			metBy: ['explains_alternatives'],
		},
		{
			code: 'credit_score_worry',
			cause: { topic: 'credit' },
			raised: [
				'What about my credit, though? I need it for the mortgage.',
				"It won't wreck my credit right before we buy, will it?",
				"My credit is the one thing I've got going. What happens to it?",
				'Would a lender see this on my credit report?',
				'How much would my score go down?',
			],
			pressed: [
				'Okay, but the mortgage. What about my credit?',
				"I feel like you're skipping my credit question.",
				"Is it bad? Just tell me if it's bad.",
			],
			withdrawn: [
				'Oh. Yeah. That would be a really bad time for that.',
				"Okay, no. That's way too long. I'm glad I asked.",
				'Well, that answers that. Thank you for not just signing me up.',
			],
			metBy: ['explains_credit_effect'],
		},
		{
			code: 'not_sure',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I was all in five minutes ago, and now I'm not sure.",
				"Hang on. I'm not sure this makes sense for me anymore.",
				'Something feels off. Is this even right for somebody like me?',
				"I don't know, you sound like you want it more than I do now.",
				"Now I'm second-guessing. I'm not sure I'm who this is for.",
			],
			pressed: [
				"I'm still not sure it's for me.",
				'You kind of pushed past that. Is it right for me or not?',
				"I had a question, and it's still my question.",
			],
			withdrawn: [
				"Okay. Then it's a no, and I feel weirdly relieved.",
				"Thank you. You could've just taken my signature.",
				"All right. I'm going to go find that form and go to bed.",
			],
			metBy: ['admits_limits', 'explains_alternatives'],
		},
	],
	traps: [
		{
			code: 'loan_misrepresentation',
			asks: [
				"So it's one big loan that pays off everything, right?",
				'You pay off the student loans and the car, and I pay you back?',
				"It's a consolidation loan, yeah? One payment?",
				'So this refinances all of it into one loan?',
			],
			afterHonest: [
				"Oh. So it isn't a loan at all. I totally misread that.",
				'Huh. Then what I wanted was something else.',
				"Okay, so you don't pay anybody off. Good to know.",
			],
			afterFalse: [
				"Perfect. What's the rate? Wait, why is there no rate?",
				"Great. The reviews said it wasn't a loan, though.",
				'Okay, awesome. And the student loans too? All fifty-eight thousand?',
			],
		},
		{
			code: 'guaranteed_result',
			asks: [
				"So I'll definitely be debt free before the wedding?",
				"It's guaranteed, though, right? Three years and it's all gone?",
				'And they all have to settle, right?',
				"You can promise me it'll be gone by then?",
			],
			afterHonest: [
				"Okay, so no promises. That's what I tell families, too.",
				"Got it. I'd have planned a whole budget around that.",
				'Fair. Nobody promises me anything at work, either.',
			],
			afterFalse: [
				'Amazing. Okay. It does sound a little too easy, though.',
				'So the government just, what, settles my student loans?',
				"Hm. My dad's going to ask me how you can guarantee that.",
			],
		},
	],
	start: { trust: 6, pressure: 1, understanding: 2, urgency: 8, patience: 5 },
	needs: { trust: 6, understanding: 4, patience: 20 },
	unfit:
		'Her federal student loans and her car loan do not belong in a settlement program; the two cards she can pay from what she has left; and missed payments would hurt her credit just before she applies for a mortgage.',
	tags: [],
}
