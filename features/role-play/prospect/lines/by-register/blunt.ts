import type { Intent } from '../anybody.ts'

export const blunt: Partial<Record<Intent, readonly string[]>> = {
	nods: ['Fine.', 'Got it.', 'Keep going.', 'Yep.', 'Next.'],
	nods_coolly: ['Sure, whatever.', "I'm not sold.", 'Heard it all before.', "Yeah, I'll bet."],
	follows: ['Okay, I get it.', "Good, that's an actual answer.", 'Clear. Next.'],
	half_follows: ['Kind of. Say it shorter.', 'Mostly. You talk around things.'],
	hands_back: ['So what do you need?', 'Then what?', "What's next?"],
	hands_back_coolly: ["What's your angle?", 'You got a point?', 'Bottom line it for me.'],
	lets_ask: ['Shoot.', 'Yeah. Go.', "Make it quick and we're good."],
	lets_ask_unwillingly: ['Fast.', "You've got two minutes.", 'Ask. No promises.'],
	is_comforted: ['Thanks. Really.', 'Huh. Okay. Thanks.', "All right, I'll give you that one."],
	shrugs_off_comfort: ["Save it. What's the deal?", "I don't need sorry, I need a number."],
	feels_pressed: ['Quit pushing.', 'You want this more than I do.', "Back off a step or I'm gone."],
	does_not_know: [
		'No clue.',
		"Don't know. Don't have it in front of me.",
		'You tell me, I threw the letters out.',
	],
	likes_candor: ['Good. No sugar coating. I like that.', 'Finally, a straight answer.'],
	takes_in_consequences: ['So they sue me. Great. At least you said it.', 'That stinks. But I asked.'],
	says_goodbye: ['Yep. Bye.', 'Later.'],
	is_insulted: ["Say that again and you'll hear a click.", 'Watch it, pal.'],
	was_not_answered: ['Nice dodge. Answer it.', "That's not an answer."],
	confirms_summary: ['Yep.', "That's it.", 'Right on the money.'],
	picks_up: ['Yeah.', 'Yeah, {name}.'],
	picks_up_guarded: [
		'Yeah, {name}. Who wants to know?',
		'Who is this and how did you get my number?',
		"Yeah, what's this about?",
	],
}
