import type { ObjectionTemplates } from './objection-templates.ts'

export const notRightTime: ObjectionTemplates = {
	about: 'the timing',
	quotes: ['Now is not a good time.', 'Call me after the holidays.', 'I want to wait a while.'],
	acknowledge: [
		'Understood, there is no deadline from us.',
		'You know your month better than I do.',
		'That makes sense. Timing matters with something like this.',
		'Fair. There is rarely a quiet time, and some times are worse than others.',
		'All right, then now is not the time.',
		"I'm glad you say so instead of just not picking up.",
	],
	ask: [
		'What would need to happen for it to be the right time?',
		'Is there something coming up that changes your budget?',
		'Would you like me to call later, or would you rather call me?',
		'Is it the timing, or is there something else you do not like?',
		'What would be different then?',
		'Can you keep up the payments until then?',
	],
	answer: [
		'Waiting has a cost, since interest keeps adding to what you owe, and it has a good side too: you decide with a clear head. Only you can weigh that.',
		'It is the same offer later. I will not tell you that something runs out, because nothing does.',
		'Until then, ask your creditors for their hardship terms. Some have them, and asking costs nothing.',
		'If your income is about to change, it is right to wait. A plan should be built on the budget you will have.',
		'I can check in when you say, or leave it to you. Whichever you choose, I will keep to it.',
		'If things get worse before then, such as a letter from a court, do not wait for me: see an attorney right away.',
	],
	briefly: [
		'Understood, there is no deadline. What would make it the right time? I can check in then, or leave it to you.',
		'That is fine. Interest goes on meanwhile, but that alone is no reason to start. When would you like to talk, if at all?',
		'All right. Is it the timing, or something else you do not like? Both are fine to say.',
	],
	letGo: [
		'Then let us leave it. If you would rather I did not call, tell me, and I will not.',
		'That is fine. You have my number for later.',
		'Good. I hope the busy time goes well.',
	],
}
