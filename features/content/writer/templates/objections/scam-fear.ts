import type { ObjectionTemplates } from './objection-templates.ts'

export const scamFear: ObjectionTemplates = {
	about: 'the fear of a scam',
	quotes: [
		'This sounds like a scam.',
		'How do I know you are real?',
		"I don't give my information over the phone.",
	],
	acknowledge: [
		"You're right to check; I would, too.",
		'You do well to ask. There are real scams in this business.',
		'You should be careful with anybody who calls about money, me included.',
		"I can't prove myself over the phone, and I will not try.",
		'I am glad you ask. Too many people do not.',
		'Better suspicious than sorry.',
	],
	ask: [
		'What would you want to see before you trusted a company like ours?',
		'Has something happened to you, or to somebody you know?',
		'Would it help if you found our number yourself and called that?',
		'Is it us, or the whole business?',
		'What have you read or heard about us?',
		'Which question would you ask if you could ask only a single one?',
	],
	answer: [
		'We are [company], a private, for-profit company. Look up our license with your state, the CFPB complaint database and your attorney general, and call back on the number you find yourself.',
		'Here is a test for anybody in this business: whoever wants money before a debt is settled and paid on is breaking the rules. Use it on us.',
		'Keep your numbers to yourself today. I will send the agreement, you check us out, and you call if you like what you find.',
		'We are not part of the government or your bank, and nobody sent us. If anybody tells you that, hang up.',
		'A real company puts its promises in writing and lets you read them. If anything I say is not in the agreement, do not believe it.',
		'I will not ask for your Social Security number or your bank details until you have checked us and decided for yourself.',
	],
	briefly: [
		"You should check. We're [company], private and for-profit. Look up our license and our complaints, then call the number you find yourself.",
		'You do well to ask. Keep your numbers to yourself, read the agreement first, and hang up on anybody who wants money before a debt is settled.',
		"I can't prove it on the phone. What would you want to see before you trusted us?",
	],
	letGo: [
		'That is fair. If anybody asks you for money before a debt is settled, hang up, on us too.',
		'Understood, I will leave you in peace. You have our name, and the call is yours to make.',
		'Better safe. I will not call you about this.',
	],
}
