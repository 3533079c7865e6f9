/** To a rep who is silent or cannot be made out. */
export const badLine = {
	hears_nothing: [
		'Hello? Are you still there?',
		"I can't hear you. Did I lose you?",
		'Hello? It went quiet.',
		"You there? I've got nothing on my end.",
		'Did you hang up?',
		"Hello? Say something if you're there.",
		'Is this thing working?',
	],
	hangs_up_on_silence: [
		"There's nobody there. I'm hanging up.",
		"Well, I can't talk to a dead line. Bye.",
		"All right, I'm going. Call back if you want to talk.",
		'I guess the call dropped. Goodbye.',
	],
	cannot_make_it_out: [
		"Sorry, I couldn't make out any of that.",
		"You're breaking up. What was that?",
		"I didn't catch a word. Say it again?",
		'That came through all garbled.',
		'What? I got nothing but noise.',
		"I don't follow. Is that a bad connection?",
		'Come again? That made no sense on my end.',
	],
} satisfies Record<string, readonly string[]>
