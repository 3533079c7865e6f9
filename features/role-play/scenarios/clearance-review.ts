import type { ProspectScript } from '../prospect/script.ts'

export const clearanceReview: ProspectScript = {
	id: 'clearance-review',
	title: 'Clearance review in April',
	industry: 'Credit card debt',
	difficulty: 'advanced',
	description:
		'A defense contractor who is current on everything and whose job rests on a security clearance. He will not say so at first. Once you know, tell him what it means before anything else.',
	scenarioContext:
		'Alan listed $32,300 on three cards, all paid on time. He asked whether the call is recorded and who can see the recording.',
	objectives: [
		{ text: 'Learn why his credit matters more than most', shows: { learns: 'clearance-review-in-april' } },
		{ text: 'Say plainly that it will likely hurt his credit', shows: { meets: 'credit_score_worry' } },
		{ text: 'Tell him when this may not be the right choice', shows: { act: 'explains_alternatives' } },
		{
			text: 'Say that you have nothing to do with the military',
			shows: { resists: 'government_affiliation' },
		},
	],
	persona: {
		name: 'Alan',
		jobTitle: 'Systems administrator, defense contractor',
		personality: 'Precise, private, answers questions with questions',
		age: 36,
		region: 'San Antonio, Texas',
		voice: {
			register: 'formal',
			fillers: ['Understood.', 'Okay.', 'All right.'],
			tags: [', to be clear', ', frankly'],
			talkativeness: 0.3,
		},
		household: 'Married, a daughter of three, a second child due in May; a rented house off base',
		income: 7900,
		leftOverMonthly: 260,
		debts: [
			{ creditor: 'the USAA card', balance: 13600, minimum: 380, monthsBehind: 0 },
			{ creditor: 'the Navy Federal card', balance: 11800, minimum: 340, monthsBehind: 0 },
			{ creditor: 'Chase', balance: 6900, minimum: 205, monthsBehind: 0 },
		],
		history:
			'Three moves in six years, and reimbursements that came late or short. Each move stayed on the cards, and then my wife stopped working for the pregnancy.',
		reasonForCall: "I can make the minimums, and nothing else. I'd like a plan before I miss one, not after.",
		smallTalk: [
			"My daughter is supposed to be asleep. She's negotiating through the door.",
			"I've lived in five states in eleven years. I still have boxes I've never opened.",
			"I run at five in the morning. It's the only hour nobody needs anything.",
		],
	},
	opening: [
		'This is Alan. Before we begin, is this call recorded?',
		'Alan speaking. Who am I speaking with?',
		'Good evening. I have some questions about who sees this information.',
		"Hello. Yes, this is a good time. I'd like to keep it brief.",
	],
	hidden: [
		{
			id: 'clearance-review-in-april',
			askedBy: ['job', 'credit', 'goal'],
			trustNeeded: 5,
			lines: [
				"My clearance is up for review in April. They look at delinquencies. That's the whole issue.",
				'I hold a clearance, and it gets reviewed this spring. Late accounts are the kind of thing they ask about.',
				"To be clear, my job depends on a security clearance. If my credit shows missed payments, I'd have to explain every one.",
			],
			dodges: [
				'My employer has standards. Leave it there.',
				"I can't go into my work.",
				"Let's say I have reasons.",
			],
		},
		{
			id: 'paycheck-at-same-bank',
			askedBy: ['account', 'creditors', 'income'],
			trustNeeded: 6,
			lines: [
				"My paycheck goes into Navy Federal, where I also owe on the card. I don't know if that's a problem.",
				'My checking is with Navy Federal, same as one of the debts. Should I be worried about that?',
				"Everything's at one credit union. Direct deposit, savings, and that eleven-eight on the card.",
			],
			dodges: [
				"I have a checking account. That's sufficient.",
				"I'd rather not list my banks.",
				"We'll get to banking if we get that far.",
			],
		},
		{
			id: 'on-base-financial-counselor',
			askedBy: ['past_attempts', 'family_help', 'bankruptcy'],
			trustNeeded: 5,
			lines: [
				"I had an appointment with a counselor on base, and I canceled it. I was worried about who'd see the file.",
				"There's a financial counselor on base, free. I walked up to the door once.",
				'I looked at the nonprofit counseling. A payment plan at a lower rate. I never made the call.',
			],
			dodges: ["I've done some reading.", 'Nothing worth mentioning.', "I've handled it alone so far."],
		},
	],
	objections: [
		{
			code: 'credit_score_worry',
			cause: { afterMessages: 3 },
			raised: [
				'What does this do to my credit? I need a precise answer.',
				"I can't have delinquencies on my credit report.",
				"My score is seven forty-two. I'm concerned about what happens to it.",
				"If accounts go late, that's on my report. That's not acceptable to me.",
				'I need to understand the credit impact before we go any further.',
				'How badly, and for how long, does this damage my credit?',
			],
			pressed: [
				'You answered around the credit question.',
				"That's not precise. What happens to my credit?",
				"I'll ask once more. What appears on my report, and for how long?",
			],
			withdrawn: [
				"Understood. That's likely disqualifying for me, but it's a clear answer.",
				'Thank you. That I can weigh.',
				"Okay. I'd rather hear it on this call than from an investigator.",
			],
			metBy: ['explains_credit_effect', 'asks_goal'],
		},
		{
			code: 'think_about_it',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I'll need time to think about it and read the agreement.",
				"I don't commit to anything on a first call. I'd want to review it.",
				"Send it in writing. I'll read it and decide.",
				"I'm going to take some time with this before I answer.",
				"I'd like to sleep on it and go over the terms with a clear head.",
			],
			pressed: [
				"I said I'd review it first.",
				"My position hasn't changed. I need time to read it.",
				'Pushing me is not going to help your case.',
			],
			withdrawn: [
				"That's acceptable. I'll read it and call you.",
				"Good. The credit section is what I'll be reading twice.",
				'Thank you for not putting a clock on it.',
			],
			metBy: ['offers_time', 'offers_written'],
		},
		{
			code: 'spouse',
			cause: { afterMessages: 9 },
			raised: [
				"My wife would have to agree. She's seven months along, and I don't make surprises.",
				"I don't sign without my wife. She's asleep right now.",
				"I'd need to talk to my wife first. It's her household too.",
				"Before anything's decided, my wife hears all of it.",
				'My wife and I decide these things together.',
			],
			pressed: [
				'As I said, not without my wife.',
				"You're still talking to one of two people.",
				"My wife isn't on this call, so there's no decision on this call.",
			],
			withdrawn: [
				'A call with both of us, after eight. That works.',
				"Good. I'd want her to hear the risks from you directly.",
				"That's how I'd want it done.",
			],
			metBy: ['offers_to_include_spouse'],
		},
	],
	traps: [
		{
			code: 'government_affiliation',
			asks: [
				'To be clear, is this a government program?',
				'So this is a government program for people in my line, correct?',
				"I get mail with seals on it every week. You're with the government, yes?",
				'Are you part of the federal relief program?',
			],
			afterHonest: [
				"Understood. Private company. That's what I assumed.",
				"Good. I'd have ended the call otherwise.",
				'Thank you. I have had calls that claimed otherwise.',
			],
			afterFalse: [
				'I work for the government. I can check that in about five minutes.',
				"That's not accurate, and we both know it.",
				"I'm writing that down, along with the time.",
			],
		},
		{
			code: 'credit_harm_denial',
			asks: [
				"So my credit won't be affected while I'm enrolled, correct?",
				"If I enroll while I'm current, my credit stays clean, right?",
				"The missed payments don't show on my credit report, do they?",
				"So it's only a small drop in my credit, and then it recovers?",
			],
			afterHonest: [
				'Understood. I appreciate the straight answer.',
				"That's what I needed to know, and it's not good.",
				'Okay. Then we have a problem, but an honest one.',
			],
			afterFalse: [
				"That contradicts what the bureau's own site says.",
				"If that's wrong, it costs me my job. Would you like to answer again?",
				"I don't think that's true, and I don't think you do either.",
			],
		},
		{
			code: 'stop_paying_without_consequences',
			asks: [
				'So I just stop paying all three?',
				'And I can quit paying the cards without anything happening?',
				"You're telling me to stop paying, correct?",
				"So I stop the automatic payments tonight, and that's it?",
			],
			afterHonest: [
				'Understood. Nothing changes tonight, then.',
				'That matters more in my case than in most.',
				"Good. I won't touch the autopay until I've thought it through.",
			],
			afterFalse: [
				"You haven't asked what a missed payment does to someone like me.",
				"That's reckless advice, to be frank.",
				'And when an investigator asks who told me to, I give your name?',
			],
		},
	],
	start: { trust: 3, pressure: 3, understanding: 4, urgency: 4, patience: 5 },
	needs: { trust: 8, understanding: 8, patience: 22 },
	tags: [],
}
