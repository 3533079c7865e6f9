import type { FigureKind } from '../brief.ts'
import type { TemplateSet } from '../plan/piece-writer.ts'

/** Sentences that tell a given figure to the customer. */
export const figureLines: Readonly<Record<Exclude<FigureKind, 'other'>, TemplateSet>> = {
	total_debt: [
		'You put what you owe at {debt} in all.',
		'The debts we looked at come to {debt}.',
		'By your count the balances add up to {debt}.',
		'Altogether you owe {debt}, as far as we have it on paper.',
		'On paper, your balances come to {debt}.',
		'The balance we are speaking of is {debt}.',
		['has_accounts', 'You owe {debt} on {accounts}.'],
		['has_accounts', 'The picture so far: {debt}, spread over {accounts}.'],
		['has_rate', 'You owe {debt}, and the cards charge {rate} on it.'],
	],
	monthly_deposit: [
		['missed_deposit', 'The deposit is {deposit}.'],
		['missed_deposit', 'It concerns the deposit of {deposit}.'],
		['decided welcome|enrolled', 'Your deposit is {deposit}, into the account that is yours.'],
		['!decided', 'The plan we worked out asks for {deposit} a month, paid into an account that you own.'],
		['!decided', 'The deposit into your own account would be {deposit} a month.'],
		['!decided', 'Each month you would set aside {deposit}.'],
		[
			'!decided',
			'The monthly deposit comes to {deposit}; ask yourself honestly whether that fits after rent, food and the car.',
		],
		['decided', 'Your monthly deposit is {deposit}.'],
		['decided', 'You set aside {deposit} a month.'],
	],
	monthly_payment: [
		'Today you send your creditors {payment} a month.',
		'You told me that {payment} a month goes to the cards.',
		'You told me that you pay {payment} a month as things are.',
		'Creditors get {payment} a month from you at present.',
	],
	income: [
		'Your income, as you gave it, is {income}.',
		'You have {income} coming in.',
		'What comes in is {income}, and everything has to fit into that.',
		'The budget starts from an income of {income}.',
	],
	fee_percent: [
		'Our fee is {fee} of the debt you enroll.',
		'For each debt that settles, our fee is {fee} of the amount you enrolled.',
		'We charge {fee} of the enrolled debt, debt by debt.',
		'Our charge is {fee} of the debt that you enroll with us.',
	],
	fee_amount: [
		'In dollars, our fee is {feeAmount}.',
		'Our fee would come to {feeAmount} in dollars.',
		'The fee amounts to {feeAmount}.',
	],
	program_months: [
		'The estimate for the whole plan is {months}, and it can take longer.',
		'We estimate {months} from start to finish; that is an estimate and not a promise.',
		'On paper the plan runs {months}. Creditors decide how close to that it stays.',
		'Our estimate for the program is {months}.',
	],
	first_offer_months: [
		'We estimate that each of your creditors gets an offer within {firstOffer}.',
		'By our estimate every creditor gets an offer within {firstOffer}.',
	],
	amount_before_offer: [
		'Before we make an offer on a debt, about {toSave} of that debt has to be saved in your account.',
		'An offer to a creditor goes out once {toSave} of that debt is saved in your account.',
	],
	interest_rate: [
		'The interest you mentioned is {rate}.',
		'Your cards charge {rate}, which is why balances move so slowly.',
		'The interest is {rate}, as you told me.',
		'You told me that the rate is {rate}.',
	],
	accounts: [
		'It concerns {accounts}.',
		'We spoke about {accounts}.',
		'On the list are {accounts}.',
		'You have {accounts} that we went through.',
	],
	total_cost: [
		'The estimated total cost, our fee included, is {total}.',
		'All in, our fee with it, the estimate is {total}; it can change.',
		'The estimated total, with the fee in it, is {total}.',
	],
	appointment: [
		'We said {when}.',
		'The time we have is {when}.',
		'My calendar says {when} for our talk.',
		'I will call {when}, as agreed.',
		'Our time is {when}. Tell me if another time is better.',
	],
	deposit_date: [
		'The date of the deposit is {due}.',
		'The deposit is due {due}.',
		'The deposit was set for {due}.',
	],
	missed_appointment: ['We had said {missed}.', 'The time was {missed}.', 'It was set for {missed}.'],
	age: [
		'You told me that you are {age}, and a plan should fit the years ahead of you.',
		'At {age} you know your own mind, and I will not tell you what to want.',
		'You mentioned that you are {age}; what you need credit for from here is a fair question to start with.',
	],
	phone: [
		'You can reach me at {phone}.',
		'My number is {phone}.',
		'If talking is easier, call me at {phone}.',
		'The number to call is {phone}.',
	],
}

