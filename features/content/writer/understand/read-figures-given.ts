import type { FigureKind, GivenFigure } from '../brief.ts'
import { durationRules, moneyRules, percentRules, type Rule } from './figure-rules.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import { readAppointments } from './read-appointments.ts'
import type { Typed } from './read-typed.ts'
import { overlaps, type Stretch, stretchesOf } from './stretch.ts'
import { countedNoun, wordFigure } from './word-figure.ts'

const phone = /(?<![\d-])(?:(?:\+?1[-. ])?\(?\d{3}\)?[-. ])?\d{3}[-. ]\d{4}(?![\d-])/g
/** Amounts from which on a figure without any other sign is the debt. */
const leastDebt = 3000

/** Durations of at least so many months are a program's where nothing says otherwise; shorter ones may be anything. */
const leastProgram = 12

/**
 * Every figure of the request with what it says, in the order of the words. Figures within `except` are left out, those
 * of a schedule; and of what may not be written, `unlawful`, all that do not tell the customer's own case.
 */
export function readFiguresGiven(
	typed: Typed,
	except: readonly Stretch[],
	unlawful: readonly Stretch[] = [],
): GivenFigure[] {
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
			const isClaimed = !isFree(amount, unlawful) && !(kind && ownCase.has(kind))
			if (isClaimed) return []
			return kind ? [{ from: amount.from, to: amount.to, kind, text: wordFigure(text, amount, kind) }] : []
		}),
	].sort((a, b) => a.from - b.from)
	return feeOf(onlyOnce(figures)).map(({ kind, text: written, from, to }) => ({
		kind,
		text: written,
		asked: asTyped(from, to),
	}))
}

const ownCase: ReadonlySet<FigureKind> = new Set([
	'total_debt',
	'accounts',
	'income',
	'age',
	'monthly_payment',
])

/** Of '25% of $40,000, so $10,000' the last is the fee: it is exactly that share. */
function feeOf<Figure extends { kind: FigureKind; text: string }>(figures: readonly Figure[]): Figure[] {
	const amountOf = (kind: FigureKind) => numberIn(figures.find((each) => each.kind === kind)?.text)
	const fee = (amountOf('fee_percent') * amountOf('total_debt')) / 100
	return figures.map((figure) =>
		fee > 0 && figure.text.startsWith('$') && numberIn(figure.text) === fee
			? { ...figure, kind: 'fee_amount' as const }
			: figure,
	)
}

const numberIn = (text = '') => Number(text.replaceAll(/[^\d.]/g, ''))

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
