import type { Amount, Unit } from './amount.ts'

/** The nouns for what is owed, with what may precede them. */
export const accountNouns = String.raw`(?:of (?:the|her|his|their|my|these|those) )?(?:(?:credit|store|maxed(?:[- ]out)?|different|major|open|bank|personal|unsecured|medical|other|total|payday|old)\s+){0,2}(?:cards?|accounts?|creditors?|debts?|loans?|bills?|balances?|lenders?|collections)`

const units: readonly [Unit, RegExp][] = [
	['percent', /^\s*(?:%|percent\b|per cent\b|pct\b)|^(?=\s*apr\b)/i],
	['age', /^[\s-]*(?:years?[\s-](?:olds?|of age)|y\/?o\b|yrs?[\s-]old)/i],
	['months', /^[\s-]*months?\b/i],
	['years', /^[\s-]*years?\b/i],
	['weeks', /^[\s-]*weeks?\b/i],
	['days', /^[\s-]*(?:(?:business|working|calendar|bank) )?days?\b/i],
	['accounts', new RegExp(String.raw`^[\s-]+${accountNouns}\b`, 'i')],
	['money', /^\s*(?:dollars?|bucks|usd)\b|^(?=\s*(?:an hour|per hour|\/ ?hr?\b|\/ ?hour))/i],
]
/** From so much on a bare number is dollars. */
export const leastMonthly = 100

