import type { TemplateSet } from '../plan/piece-writer.ts'

/** What each message of a sequence is for. */
export type Purpose = 'recap' | 'question' | 'fact' | 'risk' | 'answer' | 'others' | 'practical' | 'last'

/** Subject lines by purpose, and for the calls between them a name of the step. */
export const messageSubjects: Readonly<Record<Purpose, TemplateSet>> = {
	recap: [
		'Where we stand',
		'In a few lines',
		'What I have understood',
		'To begin with',
		['has_debt', 'Your {debt}, on paper'],
	],
	question: [
		'What I would like to ask you',
		'Something I should have asked',
		'What weighs most?',
		'I would like to hear from you, [name]',
		'May I ask?',
	],
	fact: [
		'Worth knowing',
		'A fact, nothing else',
		'Something most people are not told',
		'Good to know either way',
		'For your notes',
	],
	risk: [
		'The hard part',
		'The risks, first',
		'The honest risks',
		'What nobody likes to write',
		'Before you think of yes',
	],
	answer: ['About what you said', 'You had a point', 'An answer I owe you', 'Your doubt, taken seriously'],
	others: ['Other ways', 'Have you compared?', 'It does not have to be us', 'What else you could do'],
	practical: ['What happens next', 'The practical side', 'How it would go', 'Step by step'],
	last: [
		'My last note',
		'I will leave it here',
		'Closing my notes',
		'The door, and no foot in it',
		'Last message from me',
	],
}

/** How a message of a sequence begins. */
export const messageOpenings: Readonly<Record<Purpose, TemplateSet>> = {
	recap: [
		'Let me put down what I have understood so far. Correct me wherever I am wrong.',
		'Before anything else, the short version of where we are.',
		'I would like us to mean the same thing, so here is how I see it.',
		'Everything in one place, for your files.',
	],
	question: [
		'No news from me today, only a question.',
		'I have been wondering about something, and only you can answer it.',
		'There is something I would like to ask you.',
		'No information today. I would like to listen.',
	],
	fact: [
		'Here is something that is good to know, whatever you decide.',
		'A fact that helps you with anybody you talk to, us or somebody else:',
		'No sales talk in this one, just something useful.',
		'Most people find this out late, so here it is early.',
	],
	risk: [
		'This is the message that a salesperson likes least to write.',
		'You should hear the risks from me and not find them in the small print.',
		'Today, the other side of the coin.',
		'I promised you the hard parts as well. Here they are.',
	],
	answer: [
		'I have thought about what you said.',
		'You raised a point that deserves more than a quick reply.',
		'What you told me has stayed with me.',
		'Let me come back to what you said.',
	],
	others: [
		'We are one way among several.',
		'It would be odd to sell you something without telling you what else there is.',
		'A comparison, because you should make one.',
		'Today I send you elsewhere.',
	],
	practical: [
		'In case you wonder how it would go in practice:',
		'The practical side, without the brochure.',
		'Here is what the next step would look like, if you wanted one.',
		'Some people like to see the road before they decide. Here it is.',
	],
	last: [
		'This is my last message, and it needs no answer.',
		'I do not want to be one more thing in your inbox, so I stop here.',
		'I take silence as a no, and I respect it.',
		'With this I close my notes.',
	],
}

/** The last message lets go. */
export const lastWords: TemplateSet = [
	'If you ever want to compare again, you know where I am. I will not write or call unless you ask me to.',
	'Whatever you chose, I hope it works out for you.',
	'If nothing of this was useful, I am sorry for the time it took. If something was, I am glad.',
	'Should a letter from a court ever come, see an attorney right away, with or without us.',
	'You can call me in a month or in a year. The answer will be as plain as now.',
	'Thank you for reading. I wish you quiet nights.',
]

/** What is said on a call that stands between the messages. */
export const callSteps: Readonly<Record<Purpose, TemplateSet>> = {
	recap: [
		'Call, say who you are and that the call is recorded, and ask whether what you wrote down is right.',
		'Call at a time they gave you. Repeat what you understood, then listen.',
	],
	question: [
		'Call and ask only this. Do not explain anything unless they ask.',
		'A short call with a single question. Leave no message if nobody answers.',
	],
	fact: [
		'If they pick up, tell them this and ask whether it was news. Sell nothing.',
		'Call to pass on something useful, then thank them and hang up.',
	],
	risk: [
		'Call and read the risks aloud, slowly. Ask what they understood.',
		'Go through what can go wrong, point by point, and wait after each.',
	],
	answer: [
		'Call to answer what held them up. Acknowledge it first.',
		'Take up their doubt, in their words, and ask whether the answer is enough.',
	],
	others: [
		'Call and compare the ways with them, the ones without us first.',
		'Ask what else they have looked at, and help them compare it.',
	],
	practical: [
		'Call and describe the next step. Ask whether they want it.',
		'Describe the papers to them, and ask whether they would like to go on.',
	],
	last: [
		'No call. Note in the record that they are left in peace.',
		'A last try. If nobody answers, leave it for good.',
	],
}
