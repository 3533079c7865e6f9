import type { ObjectionTemplates } from './objection-templates.ts'

/** For whatever the request calls an objection and the playbook has no name for. */
export const anyDoubt: ObjectionTemplates = {
	about: 'the open question',
	quotes: ["I don't think this is for me.", 'I have my doubts about this.', 'I am not convinced.'],
	acknowledge: [
		'Thank you for saying so.',
		'That is a fair point.',
		'I would rather hear that now than later.',
		"You're right to raise it.",
		'I hear you.',
		'That deserves a proper answer.',
	],
	ask: [
		'Can you tell me a little more about what is behind it?',
		'Which is it: the cost, the risk, the time, or trust?',
		'What would you want to know to settle it for yourself?',
		'When did you first think that?',
		'What happens if you leave things as they are?',
		'Is there an answer that would change your mind, or is it a no?',
	],
	answer: [
		'Here is what I can tell you truthfully: creditors are free to refuse, your credit will likely be hurt, you may be sued, and balances can grow while you save. If that rules it out, it is ruled out.',
		'If I do not know the answer, I will say so and find out, in writing.',
		"Compare us with the other ways: a non-profit counselor, the creditors' own hardship terms, an attorney. I can describe each of them fairly.",
		'The agreement answers most of it in plain lines. I will send it, you mark what bothers you, and we talk about that.',
		'It is not for everybody. If your payments fit and the balances are falling, keep going as you are.',
		'You would own the account, you may leave at any time with no penalty, and everything comes back except fees already earned. The risks to your credit and of a lawsuit stay.',
	],
	briefly: [
		'That is a fair point. Is it the cost, the risk, the time or us? I will answer that one and nothing else.',
		'I would rather hear that now. What would you want to know to settle it for yourself?',
		'It is not for everybody. Tell me what is behind it, and I will tell you if it rules us out.',
	],
	letGo: [
		'Then let us leave it there. Thank you for your time.',
		'That is all right. I will not call about it unless you ask me to.',
		'Understood. I wish you well with whatever you choose.',
	],
}
