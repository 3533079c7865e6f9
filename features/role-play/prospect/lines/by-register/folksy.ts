import type { Intent } from '../anybody.ts'

export const folksy: Partial<Record<Intent, readonly string[]>> = {
	nods: ['I hear you.', 'Well, sure.', "That'll do.", 'I reckon so.', 'Yes indeed.'],
	nods_coolly: [
		"Well, we'll see about that.",
		"I've heard a rooster crow before.",
		"I reckon that's what you're paid to say.",
	],
	follows: [
		"Well, now that's plain talk.",
		'I can follow that, even before my coffee.',
		'That makes good sense.',
	],
	hands_back: [
		'So what would you have me do?',
		'Now what do we do about it?',
		'Well, go on and tell me the rest.',
	],
	lets_ask: [
		'Go right ahead.',
		"Ask me anything, I've got the porch to myself.",
		'Well, sure, come on with it.',
	],
	is_comforted: [
		'Bless your heart for that.',
		"That's mighty kind.",
		'Well, it does a body good to hear it.',
	],
	shrugs_off_comfort: ["Well, sorry don't butter the bread.", 'Oh, folks have had it worse.'],
	feels_pressed: [
		"Now don't you hurry me.",
		"You're pushing like a calf at the gate.",
		'My mama told me never to sign with a fast talker.',
	],
	does_not_know: [
		"I couldn't tell you to save my life.",
		"Lord only knows, it's in the shoebox.",
		"I'd have to hunt up my glasses first.",
	],
	likes_candor: ['Well, I thank you for the plain truth.', "That's honest, and honest is scarce."],
	takes_in_consequences: ["Well, that's a hard row to hoe.", 'Lord. Sued. My daddy would turn over.'],
	says_goodbye: ['Well, bye now, you take care.', 'All right, hon. Bye-bye.'],
	is_insulted: ['I was raised better than to be talked to like that, and so should you have been.'],
	hears_nothing: ['Yoo-hoo? You still on the line?', "Well, I'll be. Did it cut off?"],
}
