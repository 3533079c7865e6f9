import type { ObjectionTemplates } from './objection-templates.ts'

export const notSure: ObjectionTemplates = {
	about: 'doubts',
	quotes: ["I'm not sure about this.", "I just don't know.", 'Something about it makes me nervous.'],
	acknowledge: [
		'Not being sure is a good reason to slow down.',
		'That is fair. Nobody should do this with a knot in the stomach.',
		"I hear that, and I won't try to talk it away.",
		'Good that you say it.',
		'Then let us not decide anything today.',
		'Doubt usually has a reason, and it is worth finding.',
	],
	ask: [
		'What would you need to see to be sure, either way?',
		'Is it the cost, your credit, the risk of a lawsuit, or whether you can trust us?',
		'What is the worst thing you imagine happening?',
		'Was there a moment in our talk when the doubt began?',
		'If you had to say no right now, what would the reason be?',
		'What does your gut say, and what does the budget say?',
	],
	answer: [
		'Both sides are real. On one there is likely harm to your credit, a possible lawsuit, balances that can grow and no certain result. On the other is what you told me you want.',
		'Let us take the worst first: a creditor can refuse and can sue, your credit will likely be hurt, and interest and fees can make the debt grow. If that is too much, no is the right answer.',
		'I will send you the agreement. Mark every line that bothers you, and we talk about those lines and nothing else.',
		'You do not need to be sure today. You need to know what you are choosing between, and that I can help with.',
		'Talk to somebody who earns nothing from your answer: a non-profit credit counselor, or a person you trust with money.',
		'If it does not feel right after you have read everything, follow that feeling. I will not argue.',
	],
	briefly: [
		'That is a good reason to slow down. It will likely hurt your credit, a creditor may sue, and no result is guaranteed. What would you need to see to be sure, either way?',
		'Then we do not decide today. Is it the cost, your credit, the lawsuit risk or us?',
		'Fair. Tell me the worst thing you imagine, and I will tell you honestly whether it can happen.',
	],
	letGo: [
		'Then no is the right answer for today, and that is fine.',
		'I respect that. You know where I am.',
		'Thank you for being honest with me. I will not press.',
	],
}
