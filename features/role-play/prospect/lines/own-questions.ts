/** What the prospect wants to know before saying yes, by the disclosure or matter it asks for. */
export const ownQuestions: Record<string, readonly string[]> = {
	time_to_results: [
		'How long does something like this take?',
		'When would I actually be done?',
		'How many years are we talking about?',
		'And when does anybody get an offer? I mean the card companies.',
		'What does the calendar look like on this?',
		'How soon would they hear from you, each one of them?',
		"When's the last one of them get an offer?",
	],
	amount_before_offer: [
		'How much do I have to save up before you even call them?',
		'What has to be in there before you make an offer?',
		'So when do you start dealing with them? Do I need a certain amount?',
		'How much of each card do I need put by first?',
		'Does there have to be money there before an offer goes out?',
	],
	nonpayment_consequences: [
		'What happens if I stop paying them?',
		'What do the card companies do in the meantime?',
		'And what are the risks? There must be some.',
		'What does this do to my credit, and do they come after me?',
		'What could go wrong?',
		"What's the bad part? Everything has one.",
		'So the bills just sit there? What happens to them?',
	],
	dedicated_account_rights: [
		'Who holds my money?',
		'What if I change my mind in six months?',
		'Can I get out of it, and do I get my money back?',
		'Whose account is that?',
		'Where does the money sit, and who can touch it?',
		'And if I quit, what do I lose?',
	],
	fees_and_total_cost: [
		'What does it cost me?',
		'And how do you people get paid?',
		"What's your fee, and what does it come to altogether?",
		'All in, what would I be paying?',
		'How much of this goes to you?',
		'When do you take your cut, and how much is it?',
	],
	program: [
		'So how does it work?',
		'What exactly do you do?',
		'Can you explain it like I know nothing? Because I do.',
		'What would you do that I cannot?',
		"So what's this program, in plain words?",
	],
	taxes: [
		'Do I pay tax on any of that?',
		'Somebody said the IRS gets involved. Is that so?',
		'Is there a tax thing at the end?',
	],
	alternatives: [
		'Is there anything else I could do besides this?',
		'What would happen if I just kept paying?',
		'What do other people in my spot do?',
	],
}

/** The topic each of them raises. */
export const topicOfQuestion: Record<
	string,
	'time' | 'account' | 'lawsuit' | 'fee' | 'program' | 'taxes' | 'budget'
> = {
	time_to_results: 'time',
	amount_before_offer: 'budget',
	nonpayment_consequences: 'lawsuit',
	dedicated_account_rights: 'account',
	fees_and_total_cost: 'fee',
	program: 'program',
	taxes: 'taxes',
	alternatives: 'program',
}
