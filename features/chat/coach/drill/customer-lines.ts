/** How a customer puts each objection, one for each round: the first plainly, the later ones harder. */
export const customerLines: Readonly<Record<string, readonly [string, string, string]>> = {
	price: [
		"Three hundred a month? I can't afford that.",
		"That's a lot of money for you to make a few phone calls.",
		"The other place was cheaper, and I've got rent and insulin to pay first.",
	],
	think_about_it: [
		'I need to think about it.',
		"I'd rather sleep on it, it's a lot to take in.",
		"I never decide anything on the phone. Let me think about it and I'll call you.",
	],
	spouse: [
		'I have to talk to my husband first.',
		"My wife handles the money, and she's going to say no.",
		"He doesn't even know about these cards. I can't do this without him finding out.",
	],
	competitor: [
		"I've got a quote from another company and they're cheaper.",
		'The other guys said they could get me done in two years. Why would I pick you?',
		"I'm calling three companies today, so what makes you any different?",
	],
	not_right_time: [
		"It's not a good time, call me after the holidays.",
		"I'm between jobs right now. Maybe next year.",
		"We've got a baby coming in March, I can't take on anything till then.",
	],
	manager_or_not_authorized: [
		"It's my mother's card, I just handle her mail.",
		"I'd have to run it by my business partner, he signs everything.",
		'I want to speak to your manager before I go any further.',
	],
	not_sure: [
		"I'm just not sure about this.",
		"I don't know, it sounds good but something feels off.",
		"I'm not sure I want to stop paying people I owe.",
	],
	already_tried: [
		'I already tried one of these programs and it did nothing.',
		'The last company took eight hundred dollars and disappeared.',
		'I was in one of these for a year and got sued anyway. Why would I do it again?',
	],
	scam_fear: [
		'This sounds like a scam.',
		'How do I know you people are for real? You called me.',
		"My brother says you're all crooks. I'm not giving you my social.",
	],
	credit_score_worry: [
		'What is this going to do to my credit?',
		"I've worked hard for a seven twenty. I don't want to wreck it.",
		'I want to buy a house next year. Is my credit going to be ruined?',
	],
	bankruptcy_instead: [
		"I think I'll just file bankruptcy.",
		'My cousin did a chapter seven and it was all gone in four months.',
		'A lawyer told me to file. Why should I pay you instead?',
	],
	pay_on_my_own: [
		"I think I'll just pay it off myself.",
		"Why wouldn't I call the bank myself and keep your fee?",
		"I've got a tax refund coming. I can settle these on my own.",
	],
}

/** Rounds of one drill. */
export const drillRounds = 3
