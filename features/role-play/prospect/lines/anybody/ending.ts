/** Leaving the call, without a yes or after one. */
export const ending = {
	leaving_soon: [
		"Listen, I've got to go in a minute.",
		"I'm going to have to get off the phone soon.",
		"I can't stay on much longer.",
		"You've got about two more minutes of me.",
		'I need to wrap this up. What is the bottom line?',
		"My time's about gone here.",
	],
	asks_for_callback: [
		"I've got to run, but I don't want to drop this. Could you call me tomorrow?",
		"I'm out of time, and I want to hear the rest. Can we finish this another day?",
		'I have to get off the phone. Would you call me back this week?',
		'I really have to go now. Can we pick a time and pick this up again?',
	],
	declines_untrusting: [
		"I don't think so. Something about this doesn't sit right. Goodbye.",
		"No, thank you. I don't feel good about this. Bye now.",
		"I'm going to pass. You haven't given me a reason to trust you.",
		"I think I'm better off leaving this alone. Goodbye.",
		"No. I've heard enough. Take care.",
	],
	declines_out_of_time: [
		"I have to go now, and I'm not any closer to a yes. Goodbye.",
		"I'm out of time. I think I'll leave it. Bye.",
		"I've been on here long enough. It's a no for now. Goodbye.",
		"I really have to go. Let's just call it a no.",
		"That's all the time I've got. Thanks anyway.",
	],
	declines_thankful: [
		"Well, thank you for telling me the truth. I'll make that call instead. Goodbye.",
		"You could have just sold me something. I won't forget that. Take care.",
		"Then that's what I'll do. Thank you for being straight. Bye now.",
		"I'm glad I called, even if it's a no. Thank you.",
		"All right. I know what to do next, and that's more than I had this morning. Goodbye.",
		'I respect that. You have a good day.',
	],
	says_goodbye: [
		'Okay, bye now.',
		'All right. Goodbye.',
		'Thanks. You take care.',
		'Okay. Bye.',
		'All right then. So long.',
	],
} satisfies Record<string, readonly string[]>
