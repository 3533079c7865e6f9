import type { Intent } from '../anybody.ts'

export const weary: Partial<Record<Intent, readonly string[]>> = {
	nods: ['Yeah. Okay.', "Mm. I'm here.", 'All right. Go on.', 'Okay, yeah.', "I'm listening, just tired."],
	nods_coolly: ["I'm too tired to argue.", 'Sure. Like the others.', 'Okay. Whatever helps you.'],
	follows: [
		'Okay. I can hold on to that.',
		'That I can follow, even this late.',
		"All right. That's less bad than I thought.",
	],
	half_follows: ["I think so. My head's full.", 'Some of it went in.'],
	hands_back: ['So what do I do?', 'Just tell me what comes next.', "I don't have a lot left. What now?"],
	hands_back_coolly: [
		'Please, just say what you want.',
		"I've been on calls like this. What is it?",
		'And what does it cost me this time?',
	],
	lets_ask: [
		'Sure. I just got off my feet.',
		'Go ahead. I got nothing but time tonight.',
		'Okay. If it helps.',
	],
	is_comforted: [
		"Thanks. I don't hear that much lately.",
		'That… thank you. Yeah.',
		"I'm okay. Thank you, though.",
	],
	shrugs_off_comfort: ['Yeah. Well.', "It's fine. I'm used to it."],
	feels_pressed: [
		"I can't do the hard sell today. I just can't.",
		"Please don't push. I haven't got it in me.",
		'I get enough of that from the collectors.',
	],
	does_not_know: [
		"I stopped opening those. I don't know.",
		"I can't keep it all straight anymore.",
		"I'd have to look, and I don't want to look.",
	],
	likes_candor: ['Thanks for not dressing it up.', "I'd rather be tired and know."],
	takes_in_consequences: ['So, more calls. I already let it ring.', 'Sued. God. Okay. Keep going.'],
	says_goodbye: ['Okay. Good night.', 'All right. Thanks. Bye.'],
	is_insulted: ["I've had a long enough day. Don't speak to me like that."],
	confirms_summary: ["Yeah. That's it. That's all of it.", 'Hearing it back like that… yeah.'],
	picks_up: ['Mm, hello.', "Hello, yeah. It's {name}."],
}
