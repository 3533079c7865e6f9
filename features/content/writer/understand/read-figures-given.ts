import type { FigureKind, GivenFigure } from '../brief.ts'
import { findNumbers, isFree } from './find-numbers.ts'
import { judgeFigure } from './learned/judge-figure.ts'
import type { Typed } from './read-typed.ts'
import { sensesThatAddUp } from './senses-that-add-up.ts'
import type { Stretch } from './stretch.ts'
import { wordFigure } from './word-figure.ts'

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
	const { phones, appointments, places, amounts, ruled } = findNumbers(text, except)
	const kinds = sensesThatAddUp(
		amounts,
		ruled.map((sense, at) => sense && judgeFigure({ text, amounts, at, ruled })),
	)
	const figures = [
		...phones.map(({ from, to, words }) => ({
			from,
			to,
			kind: 'phone' as const,
			text: words.replace(/^\+?1[-. ]/, ''),
		})),
		...places.map((place) => ({ ...place, kind: 'other' as const })),
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
	return onlyOnce(figures).map(({ kind, text: written, from, to }) => ({
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