/** The names of figures in a list: 'Total debt: $31,480'. */
export const figureNames: Readonly<Record<FigureKind, readonly [string, ...string[]]>> = {
	total_debt: ['What you owe', 'Total debt', 'Balances in all'],
	monthly_deposit: ['Monthly deposit into your own account', 'Deposit a month', 'Monthly deposit'],
	monthly_payment: [
		'What you pay a month today',
		'Current monthly payments',
		'Paid to creditors each month today',
	],
	income: ['Income', 'What comes in'],
	fee_percent: ['Our fee, of the debt you enroll', 'Our fee, as a share of enrolled debt'],
	fee_amount: ['Our fee in dollars', 'The fee in dollars'],
	program_months: ['Estimated length of the program', 'Our estimate from start to finish'],
	first_offer_months: [
		'Every creditor has had an offer by (estimate)',
		'Estimated time until the last first offer',
	],
	amount_before_offer: [
		'To be saved for each debt before an offer',
		'Saved on each debt before we make an offer',
	],
	interest_rate: ['Card interest', 'Interest the cards charge'],
	accounts: ['Accounts', 'What it is spread over'],
	total_cost: ['Estimated total cost, our fee included', 'Estimated total with our fee'],
	appointment: ['Time we agreed on', 'When we talk'],
	deposit_date: ['Date of the deposit', 'Deposit due'],
	missed_appointment: ['The time that was missed', 'Was set for'],
	age: ['Age of the customer', 'Age, as told'],
	phone: ['My number', 'Where to reach me'],
	other: ['Also noted', 'Also mentioned'],
}

/** How a list of figures is begun. */
export const figureHeads: TemplateSet = [
	'The numbers, so far as I have them:',
	'Here are your numbers in one place:',
	'What I have written down:',
	'For your records:',
	'The figures we have:',
	'So that we mean the same thing:',
	['after_call|first_call', 'From our last talk:'],
	['partner', 'Your numbers, to share with {partner}:'],
]

/** 'The 12th', 'November 30'. */
const date = /^(?:the \d{1,2}(?:st|nd|rd|th)|[A-Z][a-z]+ \d{1,2})$/

/** In a list, what figures are that tell when or how often. */
export const otherHeads: readonly (readonly [RegExp, string])[] = [
	[/^some .* ago$/, 'What you told me of happened'],
	[/ times$/, 'I have tried to reach you'],
	[/ ago$/, 'Last in touch'],
	[date, 'Date to keep in mind'],
]

/** When we last spoke, when something happened, how often we tried, and papers that are wanted, say more than that they were spoken of. */
export const otherLinesFor: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
	[/^some .* ago$/, ['What happened {it} is part of the picture, too.', 'You told me what happened {it}.']],
	[/ times$/, ['I have tried to reach you {it}.', 'So far I have tried {it} to reach you.']],
	[date, ['The date to keep in mind is {it}.', 'Please keep the date in mind: {it}.']],
	[/ ago$/, ['We were last in touch {it}.', 'The last time we were in touch was {it}.']],
	[
		/\b(?:statements|stubs|forms|documents|papers|letters|returns|signatures)$/,
		['What it is about: {it}.', 'This concerns {it}.'],
	],
]

/** What a figure is that has no meaning of its own here: `{it}` with its noun, where the request gives one. */
export const otherLines: readonly [string, ...string[]] = [
	'You told me about {it}, too.',
	'You told me about {it}.',
	'And you told me about {it}.',
	'We spoke about {it} as well.',
]
