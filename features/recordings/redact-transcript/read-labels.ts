import type { Token } from './read-tokens.ts'

/** What is hidden, and its replacement in brackets. */
export type PersonalNumber =
	| 'card number'
	| 'bank account'
	| 'routing number'
	| 'social security number'
	| 'date of birth'
	| 'security code'

/** Words that say what a number is. `last` is the index of their last token. */
export type Label = { name: LabelName; words: string; last: number }
export type LabelName = keyof typeof labels

const ofSomething = '(?:(?:on|off|of|from) (?:the|your|my|that|this) (?:front of (?:the|your|my) )?)'
const notForThat = String.raw`(?<!\b(?:for|from|on|with) (?:the|that|this|your|my) )`
const noIncome =
	'(?! (?:income|benefits?|checks?|disability|payments?|retirement|administration|money|office))'

/**
 * By name, as regular expressions over lower-case words without punctuation. The later ones are there so that
 * ordinary numbers are distinguished from personal ones.
 */
const labels = {
	cardNumber: String.raw`card'?s? numbers?|numbers? ${ofSomething}(?:\w+ )?card`,
	card: 'card|visa|mastercard|amex|american express|discover',
	accountNumber: `(?:(?:bank|checking|savings|the|my|your) )*(?:account|acct)(?:'s)?(?: and routing)? (?:numbers?|no)|iban`,
	account: `(?:(?:bank|checking|savings|the|my|your) )*(?:account|acct)(?:'s| is)?|checking|savings`,
	routing: `routing(?:'s)?(?: and account)?(?: numbers?)?|aba|transit number`,
	social: String.raw`social security(?: numbers?)?(?: is|'s)?${noIncome}|social(?: numbers?)?(?: is|'s)?(?! (?:media|work\w*|services?|security))|ssn|tax(?:payer)? id\w*|itin`,
	code: 'security code|cvv2?|cvc2?|cid|verification (?:number|value)|(?:(?:three|four|3|4) )?digits?(?: code)? (?:on|at) the (?:back|front)|(?:code|number|three|four) on the back',
	birth: 'born|birthday|birth ?dates?|date of birth|dates of birth|dob|d o b|birth',
	ending: '(?:last|final) (?:four|4)|first (?:three|five|3|5)|middle (?:two|2)|end(?:s|ing)? in|ending',
	reference:
		'(?:reference|confirmation|case|file|client|customer|member|ticket|policy|loan|order|invoice|license|badge|agent|employee) (?:number|id|no|code)|reference|confirmation|zip(?: code)?|promo code|nmls',
	phone:
		'phone|cell|mobile|call(?:ed|ing|s|back)?|reach(?:ed)?|text|fax|dial|toll free|landline|telephone|extension',
	amount: `${notForThat}(?:balances?|owed?|owes|payments?|fees?|settled?|settlement|amounts?|total|income|makes?|made|pay|paying|paid|rent|mortgage|worth|debts?|limit|salary|score|interest|rate|saving|save|cost)`,
	expiry: String.raw`expir\w+|valid (?:thru|through)|good (?:thru|through)`,
	schedule: `${notForThat}(?:drafts?|deposits?|due|program|follow|appointment|today|tomorrow|married|anniversary|since|paychecks?|payday)`,
}

const pattern = new RegExp(
	`(?<=^| )(?:${Object.entries(labels)
		.map(([name, words]) => `(?<${name}>${words})`)
		.join('|')})(?= |$)`,
	'g',
)

/** The labels of a call, in order. */
export function readLabels(tokens: readonly Token[]): Label[] {
	const found: Label[] = []
	let words = ''
	const ends = tokens.map(({ word }) => {
		words += words ? ` ${word}` : word
		return words.length
	})
	let last = 0
	for (const { 0: whole, index, groups = {} } of words.matchAll(pattern)) {
		while ((ends[last] ?? Number.POSITIVE_INFINITY) < index + whole.length) last++
		const name = Object.keys(groups).find((key) => groups[key] !== undefined) as LabelName
		found.push({ name, words: whole, last })
	}
	return found
}
