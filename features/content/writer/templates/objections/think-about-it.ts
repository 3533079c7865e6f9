import type { ObjectionTemplates } from './objection-templates.ts'

export const thinkAboutIt: ObjectionTemplates = {
	about: 'the wish to think it over',
	quotes: ['I need to think about it.', 'Let me sleep on it.', 'I want to read it first.'],
	acknowledge: [
		'Of course. You should think about it.',
		'Please do. There is no deadline.',
		"That's sensible; it is a big decision.",
		'Good. This should not be decided in a minute.',
		'Take the time you need.',
		"I wouldn't want it any other way.",
	],
	ask: [
		'What is it that you want to think through, so that I send you the right pages?',
		'Is it the fee, your credit or the risk of being sued?',
		'Is there something I said that did not sit well?',
		'What would help you decide, either way?',
		'Which question will come first when you read it?',
		'Would it help to have the answer to one thing in writing?',
	],
	answer: [
		'Here is what I would think through: what happens to your credit, what if a creditor sues, what it costs in all, and what you would do if you did nothing.',
		'I will send you the agreement with the costs and the risks, so you can read it in peace. We talk when you want to.',
		'Look at the risks first. Creditors can refuse, your credit will likely be hurt, you could be sued, and balances can grow with interest and fees.',
		'Waiting can be right, and so can doing something else. Please decide for your own reasons and not for mine.',
		'Interest goes on while you think. That is a fact and not a reason to sign tonight.',
		'Write down what speaks against it first. If those reasons weigh more, the answer is no, and I will accept it.',
	],
	briefly: [
		'Of course, nothing expires. Is it the fee, your credit or the risk of a lawsuit? I will send exactly that, and you tell me when to call.',
		'Please do think about it. I will send the agreement with the risks in it. What would you like to read first?',
		'Take your time. What is the one thing you want to be sure of before you decide?',
	],
	letGo: [
		'Good, take the time you need. I will not chase you; you have my number.',
		'Take all the time you need. If I do not hear from you, I will take that as your answer.',
		'All right. You have the papers, and you decide.',
	],
}
