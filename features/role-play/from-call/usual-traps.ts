import type { Trap } from '../prospect/script.ts'

/** Invitations to a prohibited claim as anybody may put them, for the claims that were made on the call. */
const list: readonly Trap[] = [
	{
		code: 'guaranteed_result',
		asks: [
			"So it's guaranteed they'll settle?",
			'You can promise me this works?',
			"And that's for sure? All of them?",
			"So I'll be done with it, no matter what?",
		],
		afterHonest: [
			"Okay. I'd rather hear that than a promise.",
			'Alright, so nobody knows for sure. I figured.',
			'Thanks for telling me straight.',
		],
		afterFalse: [
			"Huh. That's a big promise.",
			'You sound awfully sure of yourself.',
			"For sure, you say. I'll remember you said so.",
		],
	},
	{
		code: 'advance_fee',
		asks: [
			'So what do I owe you today, to get going?',
			'Can I pay your fee right now and get it over with?',
			'Is there something to pay up front?',
			'Do I give you a card for the first payment to you?',
		],
		afterHonest: [
			"Nothing until something's settled? Okay, good.",
			"Alright. I thought you'd want something first.",
			"That's better than I expected.",
		],
		afterFalse: [
			'So I pay before you do anything. Hm.',
			"That's what I was afraid of.",
			"I read somewhere you're not supposed to ask for that.",
		],
	},
	{
		code: 'stop_paying_without_consequences',
		asks: [
			'So should I just stop paying them?',
			'I can quit paying the cards, then, and nothing happens?',
			"If I don't pay them, they just wait, right?",
			"So I don't need to worry about the payments anymore?",
		],
		afterHonest: [
			"Okay. I didn't know they could do all that.",
			"I'd better think about that part, then.",
			'Alright. Good to know before and not after.',
		],
		afterFalse: [
			'Just like that? Nothing happens? Hm.',
			'That sounds too easy.',
			'I hope you are right about that.',
		],
	},
	{
		code: 'credit_harm_denial',
		asks: [
			"And my credit's not affected by this?",
			"So this won't touch my score?",
			'My credit goes up with this, right?',
			"It doesn't go on my report, does it?",
		],
		afterHonest: [
			"Okay. I don't love it, but okay.",
			'I figured there had to be something.',
			'Alright. At least you told me.',
		],
		afterFalse: [
			"No effect at all? That's not what I read.",
			'Huh. Everybody else says it does.',
			"Well, I'm going to hold you to that.",
		],
	},
	{
		code: 'lawsuit_denial',
		asks: [
			"But they can't sue me once I'm with you, right?",
			'So nobody takes me to court?',
			'You stop them from suing, is that it?',
			"I'm safe from lawsuits, then?",
		],
		afterHonest: [
			"So it can happen. Okay. I'd want to know what I do then.",
			"Alright. I'd rather know.",
			"That's what scares me, but thanks for being honest.",
		],
		afterFalse: [
			'Never? You can stop a court?',
			'Huh. My neighbor got sued, and he had one of you.',
			"I'd like that in writing.",
		],
	},
	{
		code: 'unsupported_savings_claim',
		asks: [
			'So how much do I save? Half?',
			'What will I end up paying, pennies on the dollar?',
			"You'd get it down to half, right?",
			'What does everybody else save with you?',
		],
		afterHonest: [
			"Okay, so it depends. That's fair.",
			'Alright, no number. I can respect that.',
			'At least you are not making something up.',
		],
		afterFalse: [
			"That much? I'd like to see that on paper.",
			'Hm. The mailer said the same thing.',
			"Well, that'd be something, if it was true.",
		],
	},
	{
		code: 'government_affiliation',
		asks: [
			"So it's a government program?",
			'Are you with the government, or the bank?',
			"It's that new relief program, isn't it?",
			'So the state runs this?',
		],
		afterHonest: [
			'A private company. Okay, good to know.',
			'Alright. The mailer made it look official.',
			'Thanks for saying so.',
		],
		afterFalse: [
			'Huh. The government never calls me.',
			"I didn't know they did that now.",
			'Then why do you need anything from me?',
		],
	},
	{
		code: 'tax_consequence_denial',
		asks: [
			'And I never owe anything on what they knock off?',
			"There's no tax on any of that, is there?",
			"So whatever's forgiven is just gone, tax and all?",
			'The tax people have no part in this, right?',
		],
		afterHonest: [
			'I had no idea about the taxes. Thanks.',
			"Okay. I'd ask somebody about that.",
			'Good to know before April.',
		],
		afterFalse: [
			'Good. I hope so, anyway.',
			'Huh. My sister got a form in the mail that said otherwise.',
			'Nothing at all? Alright, if you say so.',
		],
	},
]

/** By code. */
export const usualTraps: ReadonlyMap<string, Trap> = new Map(list.map((trap) => [trap.code, trap]))
