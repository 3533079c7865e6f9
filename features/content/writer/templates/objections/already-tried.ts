import type { ObjectionTemplates } from './objection-templates.ts'

export const alreadyTried: ObjectionTemplates = {
	about: 'the last time it was tried',
	quotes: [
		'I already tried that, and it did not work.',
		'The last company took my money.',
		'Been there, done that.',
	],
	acknowledge: [
		'I am sorry that happened.',
		'Then you know more about this than most people I talk to.',
		'After that I would be careful, too.',
		'That must have been hard, the more so after trusting somebody.',
		'Thank you for telling me instead of just hanging up.',
		"I won't tell you that you only had the wrong company. I do not know that.",
	],
	ask: [
		'What went wrong: did they charge first, did creditors refuse, or did the deposits stop?',
		'What did they tell you at the beginning that turned out not to be so?',
		'Which accounts were left at the end?',
		'What happened to the money you had saved?',
		'What would have to be different this time?',
		'Did any creditor sue?',
	],
	answer: [
		'Some of it could happen here as well: creditors can refuse, and accounts can be sued on. What I can tell you is that no fee is due before a debt is settled, you approve it and a payment has gone out.',
		'If the deposits were the trouble, let us do the budget again before anything else. If it does not fit now, I will tell you so.',
		'If they charged you before settling anything, you can report it to the FTC or your attorney general, whether or not you ever work with us.',
		'No company decides what a creditor accepts. If that was the reason it failed, the same reason exists here, and you should hear it from me.',
		'The account would be yours, run by an independent company; you may leave at any time with no penalty, and everything comes back except fees already earned. Ask whether that was so last time.',
		'Bring the old agreement, if you have it, and compare it with ours line by line.',
	],
	briefly: [
		'I am sorry that happened. Did they charge first, did creditors refuse, or did the deposits stop? Some of that can happen here too, and I will tell you which.',
		'After that I would be careful too. What went wrong? If it can happen here as well, I will say so.',
		'Then you know how it can go. What would have to be different for it to be worth your time?',
	],
	letGo: [
		'I understand, and I will not push. I wish you better luck with whatever comes next.',
		'That is a good reason to say no. Thank you for telling me.',
		'All right. If they took a fee before settling anything, do report it, even if we never speak again.',
	],
}
