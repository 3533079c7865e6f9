import type { ObjectionTemplates } from './objection-templates.ts'

export const payOnMyOwn: ObjectionTemplates = {
	about: 'doing it yourself',
	quotes: [
		'I would rather pay it off myself.',
		'I can call the banks myself.',
		"I'll just budget and knock it out.",
	],
	acknowledge: [
		'You can, and it costs no fee.',
		'I respect that.',
		'If you can pay in full without us, you usually should.',
		'That is the first thing to try.',
		"Good. Then let's see whether the numbers carry it.",
		'Many people do exactly that.',
	],
	ask: [
		'What is left each month after everything, and are the balances falling?',
		'Which account would you begin with?',
		'Have you asked the creditors for their hardship terms?',
		'How long have you been paying this way, and what has changed?',
		'Is there money coming, such as a refund or extra shifts, and is it certain?',
		'Do you have the time and the nerve for the calls?',
	],
	answer: [
		'If the payments fit and the balances are falling, keep going. You do not need us for that.',
		'Put the extra money on the highest rate, or clear the smallest balance first. Either works if you keep at it.',
		'You can call each creditor, ask for its hardship terms and get them in writing. They talk to people who call.',
		'If you want to offer a lump sum yourself, get the agreement in writing before you pay a cent.',
		'If nothing is left at the end of the month, willpower alone will not move the balance. Then it makes sense to compare all the ways, ours and the others.',
		'A non-profit credit counselor can help you do it yourself, with a plan that pays in full.',
	],
	briefly: [
		'You can, and it costs no fee. If your payments fit and the balances are falling, keep going. Are they?',
		'Good. Ask each creditor for its hardship terms, in writing. What is left each month to pay extra with?',
		'Then try that first. If the balances do not move, we can compare all the ways.',
	],
	letGo: [
		'That sounds like a plan. Give it an honest try, and I will not call unless you ask me to.',
		'Good luck with it. I hope you never need us.',
		'I am glad. Get everything the creditors agree to in writing.',
	],
}
