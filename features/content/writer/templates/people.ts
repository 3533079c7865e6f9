import type { TemplateSet } from '../plan/piece-writer.ts'

/** A line about those who decide with the customer. */
export const partnerLines: TemplateSet = [
	['partner', 'This touches {partner} as well, so please read it together before either of you decides.'],
	[
		'partner',
		'I would like {partner} to hear the risks from me directly and not second-hand. A call with all of us is easy to arrange.',
	],
	['partner', 'If {partner} sees it differently, that is worth knowing before any paper is signed.'],
	['partner', 'Please show {partner} this whole message. Nothing in it is for your eyes only.'],
	[
		'partner',
		'What do you think {partner} will ask first? Tell me, and I will answer it in writing for both of you.',
	],
	['partner', 'Are any of the accounts also in the name of {partner}? If so, that changes the picture.'],
	['partner', 'A decision that {partner} does not know about tends not to last, so take the time to talk.'],
	['partner', 'I am glad that {partner} has a say in this. Please take your time, both of you.'],
]

export const creditorLines: TemplateSet = [
	'You named {creditors}. Whether any of them settles is up to them.',
	'The names on your list are {creditors}, and each has its own way of dealing with late accounts.',
	'About {creditors}: I cannot speak for a creditor, and none of them has to agree to anything.',
	'You owe money to {creditors}. We are not connected with any of them.',
	'There is {creditors} on the list. How does each account stand today?',
	'You asked about {creditors}. I do not know in advance what a bank will accept, and nobody outside it does.',
]
