import type { FigureKind, GivenFigure } from '../brief.ts'
import { durationRules, moneyRules, percentRules, type Rule } from './figure-rules.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import { readAppointments } from './read-appointments.ts'
import type { Typed } from './read-typed.ts'
import { overlaps, type Stretch, stretchesOf } from './stretch.ts'
import { countedNoun, wordFigure } from './word-figure.ts'

const phone = /(?<![\d-])(?:(?:\+?1[-. ])?\(?\d{3}\)?[-. ])?\d{3}[-. ]\d{4}(?![\d-])/g
/** How far the customer is: 'month 7 of 36'. */
const placeInProgram = /\bmonths? \d{1,2} of \d{1,2}\b/gi
/** More a month nobody pays into a program. */
const mostMonthly = 5000
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
	const places = stretchesOf(text, placeInProgram).filter((found) => isFree(found, except))
	const amounts = readAmounts(text, [...except, ...phones, ...appointments, ...places])
	const kinds = sureKinds(amounts.map((amount) => kindOf(text, amount)))
	const figures = [
		...phones.map(({ from, to, words }) => ({
			from,
			to,
			kind: 'phone' as const,
			text: words.replace(/^\+?1[-. ]/, ''),
		})),
		...places.map(({ from, to, words }) => ({ from, to, kind: 'other' as const, text: words.toLowerCase() })),
		...appointments.map(({ from, to, text: written }) => ({
			from,
			to,
			kind: kindOfTime(text, from, to),
			text: written,
		})),
		...amounts.flatMap((amount, at) => {
			const kind = kinds[at] ?? null
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

const kindOfTime = (text: string, from: number, to: number): FigureKind => {
	if (
		depositBefore.test(text.slice(Math.max(0, from - 40), from)) ||
		/^\s+(?:draft|deposit)\b/i.test(text.slice(to, to + 12))
	)
		return 'deposit_date'
	return isMissed(text, from) ? 'missed_appointment' : 'appointment'
}
const depositBefore = /\b(?:deposit|draft)s?\b[^.,;]{0,20}$/i

const isMissed = (text: string, from: number) =>
	/\b(?:miss(?:ed|ing)?|no[- ]?show(?:ed)?|forgot|skipped|stood (?:me|us) up|bounced|returned|failed)\b(?! .*\b(?:book|re-?book|re-?schedul\w+|for|try|until|by)\b)[^.,;]{0,24}$/i.test(
		text.slice(Math.max(0, from - 50), from),
	)

const ownCase: ReadonlySet<FigureKind> = new Set([
	'total_debt',
	'accounts',
	'income',
	'age',
	'monthly_payment',
])

/** Of '25% of $40,000, so $10,000' the last is the fee where it is exactly that share, and the first its percentage. */
function feeOf<Figure extends { kind: FigureKind; text: string }>(figures: readonly Figure[]): Figure[] {
	const percents = figures.filter(({ kind, text }) => /^fee_percent|^other/.test(kind) && text.endsWith('%'))
	const debt = numberIn(figures.find(({ kind }) => kind === 'total_debt')?.text)
	const found = percents.flatMap((percent) => {
		const share = (numberIn(percent.text) * debt) / 100
		const fee = figures.find(({ text }) => share > 0 && text.startsWith('$') && numberIn(text) === share)
		return fee ? [{ percent, fee }] : []
	})[0]
	return figures.map((figure) => {
		if (figure === found?.fee) return { ...figure, kind: 'fee_amount' as const }
		return figure === found?.percent ? { ...figure, kind: 'fee_percent' as const } : figure
	})
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
		const isSecond = figure.kind !== 'other' && !/appointment|date/.test(figure.kind) && seen.has(figure.kind)
		seen.add(figure.kind)
		return [isSecond ? { ...figure, kind: 'other' as const } : figure]
	})
}

const fits = (rule: Rule, before: string, after: string) =>
	(rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true)

const windowBefore = 60
const windowAfter = 80

/** A figure that is taken for the debt for want of another sense gives way to one that is called so. */
function sureKinds(kinds: readonly (FigureKind | 'likely_debt' | null)[]): (FigureKind | null)[] {
	const isTold = kinds.includes('total_debt')
	return kinds.map((kind) => (kind === 'likely_debt' ? (isTold ? 'other' : 'total_debt') : kind))
}

/** Before '90 days ago', these say that it was the last word between us. */
const inTouch =
	/\b(?:went (?:dark|quiet|silent|cold)|ghosted|talked|spoke|spoken|inquired|reached out|applied|last heard)\b[^.;!?\d]{0,30}$/i

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
	if (/^\s*ago\b/i.test(after)) return inTouch.test(text.slice(0, amount.from).slice(-60)) ? 'other' : null
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
): FigureKind | 'likely_debt' | null {
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
	const isTooMuch = /^monthly/.test(ruled ?? '') && amount.value > mostMonthly
	if (ruled && !isTooMuch && (isMoney || amount.value >= 20)) return ruled
	if (isMoney)
		return amount.value >= leastDebt && !/^\s*(?:on|at|with|to)\s/i.test(text.slice(amount.to))
			? 'likely_debt'
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
