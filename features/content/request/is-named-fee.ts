import type { Span } from '#platform/english/span.ts'

/** Words and signs that may come between the fee and its amount: 'the fee comes to about $7,870'. */
const links = new Set(
	'is was are were be been being will would should might may can could at about around roughly approximately approx exactly only just like nearly almost some total totals totaling of to in dollars dollar usd amount amounts here there currently now still all say says maybe : = ( - – — ~'.split(
		' ',
	),
)
/** Of these, words that equate the two even with other words before them: 'the fee for Denise is $7,870'. */
const equates = new Set(
	'is was be are comes come came works amounts totals totaling equals runs = :'.split(' '),
)
const fees = new Set(
	"fee fees fee's fees' charge charges price commission cut surcharge charged charging".split(' '),
)
/** Other nouns that the amount may belong to. */
const owners =
	/^(?:debts?|balances?|bal|owes?|owed|owing|cards?|accounts?|loans?|bills?|enroll\w*|deposits?|drafts?|payments?|pay|pays|paid|minimums?|income|makes|earns|costs?|settle\w*|offers?|savings|saved|refund|rent|mortgage|score|limit|total|not)$/
/** Words and signs that end a clause, where the search for a fee stops. */
const ends = /^(?:[.,;!?/)"“”]|\d.*|and|but|or|because|so|who|when|where)$/
const farthest = 8
/** Words before 'fee' that make it someone else's fee. */
const notOurs = new Set(
	"late overdraft bank setup set-up legal court annual attorney attorney's lawyer's over-limit their they he she freedom freedom's competitor competitors competitor's guys company outfit place bank's no".split(
		' ',
	),
)

/** Whether the request says that an amount is our fee: 'the fee would be $7,870', '$6,200 in fees'. */
export const isNamedFee = (text: string, { from, to }: Span): boolean =>
	isNamedByWordsBefore(text.slice(Math.max(0, from - 80), from)) || namedAfter.test(text.slice(to, to + 50))

const namedAfter =
	/^\s*(?:dollars )?(?:(?:in|for|as|is|was) (?:(?:our|the|his|her|their) )?|total )?fees?\b(?! (?:question|objection|concern|issue|email|text|script|talk|letter|explained|explainer|breakdown)s?\b|\?)/i

function isNamedByWordsBefore(before: string) {
	const words =
		before
			.toLowerCase()
			.replaceAll('’', "'")
			.replace(/\$$/, '')
			.match(/[\p{L}'-]+|\d[\d.,]*|\S/gu) ?? []
	const near = words.slice(-farthest)
	let isEquated = false
	for (const [at, word] of [...near.entries()].reverse()) {
		if (fees.has(word)) return !notOurs.has(near[at - 1] ?? '')
		if (ends.test(word) || owners.test(word)) return false
		if (equates.has(word)) isEquated = true
		else if (!links.has(word) && !isEquated) return false
	}
	return false
}
