import type { ObjectionTemplates } from './objection-templates.ts'

export const spouse: ObjectionTemplates = {
	about: 'talking to the family first',
	quotes: [
		'I have to talk about it at home first.',
		"I don't decide this alone.",
		'I need to ask my family.',
	],
	acknowledge: [
		'That is sensible; it touches everybody at the table.',
		'I would ask at home first, too.',
		"Good, then let's not decide anything today.",
		['partner', 'Talking to {partner} first is the right thing to do.'],
		['partner', 'It makes sense to hear what {partner} thinks before anything is signed.'],
		'Decisions made together tend to last.',
	],
	ask: [
		'Are any of the debts in both names?',
		'Would a call with all of us help, so that the risks come from me and not second-hand?',
		'What do you think they will ask first?',
		['partner', 'What would {partner} want to know that I have not told you?'],
		['partner', 'Which evening would suit you and {partner}?'],
		'Do they know about the debts yet? You need not tell me, but it matters for the next step.',
	],
	answer: [
		'I will send the agreement so that you can read it together, risks first. You talk it over without me, and then you tell me yes or no.',
		'If a debt is in both names, it concerns both of you: both credit reports, and both could be sued over it. So both should hear that from me.',
		[
			'partner',
			'A call with {partner} is easy to set up. I will say the same things in the same words, the costs and the risks included.',
		],
		['partner', 'I would rather answer the hard questions from {partner} now than after you have signed.'],
		'They may be against it, and they may be right. If so, I will not argue with either of you.',
		'I can put into one page what it costs, what can go wrong and what else you could do. That is easier to pass on than a phone call.',
	],
	briefly: [
		'That is sensible, it touches both of you. Would a call together help, so they hear the risks from me? And is anything in both names?',
		[
			'partner',
			'Of course, talk to {partner} first. I will send you a page with the costs and the risks. When could we all speak?',
		],
		'Please do ask at home first. What do you think they will want to know? I will put it in writing.',
	],
	letGo: [
		'Of course. Take the time you both need, and call me only if you want to.',
		['partner', 'Then it is no, and please give {partner} my regards. I will not call unless you ask me to.'],
		'If the answer at home is no, that settles it. Thank you for telling me.',
	],
}
