import { type Amount, isTries, leastMonthly } from '#features/language/pure.ts'
import type { FigureKind } from './brief.ts'
import { durationRules, moneyRules, percentRules, type Rule } from './figure-rules.ts'
import { isNamedFee } from './is-named-fee.ts'
import { countedNoun, isScore } from './word-figure.ts'

/** More a month no one pays into a program. */
const mostMonthly = 5000
/** Amounts from which on a figure without any other sign is the debt. */
const leastDebt = 3000
/** Minimum months for a duration without other evidence to be the program's length. */
const leastProgram = 12

/** Minimum fee in dollars: 'fee 24' is a percentage. */
const leastFee = 100
/** '$20,000 of debt', '31k debt', '20k is her debt'. */
const isNamedDebt =
	/^\s*(?:dollars )?(?:worth )?(?:of |in )?(?:(?:total|unsecured|enrolled|combined|credit|card|cc|medical)\s+){0,3}debt\b|^ (?:is|was|that is) (?:(?:all|of|her|his|their|the|my|whole|entire|total|unsecured|card|credit)\s+){1,4}debt\b/i

const isOwed = /\b(?:owes|owed|owing) \$?$/i

const fits = (rule: Rule, before: string, after: string) =>
	(rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true)

const windowBefore = 60
const windowAfter = 80

/** The meaning of a figure for the customer or the program; null if it has none. */
export type Sense = FigureKind | null

/** The kind of each figure by the words around it. One that is the debt for want of another sense gives way to one that is called so. */
export function ruledSenses(text: string, amounts: readonly Amount[]): Sense[] {
	const kinds = amounts.map((amount) => kindOf(text, amount))
	const hasTotal = kinds.includes('total_debt')
	return kinds.map((kind) => (kind === 'likely_debt' ? (hasTotal ? 'other' : 'total_debt') : kind))
}

/** What a figure says, or null for one that says nothing of the customer or the program. */
function kindOf(text: string, amount: Amount): FigureKind | 'likely_debt' | null {
	const before = text
		.slice(Math.max(0, amount.from - windowBefore), amount.from)
		.replace(
			/\b(?:about|around|roughly|approximately|like|over|almost|nearly|just|only|up to|some|maybe)\s+$/i,
			'',
		)
	const after = text.slice(amount.to, amount.to + windowAfter)
	const byRule = (rules: readonly Rule[]) => rules.find((rule) => fits(rule, before, after))?.kind
	if (amount.unit === 'accounts') return 'accounts'
	if (amount.unit === 'age') return 'age'
	if (amount.unit === 'percent') return /^\s*off\b/i.test(after) ? null : (byRule(percentRules) ?? 'other')
	if (/^\s*ago\b/i.test(after)) return 'other'
	if (amount.unit === 'months' || amount.unit === 'years') {
		const months = amount.value * (amount.unit === 'years' ? 12 : 1)
		return byRule(durationRules) ?? (months >= leastProgram ? 'program_months' : 'other')
	}
	if (amount.unit === 'weeks' || amount.unit === 'days') return 'other'
	if (isNamedDebt.test(after) || isOwed.test(before)) return 'total_debt'
	if (amount.value >= leastFee && isNamedFee(text, amount)) return 'fee_amount'
	return kindOfBare(text, amount, before, byRule(moneyRules))
}

function kindOfBare(
	text: string,
	amount: Amount,
	before: string,
	ruled: FigureKind | undefined,
): FigureKind | 'likely_debt' | null {
	const isMoney = amount.unit === 'money' || amount.value >= 1000
	const isSmallMoney = !isMoney && amount.value >= leastMonthly && amount.value < 1000
	if (
		!isMoney &&
		/\b(?:age|aged|ages|turning|turned|is|who's|she's|he's|I'm|both|we're both)\s+$/i.test(before) &&
		amount.value >= 18 &&
		amount.value <= 99 &&
		!ruled
	)
		return 'age'
	if (isAgeApart(text, amount)) return 'age'
	const isTooMuch = /^monthly/.test(ruled ?? '') && amount.value > mostMonthly
	if (ruled && !isTooMuch && (isMoney || amount.value >= 20)) return ruled
	if (isMoney)
		return amount.value >= leastDebt && !/^\s*(?:on|at|with|to)\s/i.test(text.slice(amount.to))
			? 'likely_debt'
			: 'other'
	if (countedNoun(text, amount) || isScore(text, amount) || isTries(text, amount)) return 'other'
	return isSmallMoney ? 'monthly_deposit' : null
}

const isPerson =
	/\b(?:she|he|who|man|woman|lady|guy|client|customer|prospect|mom|dad|mother|father|husband|wife)(?:['’]?s| is| was|, )(?: only| about| already| almost)? ?$/i

/** 'Husband 66, wife 64', 'both retired, 66 and 68', 'seniors 65+'. */
const isOneOfCouple = (text: string, from: number, to: number) =>
	/\b(?:husband|wife|mom|dad|mother|father|aged?|ages|seniors|clients|people|over)(?: is)? $/i.test(
		text.slice(Math.max(0, from - 14), from),
	)
		? /^(?:\+|[,.;)'"]|\s*$| (?:and|wife|husband|with)\b)/i.test(text.slice(to, to + 9))
		: /,\s$/.test(text.slice(Math.max(0, from - 2), from))
			? /^\s+and\s+[2-9]\d[,.;)]/.test(text.slice(to, to + 10))
			: /,\s[2-9]\d\s+and\s+$/.test(text.slice(Math.max(0, from - 12), from)) &&
				/^[,.;)]/.test(text.slice(to))

/** 'Joan (74)', 'a guy, 58, laid off'. */
const isAgeApart = (text: string, { from, to, value, unit }: Amount) =>
	unit === 'none' &&
	value >= 18 &&
	value <= 99 &&
	(isOneOfCouple(text, from, to) ||
		(/(?:^|\p{L}\s?\(|\p{L}[,.] )$/u.test(text.slice(Math.max(0, from - 3), from)) &&
			/^(?:\)|[,.;]\s|$)/u.test(text.slice(to, to + 3))) ||
		(isPerson.test(text.slice(Math.max(0, from - 20), from)) &&
			/^(?:[).,;!?]|\s*$| and\b| with\b| on\b| years?\b)/i.test(text.slice(to, to + 6))))
