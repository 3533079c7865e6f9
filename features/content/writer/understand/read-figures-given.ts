import type { FigureKind, GivenFigure } from '../brief.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import { readAppointments } from './read-appointments.ts'
import type { Typed } from './read-typed.ts'
import { overlaps, type Stretch, stretchesOf } from './stretch.ts'
import { writeAmount, writeCount, writeMoney } from './write-figure.ts'

const phone = /(?<![\d-])(?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/g
/** Amounts from which on a figure without any other sign is the debt. */
const leastDebt = 3000

type Rule = { kind: FigureKind; before?: RegExp; after?: RegExp }

const perMonth =
	/^\s*(?:(?:dollars|bucks)\s*)?(?:\/\s*month\b|\/\s*mo\b|an?[ -]month\b|per month\b|each month\b|every month\b|monthly\b|month\b|a paycheck\b|every two weeks\b|bi-?weekly\b|a week\b|per week\b)/i
const perYear = /^\s*(?:\/\s*year\b|an?[ -]year\b|per year\b|yearly\b|annually\b|salary\b|annual\b)/i

/** Read in order: the first rule whose every pattern fits decides. `before` ends and `after` begins at the figure. */
const moneyRules: readonly Rule[] = [
	{ kind: 'other', before: /\bon (?:an? |the |her |his )\$?$/i, after: /^\s*(?:\w+ )?balance\b/i },
	{
		kind: 'other',
		before:
			/\b(?:limit|settled? (?:it |one )?for|settlement of|offer(?:ed)? of|offer(?:ed)? (?:her|him|them|us)|rent|mortgage|car payment|car note|truck payment|utilities|groceries|child support|alimony|daycare|refund of|bonus of|saved up|has saved|balance saved|already saved|savings of|checking|in the bank)\b[^.,;!?]{0,14}$/i,
	},
	{
		kind: 'other',
		after:
			/^\s*(?:a month |monthly |per month )?(?:rent|mortgage|car payment|car note|child support|alimony|tax refund|refund|bonus|in savings|in the bank|settlement|offer|limit|for rent|in rent|on rent)\b/i,
	},
	{ kind: 'amount_before_offer', after: /^[^.;!?]{0,40}\bbefore\b[^.;!?]{0,40}\b(?:offer|settle|negotiat)/i },
	{
		kind: 'amount_before_offer',
		before:
			/\b(?:before (?:the |her |his |their |a |any )?(?:first )?offer|to (?:make|start) (?:an |the first )?offers?)\b[^.,;!?]{0,20}$/i,
	},
	{
		kind: 'fee_amount',
		before: /\b(?:our fee|fees?|we charge|our charge|our cut)\b(?:(?!\bon\b)[^.,;!?$]){0,22}$/i,
	},
	{ kind: 'fee_amount', after: /^\s*(?:in |total )?(?:fees?|for our fee)\b/i },
	{
		kind: 'income',
		before:
			/\b(?:incomes?|makes|making|earns|earning|brings? (?:home|in)|bringing home|take[- ]?home|salary|paycheck|pension|social security|ssdi?|disability|net|gross|living on|lives on)\b[^.,;!?$]{0,16}$/i,
	},
	{
		kind: 'income',
		after:
			/^\s*(?:a |per |\/ ?|each )?(?:month|year|week)?(?:ly)?\s*(?:incomes?|take[- ]?home|salary|pension|social security|from social security|from his pension|in income|net|gross)\b/i,
	},
	{
		kind: 'total_cost',
		before:
			/\b(?:total (?:program )?cost|costs?|total of|all in|altogether|program total|total program|ends? up paying|pays? back|total payback)\b[^.,;!?$\d]{0,18}$/i,
	},
	{
		kind: 'total_cost',
		after:
			/^\s*(?:all[- ]in|total cost|altogether|in all|total program cost|over the (?:whole |entire )?program)\b/i,
	},
	{
		kind: 'monthly_payment',
		before:
			/\b(?:minimums?|min payments?|now pay(?:s|ing)?|currently pay(?:s|ing)?|pay(?:s|ing)?(?: out)? (?:around |about |over )?|spend(?:s|ing)|card payments?)\b[^.,;!?$\d]{0,16}$/i,
		after: perMonth,
	},
	{
		kind: 'monthly_payment',
		before:
			/\b(?:minimums?(?: payments?)?|min payments?|current payments?|currently pay(?:s|ing)|now pay(?:s|ing))\b(?:(?!\bon\b)[^.,;!?$\d]){0,16}$/i,
	},
	{
		kind: 'monthly_payment',
		after:
			/^\s*(?:(?:a|per|each|every) month |monthly |\/month )?(?:in |on |for )?(?:the |her |his |their )?(?:minimums?|min payments|minimum payments?|in payments|card payments|interest)\b/i,
	},
	{
		kind: 'monthly_deposit',
		before:
			/\b(?:deposits?|draft|drafts|monthly payment|new payment|program payment|payment|put(?:s|ting)? (?:in|away|aside)|sets? aside|setting aside|saves?|saving|afford|can do|could do|budget|commit to)\b[^.,;!?$\d]{0,18}$/i,
	},
	{
		kind: 'monthly_deposit',
		after:
			/^\s*(?:a |per |\/ ?)?(?:month|monthly)?(?:ly)?\s*(?:program )?(?:deposits?|drafts?|payment|program|plan)\b/i,
	},
	{
		kind: 'total_debt',
		before:
			/\b(?:owes?|owing|debts?|balances?|unsecured|in for|enroll(?:s|ed|ing)?|carrying|under|drowning in|sitting on|buried under)\b[^.,;!?$\d]{0,20}$/i,
	},
	{
		kind: 'total_debt',
		after:
			/^\s*(?:\+|or so|plus|worth)?\s*(?:of |in |on |across |over |total |all )?(?:(?:the|her|his|their|unsecured|credit|card|medical|total|personal|revolving|store|mixed|old|cc|enrolled|\d+|two|three|four|five|six|seven|eight|nine|ten|a few|several)\s*){0,3}(?:debts?|cards?|balances?|bills|loans?|credit card|accounts?|creditors)\b/i,
	},
	{ kind: 'monthly_deposit', before: /\bmonths?(?: at| of| for|,| @)?\s*$/i },
	{ kind: 'monthly_deposit', after: /^\s*(?:for|x|times|over)\s+\d+\s*months/i },
	{ kind: 'monthly_deposit', after: perMonth },
	{ kind: 'income', after: perYear },
]

const percentRules: readonly Rule[] = [
	{ kind: 'interest_rate', after: /^\s*(?:apr|interest|rates?)\b/i },
	{
		kind: 'interest_rate',
		before:
			/\b(?:apr|interest(?: rates?)?(?: of| at| is| are)?|rates?(?: of| at| is| are)?)\b[^.;!?\d]{0,16}$/i,
	},
	{ kind: 'fee_percent', before: /\b(?:fees?|charges?|our cut|cost|commission)\b[^.;!?\d]{0,30}$/i },
	{
		kind: 'fee_percent',
		after:
			/^[^.;!?\d]{0,12}\b(?:fees?|charge|commission|of (?:the )?(?:enrolled|enrolling|debt (?:enrolled|she|he|they)))\b/i,
	},
	{ kind: 'amount_before_offer', after: /^[^.;!?]{0,50}\bbefore\b[^.;!?]{0,40}\b(?:offer|settle|negotiat)/i },
]

const durationRules: readonly Rule[] = [
	{
		kind: 'other',
		after:
			/^\s*(?:behind|late|ago|old|past due|delinquent|before|left|in(?:to)?\b|to retire|until|from retire|free|of (?:missed|payments|silence)|at (?:her|his|the|their))/i,
	},
	{
		kind: 'other',
		before:
			/\b(?:behind|late|for the (?:last|past)|last|past|been (?:out|off|with|in)|laid off|unemployed|married|worked|working|retires? in|retiring in|since)\b[^.;!?\d]{0,14}$/i,
	},
	{ kind: 'first_offer_months', before: /\b(?:first (?:offer|settlement)|offers?)\b[^.;!?\d]{0,40}$/i },
	{
		kind: 'first_offer_months',
		after:
			/^[^.;!?\d]{0,24}\b(?:first (?:offer|settlement)|to (?:an|the first|the|her first|his first) (?:offer|settlement))\b/i,
	},
]

/** Durations of at least so many months are a program's where nothing says otherwise; shorter ones may be anything. */
const leastProgram = 12

/**
 * Every figure of the request with what it says, in the order of the words. Figures within `except` are left out: those
 * of a schedule, and of what may not be written.
 */
export function readFiguresGiven(typed: Typed, except: readonly Stretch[]): GivenFigure[] {
	const { text, asTyped } = typed
	const phones = stretchesOf(text, phone).filter((found) => isFree(found, except))
	const appointments = readAppointments(text).filter((found) => isFree(found, [...except, ...phones]))
	const amounts = readAmounts(text, [...except, ...phones, ...appointments])
	const kinds = amounts.map((amount) => kindOf(text, amount))
	const figures = [
		...phones.map(({ from, to, words }) => ({
			from,
			to,
			kind: 'phone' as const,
			text: words.replace(/^\+?1[-. ]/, ''),
		})),
		...appointments.map(({ from, to, text: written }) => ({
			from,
			to,
			kind: 'appointment' as const,
			text: written,
		})),
		...amounts.flatMap((amount, at) => {
			const kind = kinds[at]
			return kind ? [{ from: amount.from, to: amount.to, kind, text: textOf(text, amount, kind) }] : []
		}),
	].sort((a, b) => a.from - b.from)
	return onlyOnce(figures).map(({ kind, text: written, from, to }) => ({
		kind,
		text: written,
		asked: asTyped(from, to),
	}))
}

const isFree = (found: Stretch, taken: readonly Stretch[]) =>
	!taken.some((stretch) => overlaps(stretch, found))

/** A second amount cannot be the debt as well: of '31k, 12k of it on Chase' the second is something else. */
function onlyOnce<Figure extends { kind: FigureKind; text: string }>(figures: readonly Figure[]): Figure[] {
	const seen = new Set<string>()
	return figures.flatMap((figure) => {
		const key = `${figure.kind} ${figure.text}`
		if (seen.has(key)) return []
		seen.add(key)
		const isSecond = figure.kind !== 'other' && figure.kind !== 'appointment' && seen.has(figure.kind)
		seen.add(figure.kind)
		return [isSecond ? { ...figure, kind: 'other' as const } : figure]
	})
}

const fits = (rule: Rule, before: string, after: string) =>
	(rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true)

const windowBefore = 60
const windowAfter = 80

/** What a figure says, or null for one that says nothing of the customer or the program. */
function kindOf(text: string, amount: Amount): FigureKind | null {
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
	if (amount.unit === 'percent') return byRule(percentRules) ?? 'other'
	if (/^\s*ago\b/i.test(after)) return null
	if (amount.unit === 'months' || amount.unit === 'years') {
		const months = amount.value * (amount.unit === 'years' ? 12 : 1)
		return byRule(durationRules) ?? (months >= leastProgram ? 'program_months' : 'other')
	}
	if (amount.unit === 'weeks' || amount.unit === 'days') return 'other'
	return kindOfBare(text, amount, before, byRule(moneyRules))
}

function kindOfBare(
	text: string,
	amount: Amount,
	before: string,
	ruled: FigureKind | undefined,
): FigureKind | null {
	const isMoney = amount.unit === 'money' || amount.value >= 1000
	if (
		!isMoney &&
		/\b(?:age|aged|turning|turned|is|who's|she's|he's)\s+$/i.test(before) &&
		amount.value >= 18 &&
		amount.value <= 99 &&
		!ruled
	)
		return 'age'
	if (isAgeApart(text, amount)) return 'age'
	if (ruled && (isMoney || amount.value >= 20)) return ruled
	if (isMoney)
		return amount.value >= leastDebt && !/^\s*(?:on|at|with|to)\s/i.test(text.slice(amount.to))
			? 'total_debt'
			: 'other'
	return countedNoun(text, amount) || /\bscore\b[^.;!?\d]{0,12}$/i.test(before) ? 'other' : null
}

/** 'Joan (74)', 'a guy, 58, laid off'. */
const isAgeApart = (text: string, { from, to, value, unit }: Amount) =>
	unit === 'none' &&
	value >= 18 &&
	value <= 99 &&
	/(?:\p{L}\s?\(|\p{L}, )$/u.test(text.slice(Math.max(0, from - 3), from)) &&
	/^(?:\)|,\s+\p{L})/u.test(text.slice(to, to + 3))

const countedNoun = (text: string, { to }: Amount) =>
	/^[\s-]+(?:kids?|children|dependents|jobs?|payments?|deposits?|drafts?|settlements?|offers?|clients?|people|reps?|points?|score|fico|credit score|missed|weeks?|grand ?kids|hours?)\b/i.exec(
		text.slice(to, to + 40),
	)?.[0] ?? ''

function textOf(text: string, amount: Amount, kind: FigureKind): string {
	const after = text.slice(amount.to, amount.to + windowAfter)
	const isMoney =
		amount.unit === 'money' ||
		(amount.unit === 'none' && (amount.value >= 1000 || /^(?:total|fee_am|income|monthly|amount)/.test(kind)))
	if (kind === 'age') return String(amount.value)
	if (kind === 'income')
		return `${writeMoney(amount)} a ${/^\s*(?:\/ ?|a |per |each )?year|^\s*annual|^\s*salary/i.test(after) || (amount.value >= 12_000 && !perMonth.test(after)) ? 'year' : /^\s*(?:\/ ?|a |per |each )?week/i.test(after) ? 'week' : 'month'}`
	if (kind !== 'other') return isMoney ? writeMoney(amount) : writeAmount(amount)
	if (isMoney) return writeMoney(amount) + (placeOf(after) || purposeOf(text.slice(0, amount.from)))
	if (amount.unit === 'none') {
		const noun = countedNoun(text, amount).trim()
		if (noun) return `${writeCount(amount)} ${noun}`
		const purpose = purposeOf(text.slice(0, amount.from))
		return purpose ? writeMoney(amount) + purpose : `a score of ${writeCount(amount)}`
	}
	if (/\bbehind\s+$/i.test(text.slice(0, amount.from).slice(-12))) return `${writeAmount(amount)} behind`
	return (
		writeAmount(amount) +
		(/^\s*(?:behind|late|ago|past due|off)\b/i.exec(after)?.[0].toLowerCase().replace(/^\s*/, ' ') ?? '')
	)
}

/** What an amount belongs to: '$12,000 on Chase', '$900 a month in rent'. */
function placeOf(after: string): string {
	const rate = perMonth.exec(after) ? ' a month' : ''
	const rest = after.replace(perMonth, '')
	const place =
		/^\s*(?:(on|with|to|at|in|for)\s+)?(?:(?:a|the|her|his|their)\s+)?(chase|citi(?:bank)?|discover|amex|capital one|wells fargo|synchrony|bank of america|rent|mortgage|car payment|savings|tax refund|refund|bonus|child support|medical bills?)\b/i.exec(
			rest,
		)
	if (!place) return rate
	const [, preposition, noun = ''] = place
	const isCreditor = !/^(?:rent|mortgage|car|savings|tax|refund|bonus|child|medical)/i.test(noun)
	const isIncoming = /refund|bonus/i.test(noun)
	if (isIncoming) return ` ${noun.toLowerCase()}`
	const name = isCreditor ? creditorName(noun) : noun.toLowerCase()
	return `${rate} ${preposition?.toLowerCase() ?? (isCreditor ? 'on' : 'in')} ${name}`
}

/** 'Rent is 1400' names what the amount is for before it. */
function purposeOf(before: string): string {
	const [, noun = ''] =
		/\b(rent|mortgage|car payment|car note|truck payment|child support|alimony|daycare|groceries|utilities)(?: is| of| at| runs| was)?(?: about| around)? \$?$/i.exec(
			before.slice(-60),
		) ?? []
	return noun && ` for ${/payment|note|mortgage/i.test(noun) ? 'the ' : ''}${noun.toLowerCase()}`
}

const creditorName = (noun: string) =>
	/^amex$/i.test(noun)
		? 'American Express'
		: noun.toLowerCase().replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase())
