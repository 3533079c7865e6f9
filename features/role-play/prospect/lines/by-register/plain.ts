import type { Intent } from '../anybody.ts'

export const plain: Partial<Record<Intent, readonly string[]>> = {
	nods: ['Okay, sure.', 'Makes sense.', 'Fair enough.', 'Alright, keep going.'],
	nods_coolly: ["I'll take your word for it, for now.", 'Okay, maybe.'],
	follows: ['Yeah, I can see that.', 'Okay, simple enough.', 'That adds up.'],
	hands_back: ["So what's the next thing?", 'What would I have to do?', 'Okay, what now?'],
	lets_ask: ['Yeah, sure, shoot.', "Okay, I've got a little time."],
	is_comforted: ['Thanks, I mean it.', 'I appreciate you saying so.'],
	feels_pressed: ["You're going too fast for me.", 'Back up a little, okay?'],
	does_not_know: ["I'd have to pull up the statement.", 'Not sure, sorry.'],
	likes_candor: ['Okay, thanks for leveling with me.', 'Good to know. Really.'],
}