/** How often we tried to reach someone: 'called her 4 times'. */
export const isTries = (text: string, { from, to }: { from: number; to: number }) =>
	/^[\s-]*(?:times|attempts|tries)\b/i.test(text.slice(to, to + 12)) &&
	/\b(?:called|tried|dialed|rang|phoned|texted|reached out|attempted|(?:not|\w+n['’]t) (?:ever )?(?:pick(?:ed)? up|answer(?:ed)?|respond(?:ed)?|repl(?:y|ied)))\b[^.;!?]{0,25}$/i.test(
		text.slice(Math.max(0, from - 60), from),
	) &&
	!/\b(?:collectors?|creditors?|bank|they|she|chase|citi|discover)\b[^.;!?]{0,30}$/i.test(
		text.slice(Math.max(0, from - 60), from),
	)

/** Figures about the piece, not about the customer: '3 bullet points', '200 words', '5 reasons'. */
const structural =
	/^[\s-]*(?:(?:short|quick|good|different|simple|main|key|top|best|strong|great|open-?ended|discovery)\s+)?(?:sentences?|words?|lines?|paragraphs?|bullets?|bullet points?|points?|seconds?|secs?|minutes?|versions?|options?|variations?|alternatives|examples?|reasons?|things|tips?|ways?|steps?|questions?|ideas|takeaways|characters?|pages?|subject lines?|emails?|texts?|messages?|touch(?:es)?|parts?|headlines?|posts?|scripts?|rebuttals?|items?|grade|attempts?|times(?! ?\$?\d| (?:a|per|each) day)|tries|voicemails|calls?(?! (?:a|per|each) day)|stars?|page|pager|sided|way|on one|x(?! ?\$?\d))\b/i
/** A number, of a dollar sign on, and the amount read before it. */
type Place = {
	text: string
	value: number
	from: number
	to: number
	/** Dollars although it does not say so. */
	isDollars: boolean
	previous: Amount | undefined
}
/** What a number counts, and where the words for it end. */
type Counted = { unit: Unit; noun: string; to: number }

/** What a number counts by the words around it; null for what is asked of the piece: '3 bullet points'. */
export function detectUnit(place: Place): Counted | null {
	const { text, value, from, to } = place
	const isMoney =
		place.isDollars || text[from] === '$' || /k$|thousand$|grand$|million$/i.test(text.slice(from, to))
	return (isMoney ? null : unitBefore(place)) ?? unitAfter(text, to, isMoney || value >= leastMoney, value)
}

/** What a number counts by the words before it: 'by month 7', '688 x 48', '15 percent, not 25', 'owes 9,400 on five'. */
function unitBefore(place: Place): Counted | null {
	const { text, value, from, to } = place
	const before = text.slice(Math.max(0, from - 30), from)
	const after = text.slice(to, to + 30)
	const months = { unit: 'months', noun: 'months', to } as const
	if (value <= longestMonths && monthOf.test(before)) return { ...months, noun: 'month' }
	const isTerm = value >= shortestTerm && value <= longestTerm
	if (isTerm && /\d\s?(?:x|×|\*|times) ?$|\bterm(?: is| of|:)? $/i.test(before)) return months
	const ahead = unitAhead(place)
	if (ahead) return ahead
	if (
		/\.(?:99|24|49|74)$/.test(text.slice(from, to)) &&
		text[from] !== '$' &&
		value > 5 &&
		value < highestRate
	)
		return { unit: 'percent', noun: '', to }
	if (!endsThere.test(after)) return null
	if (isTerm && (perMonthFor.test(before) || /^ ?(?:x|×|\*|times|by|at) ?\$?\d{3}/i.test(after)))
		return months
	if (isRate(value, text.slice(from, to), before)) return { unit: 'percent', noun: '', to }
	if (value >= lowestFee && value <= highestRate && (feeBefore.test(before) || cardsAt.test(before)))
		return { unit: 'percent', noun: '', to }
	return unitBeside(place)
}

/** What a number counts by the one that it is compared with: '48 vs 60 months', 'went from 36 to 42 months'. */
function unitAhead({ text, value, to }: Place): Counted | null {
	const isTerm = Number.isInteger(value) && value >= shortestTerm && value <= longestTerm
	return isTerm && comparedMonths.test(text.slice(to, to + 40))
		? { unit: 'months', noun: 'months', to }
		: null
}
const comparedMonths =
	/^ (?:to|vs\.?|versus|or|and|rather than|instead of|not|up to|down to|into) (?:the )?\d{1,2}[ -]months?\b/i

/** What a number counts by the amount before it: '15 percent, not 25', '427, 50', 'owes 9,400 on five'. */
function unitBeside({ text, value, from, to, previous }: Place): Counted | null {
	if (!previous || from - previous.to > farthest) return null
	const gap = text.slice(previous.to, from)
	const isTerm = Number.isInteger(value) && value >= shortestTerm && value <= longestTerm
	const isFew = Number.isInteger(value) && value >= 1 && value <= mostAccounts
	const isDollars = previous.unit === 'money' || previous.unit === 'none'
	const isPercentBeside =
		percentAlike.test(gap) ||
		(value >= lowestFee && corrects.test(gap)) ||
		(!Number.isInteger(value) && isContinuation.test(gap))
	if (previous.unit === 'percent' && value <= highestRate && isPercentBeside)
		return { unit: 'percent', noun: '', to }
	if (previous.unit === 'months' && isTerm && insteadOf.test(gap))
		return { unit: 'months', noun: 'months', to }
	if (previous.unit === 'years' && value < 10 && isFew && insteadOf.test(gap))
		return { unit: 'years', noun: 'years', to }
	if (previous.unit === 'accounts' && isFew && /\b(?:not|instead of|rather than) $/i.test(gap))
		return { unit: 'accounts', noun: previous.noun, to }
	if (!isDollars) return null
	if (value >= 2 && isFew && previous.value >= leastMoney && onThem.test(gap))
		return { unit: 'accounts', noun: 'accounts', to }
	if (value >= lowestRate && value <= highestRate && previous.value >= leastMoney && atRate.test(gap))
		return { unit: 'percent', noun: '', to }
	const isMonthly = previous.value >= leastMonthly && previous.value <= mostMonthly
	return isTerm && value >= shortestListed && isMonthly && listed.test(gap)
		? { unit: 'months', noun: 'months', to }
		: null
}

/** Shortest and longest programs, in months, that a bare number may mean. */
const shortestTerm = 6
const longestTerm = 84
/** In a list of figures, bare numbers lower than this are no months. */
const shortestListed = 12
/** Highest interest, in percent, and the lowest that is given without a sign. */
const highestRate = 40
const lowestRate = 8
const mostAccounts = 25
/** Most dollars that are deposited a month. */
const mostMonthly = 3000
/** Fees, in percent of the debt, are seldom lower. */
const lowestFee = 12
/** 'His cards are at 29'. */
const cardsAt = /\bcards?(?:['’]?s)?(?: (?:is|are))?(?: all)? at (?:about |around )?$/i
const feeBefore =
	/\b(?:fee(?:'s|’s)?(?: percentage| rate)?|charges?|our cut)(?: is| of| at| being)?(?: only| just)? $/i
/** 'By month 7', but not 'a month 4)'. */
const monthOf = /(?<!\b(?:a|per|each|every|last|this|next) |\/ ?)\bmonths? $/i
/** 'A month for 48', '402 x 48', '890/48'. */
const perMonthFor =
	/(?:\d|\bmonth|\bmonthly)\s?(?:for|by|times|x|×|\*) ?$|\bx ?$|\b\d{3}(?: ?\/ ?month)? ?\/ ?$/i
/** '388; 48', '533 a month 4) 48'. */
const listed =
	/^(?: ?(?:a month|per month|\/ ?month|monthly|deposit))?(?:[,;/|\s]+(?:\d\)|for|x|by|over)|[;/|]|,(?=.*\bmonth))\s*$/i
const onThem = /^ (?:on|across|over|in|spread over) (?:all )?$|^ ?\d\) $/i
/** 'Owes 20,400 at around 27', 'a balance of 8,200 @ 26'. */
const atRate = /^ (?:(?:in debt|in cards|on cards|debt|balance) )?at (?:around |about |like |roughly )?$/i
/** Interest is said without a percent sign at most as '24.99', '26.24', '28.74' or '19.49', or after 'at'. */
const isRate = (value: number, written: string, before: string) =>
	!Number.isInteger(value) &&
	value < highestRate &&
	!/\$$/.test(before) &&
	(/\b(?:at|apr|rates?|average)(?: around| about| of)? $/i.test(before) || /\.9$/.test(written))

/** Characters between two figures that are compared. */
const farthest = 60
const endsThere =
	/^\s*(?:[.,;:!?)"'”’/]|$|and\b|but\b|or\b|so\b|on\b|in total\b|total\b|done\b|with\b|fee\b|instead\b|x|×|\*|by\b|at\b|\d\))/i
const percentAlike =
	/\b(?:we(?:'re| are)(?: at)?|we charge|ours is|ours|you(?: charge| want)?|want|not|vs\.?|versus|against|than|us)(?: only| just)? $/i
/** 'I said 22%, but it's 25', '24.99 on one, 27.74 and 31.49'. */
const corrects = /\b(?:when|but|no|actually|heard|said)\b[^.;!?]{0,24} $/i
const isContinuation = /^,? ?(?:and )?$/i
const insteadOf = /\b(?:instead of|not|with you and|from|rather than|was|were|to|down to|up to|vs\.?|than) $/i

/** From so much on, a bare number is dollars: no one has so many cards or months. */
const leastMoney = 1000

/** Whether what a number counts follows it: '5 cards', '25%', '8 weeks'. */
export const countsSomething = (text: string, to: number) =>
	units.some(([, pattern]) => pattern.test(text.slice(to, to + 50))) ||
	structural.test(text.slice(to, to + 50))

/** No plan runs longer, in months: '345 mo' is 345 dollars a month. */
const longestMonths = 120

function unitAfter(text: string, to: number, isMoney: boolean, value: number): Counted | null {
	const after = text.slice(to, to + 50)
	for (const [unit, pattern] of units) {
		const found = pattern.exec(after)
		if (!found || (isMoney && unit !== 'money' && unit !== 'percent')) continue
		if (unit === 'months' && value > longestMonths) return { unit: 'money', noun: '', to }
		return { unit, noun: found[0].trim().replace(/^-/, ''), to: to + found[0].length }
	}
	if (isMoney) return { unit: 'money', noun: '', to }
	const isAsked = structural.test(after) && !isTries(text, { from: to, to })
	return isAsked ? null : { unit: 'none', noun: '', to }
}
