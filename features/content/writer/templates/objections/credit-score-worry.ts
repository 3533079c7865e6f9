import type { ObjectionTemplates } from './objection-templates.ts'

export const creditScoreWorry: ObjectionTemplates = {
	about: 'what this does to credit',
	quotes: [
		"I don't want to ruin my credit.",
		'What will this do to my score?',
		'I have worked hard for my credit.',
	],
	acknowledge: [
		'You are right to worry about it.',
		'That is one of the most important questions, and the answer is not a pleasant one.',
		'You have worked for that score, so you should hear this plainly.',
		'I would ask that first, too.',
		'I will be plain about it.',
		'It matters, and more for some people than for others.',
	],
	ask: [
		'What is coming up that you need credit for: a house, a car, a clearance, a new job?',
		'How are the accounts today: current, or already behind?',
		'If you had to choose, what counts more now: the score or the monthly room?',
		'Does anybody depend on your credit with you, such as a co-signer?',
		'How long could you do without new credit?',
		'Does your job depend on a credit check?',
	],
	answer: [
		'It will likely hurt your credit. Missed payments and settled accounts stay on the report for years, and I cannot predict your score or when it recovers.',
		'If you are current and need credit soon, this may not be the right choice. A counseling plan that pays in full is worth asking about first.',
		'If you are already behind, your credit has been hit, and more missed payments can make it worse. I will not tell you it cannot get lower.',
		'A settled account is usually reported as settled for less than the full balance, and lenders may count it against you.',
		'We do not repair credit, and you should be wary of anybody who says a company can remove what is true.',
		'If you hold a security clearance or a professional license, ask there first what damaged credit means for you.',
	],
	briefly: [
		"It will likely hurt your credit, and I can't predict by how much or for how long. What do you need credit for soon?",
		'You are right to ask. Expect your credit to be harmed. If the score comes first, a counseling plan that pays in full may suit you better.',
		'It likely will. Are you current or already behind, and is there something coming up that you need the score for?',
	],
	letGo: [
		'Then your credit matters more to you than the monthly room, and that is good to know. A non-profit counselor can show you a plan that pays in full.',
		'Understood. I would not start this against that.',
		'That is a sound reason to say no.',
	],
}
