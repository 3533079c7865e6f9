import type { TemplateSet } from '../plan/piece-writer.ts'

/** What a piece says in the place of something that nobody may say, by the code of the rule pack. */
export const replacementsFor: Readonly<Record<string, TemplateSet>> = {
	advance_fee: [
		'There is no fee from us until a debt is settled, you have approved it and at least one payment has gone to that creditor.',
		'We take nothing in advance. A fee comes due only once a debt is settled, you said yes to it and the creditor has been paid something.',
		'No fee is due to us before a debt is settled with your approval and a payment has gone to that creditor.',
	],
	guaranteed_result: [
		'No creditor has to settle, so I cannot guarantee a result.',
		'I will not promise an outcome: creditors are free to refuse, and results vary.',
		'There is no guarantee. Some debts may not settle, and it can take longer than we estimate.',
	],
	unsupported_savings_claim: [
		'I cannot tell you what you would save, if anything. It depends on each creditor, and our fee comes on top.',
		'I cannot give you a savings figure. What a creditor accepts is its own choice, and it may be nothing.',
		'What you might save cannot be known in advance, and I will not put a number on it.',
	],
	credit_harm_denial: [
		'This will likely hurt your credit, and I cannot predict your score.',
		'Please expect your credit to be harmed. I cannot tell you how far it drops or when it recovers.',
		'Your credit will likely suffer, and you should know that before anything else.',
	],
	stop_paying_without_consequences: [
		'The program relies on not paying enrolled creditors, and that is your choice to make. Expect harm to your credit, collection calls, possibly a lawsuit, and added interest and fees.',
		'Whether you stop paying is your decision. If you do, your credit will likely be hurt, you may be sent to collections or sued, and interest and fees can make the balances grow.',
		'I am not telling you to stop paying anybody. Stopping likely hurts your credit, can lead to collections or a lawsuit, and adds interest and fees to what you owe.',
	],
	lawsuit_denial: [
		'A creditor can sue you while you are in the program, and I cannot prevent it. If you are served, contact an attorney right away.',
		'Collection calls and lawsuits are possible, and enrolling does not stop them.',
		'You could be sued. If papers come, do not ignore them: speak with an attorney or legal aid on the same day.',
	],
	government_affiliation: [
		'We are a private company. We are not part of the government, your bank or any credit bureau.',
		'We are private and for-profit, and nobody in the government or at your bank sent us.',
		'We have no tie to any government agency, bank or credit bureau.',
	],
	legal_representation_claim: [
		'I am not a lawyer and cannot give legal advice. If you are sued, contact an attorney or legal aid right away.',
		'I am not a lawyer, and we are no law firm. For legal questions please see an attorney.',
		'We are not a law firm. If papers come from a court, please see an attorney right away.',
	],
	nonprofit_claim: [
		'We are a for-profit company, and I am paid when people enroll. Non-profit credit counseling is another option.',
		'We are a for-profit company and charge a fee for our work. A non-profit credit counselor is another option.',
		'This is a paid service of a for-profit company.',
	],
	false_urgency_or_threat: [
		'There is no deadline from us. Take the time you need.',
		'There is no deadline, so read it in peace.',
		'There is no deadline. Please take as long as you need.',
	],
	account_control_misstatement: [
		'The account is yours. You can leave at any time with no penalty, and you get everything back except fees already earned.',
		'You own the money in the account, you may leave any time without a penalty, and all of it comes back except fees already earned.',
		'The money in the account belongs to you; leave whenever you like, no penalty, and get everything back except fees we have earned.',
	],
	tax_consequence_denial: [
		'Forgiven debt may be taxable. A tax professional can tell you whether an exclusion applies to you.',
		'What a creditor forgives may count as income, so please ask a tax professional.',
		'There may be tax on forgiven debt, so please ask a tax professional.',
	],
	loan_misrepresentation: [
		'This is not a loan. No money is lent, and you still owe your creditors until a settlement you approved is paid.',
		'Nothing here is a loan, and nobody pays your creditors off for you.',
		'This is not a loan or a consolidation; you save your own money and we negotiate.',
	],
	abusive_language: [
		'I understand if now is not a good time.',
		'I respect whatever you decide.',
		'You need not explain anything to me.',
	],
	do_not_call_ignored: [
		'If you would rather not hear from us, say so in any words you like, and you will not.',
		'One word is enough and I will put you on our do-not-call list.',
		'If you ask us to stop, we stop.',
	],
}

/** How a change is told, where the lawful words stand in the piece: `{words}` are its own. */
export const changeWords: readonly [string, ...string[]] = [
	'The piece says instead: “{words}”',
	'It now reads: “{words}”',
	'In its place stands: “{words}”',
]

/** How a change is told, where the piece has no place for more words. */
export const leftOut: readonly [string, ...string[]] = ['Left out; the message claims nothing of the kind.']

/** How it is told that a disclosure stays although it was to be left out. */
export const keptWords: readonly [string, ...string[]] = [
	'The disclosure is still made: {title}.',
	'It is still said: {title}.',
	'Kept, because the piece may not go out without it: {title}.',
]
