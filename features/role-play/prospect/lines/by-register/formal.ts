import type { Intent } from '../anybody.ts'

export const formal: Partial<Record<Intent, readonly string[]>> = {
	nods: ['I see.', 'Understood.', 'Very well.', 'Please continue.', 'Yes, I understand.'],
	nods_coolly: ['I will reserve judgment.', 'That remains to be seen.', 'Noted.'],
	follows: [
		'That is clear, thank you.',
		'I understand the mechanics now.',
		'That is a precise answer, which I appreciate.',
	],
	half_follows: ['I follow the outline, not every detail.', 'I believe I understand, subject to reading it.'],
	hands_back: [
		'What would be the next step, in your view?',
		'Please tell me how you would proceed.',
		'What further information do you require?',
	],
	hands_back_coolly: [
		'May I ask what the purpose of this is?',
		'Kindly come to the point.',
		'And your interest in this is what, exactly?',
	],
	lets_ask: ['Certainly, please go ahead.', 'You may ask.', 'Yes, this is a convenient time.'],
	lets_ask_unwillingly: ['You may ask. I may decline to answer.', 'Briefly, if you would.'],
	is_comforted: ['Thank you, that is considerate.', 'I appreciate the courtesy.', 'You are kind to say so.'],
	shrugs_off_comfort: ['Thank you. Shall we proceed?', 'I would prefer to keep to the facts.'],
	feels_pressed: [
		'I do not make decisions under pressure.',
		'I would ask you not to hurry me.',
		'Your haste does not recommend the product.',
	],
	does_not_know: [
		'I do not have that figure before me.',
		'I would have to consult my records.',
		'I cannot say without looking it up.',
	],
	likes_candor: [
		'I appreciate your candor.',
		'That is more forthright than I expected.',
		'Thank you for stating it plainly.',
	],
	takes_in_consequences: [
		'So litigation is possible. I had assumed as much.',
		'Those are significant risks, and I am glad you stated them.',
	],
	says_goodbye: ['Thank you for your time. Goodbye.', 'Very well. Good day.'],
	is_insulted: [
		'I beg your pardon? I will end this call if that continues.',
		'That language is unacceptable. This is your one warning.',
	],
	confirms_summary: ['That is an accurate summary.', 'Yes. You have it correctly.'],
	picks_up: ['Good afternoon, {name} here.', 'Yes, this is {name}. Good day.'],
}
