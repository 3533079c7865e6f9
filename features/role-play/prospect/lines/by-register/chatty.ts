import type { Intent } from '../anybody.ts'

export const chatty: Partial<Record<Intent, readonly string[]>> = {
	nods: [
		'Oh, okay, okay.',
		'Right, right, right.',
		'Yeah, no, totally.',
		'Mm, mm-hm, go on.',
		'Oh sure, yeah.',
	],
	nods_coolly: [
		"I mean, that's what they all say, right?",
		'Okay, I am just going to let that sit there.',
		'Hm, see, my sister would have a lot to say about that.',
	],
	follows: [
		'Oh! Okay, that actually makes sense.',
		'See, nobody explained it like that, nobody.',
		"Okay, okay, I'm picking up what you're putting down.",
	],
	half_follows: [
		'Okay so I think I have it, like, seventy percent.',
		"I'm nodding, I just want you to know I'm nodding, but it's a slow nod.",
	],
	hands_back: [
		"So then what, like what's the actual next thing?",
		"Okay, so tell me more, I'm all ears now.",
		'So what else, what am I forgetting to ask?',
	],
	lets_ask: [
		'Oh sure, I could talk all day, ask me whatever.',
		"Yeah, yeah, go for it, I'm just folding laundry.",
		"Of course, honestly it's nice to talk to a person.",
	],
	is_comforted: [
		'Oh, that is so nice, you are going to make me cry over here.',
		'Thank you, oh my gosh, I needed that today.',
		"Aw, well, thank you. People don't say that.",
	],
	feels_pressed: [
		'Okay, whoa, you went from zero to sixty on me.',
		"See, now I feel like I'm at the car lot.",
		'I get all flustered when somebody rushes me, and then I say no.',
	],
	does_not_know: [
		"Oh gosh, don't quote me, I'd have to go look.",
		"I want to say I know, but I'd be making it up.",
		"That's in the pile. There's a pile.",
	],
	likes_candor: ['I love that you just said that out loud.', 'Okay, honesty, wow, in this economy.'],
	takes_in_consequences: [
		'Oh my gosh, sued, like with a courtroom and everything?',
		"Okay, I need a second, because that's the stuff I lie awake about.",
	],
	says_goodbye: ['Okay, bye, thank you, bye-bye!', "All right, I'll let you go, bye!"],
	confirms_summary: [
		'Yes! That is exactly it, you should write my life story.',
		'Oh wow, yeah, when you put it all in a row like that.',
	],
	picks_up: [
		'Hi! Yes, hello, this is {name}!',
		"Hello, hello, sorry, I couldn't find the phone. It's {name}.",
	],
}
