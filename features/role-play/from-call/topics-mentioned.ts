import type { HiddenFact } from '../prospect/script.ts'

/** Something customers tell of themselves when they are asked well: how it is known, and how it is told and dodged. */
export type Matter = HiddenFact & {
	said: RegExp
	/** What led to the debt, where this is it. */
	history?: string
}

/** Told in general words, so that a prospect can have the matter without the customer's story. */
export const matters: readonly Matter[] = [
	{
		id: 'court-papers',
		said: /\b(?:summons|got served|court papers?|court date|(?:been|was|got|getting) sued|sued me|judgment against|garnish(?:ed|ing))\b/i,
		askedBy: ['lawsuit', 'creditors', 'debts'],
		trustNeeded: 5,
		lines: [
			"There's a paper from the court on my table. I haven't known what to do with it.",
			'One of them sent me court papers. I put them in a drawer, to be honest.',
			"I've been sued over one of them. I didn't want to start with that.",
		],
		dodges: ['They send all kinds of letters.', "I'd have to look at what came.", "I don't open everything."],
	},
	{
		id: 'lost-work',
		said: /\b(?:laid off|lost my job|lost the job|got let go|fired|unemploy\w*|hours? (?:were |got )?cut|cut (?:my|our|back) hours?)\b/i,
		askedBy: ['job', 'income', 'hardship'],
		trustNeeded: 4,
		history: 'Work dropped off, and I lived on the cards until it came back. It never came all the way back.',
		lines: [
			"Work isn't what it was. I'm making a good bit less than I used to.",
			'I lost hours, and nobody is saying when they come back.',
			"I was out of work a while. I'm still catching up from it.",
		],
		dodges: ['Work is work.', "It's been up and down.", 'I get by.'],
	},
	{
		id: 'illness',
		said: /\b(?:hospital|surgery|cancer|stroke|heart attack|diagnos\w*|medical|chemo\w*|er visit|emergency room)\b/i,
		askedBy: ['health', 'hardship', 'debts'],
		trustNeeded: 5,
		history: 'I was sick for a while, and what the insurance left over went on the cards.',
		lines: [
			"I was in the hospital. That's where most of this started.",
			"It's my health, mostly. I don't like to talk about it.",
			'The doctors got me well, and then the bills came.',
		],
		dodges: ["I've had a rough year, that's all.", 'That is kind of personal.', "I'm fine now."],
	},
	{
		id: 'parted',
		said: /\b(?:divorc\w*|separated|my ex\b|ex[- ](?:wife|husband)|custody|alimony|child support)\b/i,
		askedBy: ['spouse', 'household', 'hardship'],
		trustNeeded: 5,
		history: 'We split up, and the bills that two people used to pay came to one.',
		lines: [
			"We split up. Some of this was ours, and now it's mine.",
			'The divorce is where the money went, if you want to know.',
			'I pay support besides, before anything else.',
		],
		dodges: ["It's just me now.", "That's a long story.", "I'd rather leave that out of it."],
	},
	{
		id: 'loss-in-the-family',
		said: /\b(?:passed away|funeral|died|widow\w*|lost my (?:wife|husband|mother|father|mom|dad|son|daughter|brother|sister))\b/i,
		askedBy: ['household', 'hardship', 'spouse'],
		trustNeeded: 6,
		history: 'We lost somebody in the family, and I paid for things without counting.',
		lines: [
			'We had a death in the family. I have not been on top of things since.',
			"I buried somebody, and I put it on the cards. I'd do it again.",
			"It's been a hard stretch. We lost somebody.",
		],
		dodges: ["It's been a year, let's say that.", "I'd rather not get into it.", 'Things happen.'],
	},
	{
		id: 'kept-from-the-family',
		said: /\b(?:(?:wife|husband|spouse|family|kids|mother|mom|parents) (?:doesn't|don't|does not|do not|didn't) know|don't tell my|haven't told (?:my|anybody|anyone)|behind (?:his|her) back)\b/i,
		askedBy: ['spouse', 'household', 'family_help'],
		trustNeeded: 6,
		lines: [
			'Nobody at home knows how much it is.',
			"I haven't told my family. I open the mail before they see it.",
			"I'm the only one who knows the number. I'd like to keep it that way a little longer.",
		],
		dodges: ['I handle the money.', "That's between me and my family.", "It's all in my name anyway."],
	},
	{
		id: 'burned-before',
		said: /\b(?:(?:other|another|last|previous|different) (?:company|program|place|people)|consolidat\w*|tried (?:this|that|one)|credit counsel\w*|ripped off|took my money)\b/i,
		askedBy: ['past_attempts', 'scam', 'competitor'],
		trustNeeded: 5,
		lines: [
			'I was with another company once. They took their money first and I never heard back.',
			'I tried one of these before. It cost me, and I was worse off.',
			"Somebody already got money out of me for this. That's why I ask so much.",
		],
		dodges: ['You hear things.', "I've looked into it a bit.", 'I just like to be careful.'],
	},
	{
		id: 'thinking-of-bankruptcy',
		said: /\b(?:bankrupt\w*|chapter (?:7|13|seven|thirteen))\b/i,
		askedBy: ['bankruptcy', 'lawsuit', 'goal'],
		trustNeeded: 5,
		lines: [
			"I talked to a lawyer about bankruptcy. I couldn't bring myself to do it.",
			'I have the bankruptcy forms at home. I keep looking at them.',
			"I've thought about filing. I didn't want to say it.",
		],
		dodges: [
			"I'm looking at everything.",
			"I haven't decided anything.",
			'There are a couple of ways to go.',
		],
	},
	{
		id: 'student-loans',
		said: /\bstudent loans?\b/i,
		askedBy: ['student_loans', 'debts'],
		trustNeeded: 3,
		lines: [
			'Part of that is student loans, from the government ones.',
			"There's a student loan in there too. I figured it all counts.",
			'Some of it is from school, and it is federal.',
		],
		dodges: ["It's all just debt to me.", "I'd have to look at what's what.", 'A bunch of different ones.'],
	},
	{
		id: 'car-at-stake',
		said: /\b(?:car (?:loan|payment|note)|truck (?:loan|payment|note)|repo\w*|title loan|auto loan)\b/i,
		askedBy: ['secured_debt', 'debts', 'budget'],
		trustNeeded: 4,
		lines: [
			"I'm behind on the car too, and I need it to get to work.",
			"There's a loan on the car. If they come for it I can't work.",
			'The car note is the one that keeps me up at night.',
		],
		dodges: [
			"I've got the usual bills.",
			"The car's a separate thing.",
			'I keep it running, put it that way.',
		],
	},
	{
		id: 'rent-or-house',
		said: /\b(?:evict\w*|foreclos\w*|behind on (?:the |my )?(?:rent|mortgage)|late on (?:the |my )?(?:rent|mortgage))\b/i,
		askedBy: ['housing', 'budget', 'household'],
		trustNeeded: 6,
		lines: [
			"I'm behind on where I live, too. I didn't want to say.",
			'I owe on the housing besides. That comes first, I guess.',
			"If I miss another month I don't know where we live.",
		],
		dodges: ["We've got a roof.", 'The house is the house.', 'I manage the rent.'],
	},
	{
		id: 'helps-somebody',
		said: /\b(?:(?:help|support|take care of|taking care of|sending money to|moved in with) (?:my|us|me) ?(?:mother|mom|father|dad|parents|son|daughter|grand\w*|brother|sister)?)\b/i,
		askedBy: ['family_help', 'household', 'budget'],
		trustNeeded: 5,
		history: 'I helped somebody in the family out, and then some more, and it was all on my cards.',
		lines: [
			"I'm helping somebody in the family every month. That's where the extra goes.",
			"I can't stop helping out at home, so don't ask me to.",
			"There's family I send money to. It isn't on any form.",
		],
		dodges: ['It goes where it goes.', 'Bills, mostly.', "That's family."],
	},
]

/** What everybody holds back a little, for calls on which nothing else was told. */
export const usualMatter: HiddenFact = {
	id: 'savings-set-aside',
	askedBy: ['budget', 'income', 'goal'],
	trustNeeded: 6,
	lines: [
		"I do have a little put away. I don't want to touch it.",
		"There's some money set aside for emergencies. Nobody knows about that.",
		"I've got a small cushion. It lets me sleep.",
	],
	dodges: ['It comes in and it goes out.', 'Not much to tell there.', 'I live pretty simply.'],
}
