import type { GuideEntry } from '#features/compliance/index.ts'

/**
 * The coaching topics on selling. Two of their names have a reading that would harm customers: each says what that
 * would be, why it is not taught, and what the lawful practice is.
 */
export const sellingTopics: readonly GuideEntry[] = [
	{
		id: 'same-call-enrollment',
		title: 'Same-Call Enrollment',
		kind: 'topic',
		asked: [
			'same call enrollment',
			'one call close',
			'how do i enroll them on the first call',
			'close on call one',
			'get them to sign today',
			'same day signing',
			'can i enroll someone on the first call',
			'how do i create urgency',
			'get the signature before they cool off',
			'first call close script',
			'sign up on the spot',
			'finish everything in one call',
			'enroll right away',
		],
		answer:
			'The risky reading is hurrying a signature before they can think; we do not teach that, because haste hides the disclosures and an invented deadline is a prohibited claim. What is lawful is informed enrollment: if everything is done and they want to, it may be the same call.',
		why: 'A hurried customer cancels, complains, or never understood. Some states may not allow signing on the same call at all, so check your state list first.',
		say: [
			'You have everything now. There is no deadline: we can do it today if you want to, or after you have read it.',
			'Please read the agreement first, I will wait. Which line would you like me to explain?',
			'Before you sign, tell me in your own words what can happen to your credit and what it costs in all.',
		],
		briefly:
			'You have everything now. There is no deadline: we can do it today if you want to, or after you have read it. Which line would you like me to explain?',
		insteadOf: [
			{
				not: 'This rate is only good until midnight.',
				say: 'There is no deadline from us. Read it, and tell me when you want to talk.',
			},
			{
				not: "Just sign, and we'll go over the details later.",
				say: 'Let us go over the details first; sign only if you still want to.',
			},
		],
		points: [
			'Budget done, and the deposit fits.',
			'All disclosures given, and understood in their own words.',
			'Agreement read, right to leave named.',
			'State allows it, and whoever else decides has been heard.',
			'A direct question, and "not today" is a good answer.',
		],
		citation: '16 CFR 310.3(a)(1)',
		related: ['closing-with-consent', 'false-urgency-or-threat', 'pressure-on-the-call', 'think-about-it'],
	},
	{
		id: 'debt-pain-amplification',
		title: 'Debt Pain Amplification',
		kind: 'topic',
		asked: [
			'debt pain amplification',
			'how do i amplify the pain',
			'make them feel the pain of their debt',
			'create emotional urgency',
			'twist the knife',
			'how to use fear to close',
			'pain points debt script',
			'make them see how bad it is',
			'cost of doing nothing',
			'what if they do nothing pitch',
			'push on the pain',
			'make it hurt so they act',
			'scare them a little',
			'make them realize how deep they are',
		],
		answer:
			'The risky reading is frightening or shaming people into signing; we do not teach that, because threats and fear are abusive under the sales rule and lead people to bad decisions. The lawful practice is a clear picture: what staying as it is costs, from their own numbers, and just as clearly what the program costs.',
		why: 'People in debt avoid looking. A calm calculation they asked for helps them; pictures of sheriffs and shamed children do not, and they are findings.',
		say: [
			'Would it help to see what these balances cost you each month in interest? You can say no.',
			'At {percent} a year, about {amount} of your payment this month is interest. Here is the same for our program: the deposit, the fee, the likely harm to your credit.',
			'How does that sit with you? We can stop here if it is a lot.',
		],
		briefly:
			'Would it help to see what these balances cost you each month in interest? Then I will show you just as plainly what our program costs and risks.',
		insteadOf: [
			{
				not: 'Picture the sheriff at your door with your kids watching.',
				say: 'I can explain what generally happens when a creditor sues. Would you like that?',
			},
			{
				not: "You'll never get out of this without us.",
				say: 'There are several ways out, and this is one. Shall I go through them?',
			},
		],
		points: [
			'Ask leave first.',
			'Their own rate, minimum and months, nothing else.',
			'Facts without pictures: no family, no arrest, no shame.',
			'The cost of the program right beside it.',
			'At distress, stop.',
		],
		citation: '16 CFR 310.4(a)(1)',
		related: ['interest-in-words', 'reading-distress', 'false-urgency-or-threat', 'wages-and-house'],
	},
	{
		id: 'debt-settlement-objections',
		title: 'Debt Settlement Objections',
		kind: 'topic',
		asked: [
			'debt settlement objections',
			'help me with objections',
			'list of common objections',
			'objections training',
			'what are the objections i will hear',
			'rebuttals',
			'give me rebuttals for everything',
			'drill me on objections',
			'toughest objections in debt settlement',
			'overcome objections',
			'most common pushback',
			'what will customers object to',
			'objection cheat sheet',
		],
		answer:
			'Twelve come up again and again: price, spouse, think about it, not sure, not now, scam, tried before, another company, credit, bankruptcy, doing it alone, and not the one who decides. One way through all of them: acknowledge, clarify, answer honestly, confirm, and stop after two tries.',
		why: 'Most objections are true. Conceding the true part is what makes the rest believable.',
		say: [
			'That is a fair point, and part of it is true.',
			'What is it about that which worries you most?',
			'Does that answer it, or is something else in the way?',
		],
		briefly: 'That is a fair point, and part of it is true. What is it about that which worries you most?',
		points: [
			'Money: price, cannot afford it, on my own.',
			'Trust: scam, tried before, another company, not sure.',
			'People and time: spouse, manager, think about it, not now.',
			'Fear: credit, bankruptcy, lawsuits.',
			'Two tries, then a dated follow-up or goodbye.',
		],
		related: ['price', 'spouse', 'scam-fear', 'credit-score-worry', 'think-about-it', 'objection-handling'],
	},
]
