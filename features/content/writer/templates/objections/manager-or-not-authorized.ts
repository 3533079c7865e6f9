import type { ObjectionTemplates } from './objection-templates.ts'

export const managerOrNotAuthorized: ObjectionTemplates = {
	about: 'who decides',
	quotes: ["I'm not the one who decides.", 'Let me talk to your manager.', "The debt isn't in my name."],
	acknowledge: [
		'Thanks for telling me.',
		'Good that you say so now.',
		'Of course, and thank you for asking.',
		'I understand that you want to help.',
		'That is fair to ask.',
		'All right, then let us do this properly.',
	],
	ask: [
		'Who should be on the call, and when could we all speak?',
		'Whose name is on the accounts?',
		'Is it something I said that a manager should hear?',
		'Do they know that you are talking to us?',
		'What would you like a supervisor to answer?',
		'Is there a power of attorney? If so, my supervisor has to look at it first.',
	],
	answer: [
		'I cannot enroll a debt without the person who owes it, and I cannot talk about their accounts with anybody else. A call with them is easy to arrange.',
		'I will get my supervisor. If nobody is free right now, you will get a call back at the time that suits you.',
		'I can send you general information, without anything about the accounts, so that you can talk it over with them.',
		'It has to be their decision, made with the costs and the risks in front of them. I will gladly tell them myself.',
		'You may be present on the call, and it often helps. The answers have to come from the person whose debts they are.',
		'A manager will tell you the same rules, and you may still like to hear them from somebody else. I will arrange it.',
	],
	briefly: [
		"Thanks for telling me. I can't enroll a debt without the person who owes it. Who should be on the call, and when?",
		'Of course. I will get my supervisor, or have them call you at a time you choose. What should I tell them it is about?',
		'Then let us do it with the person who decides. When could we all speak?',
	],
	letGo: [
		'That is fine. They can call me whenever they like, and I will not call them on my own.',
		'Then let us leave it there. Thank you for looking after them.',
		'Understood. I will note it for my supervisor.',
	],
}
