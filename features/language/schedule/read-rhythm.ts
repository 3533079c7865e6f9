import { type Span, spansOf } from '#platform/english/span.ts'
import { countIn, daysOf, kinds, mostDays, mostMessages, number, unit } from './time-words.ts'

/** How often: days from one message to the next, or messages in so many days; and how long, in days. */
export type Rhythm = { step: number | null; length: number | null; spans: Span[] }

const steps: readonly [RegExp, number][] = [
	[/\bevery (?:other|second|2nd) day\b/gi, 2],
	[/\b(?:every (?:other|second|2nd) week|bi-?weekly|fortnightly|every two weeks)\b/gi, 14],
	[/\b(?:quarterly|(?:once|one|1) (?:a|every|each|per) quarter|every quarter)\b/gi, 91],
	[
		/\b(?:monthly|every month|each month|(?:once|one|1) (?:a|per|each|every) mo(?:nth)?|month[- ]by[- ]month|one apiece)\b/gi,
		30,
	],
	[
		/\b(?:weekly|every week|each week|(?:once|one|1) (?:a|per|each|every) w(?:ee)?k|per week|a week apart|(?:one |once )?(?:each|every) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi,
		7,
	],
	[/\b(?:daily|every day|each day|once a day|one a day|per day|a day (?:apart|between))\b/gi, 1],
]
const everyFew = new RegExp(
	String.raw`\b(?:every|each)\s+(${number})\s+(${unit})\b|\b(${number})\s+(${unit})\s+apart\b`,
	'gi',
)
/** 'Two emails a week', '4/yr'. */
const rate = new RegExp(
	String.raw`\b(${number})\s+(?:\S+\s+){0,2}${kinds}\s+(?:an?|per|each|every)\s+(day|week|month|year)\b(?!\s+apart)|\b(\d{1,2})\s?(?:\/|per)\s?(yr|year)\b`,
	'gi',
)
/** Days, weeks or months of a rate that says no end. */
const usualRate = 3
const weekday = 'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun'
/** 'A mon/wed/fri thing for a fortnight'. */
const onWeekdays = new RegExp(String.raw`\b(?:${weekday})(?:\s*\/\s*(?:${weekday})){1,4}\b`, 'gi')

const span = new RegExp(
	String.raw`(?<!\b(?:paused?|hold|gone|away|off|out|quiet|silent|behind|sick|suspended)\s)\b(?:over|across|within|for|during|spread (?:out )?over|in|throughout|covering|spanning|lasting)\s+(?:the\s+)?(?:next\s+|first\s+|whole\s+|course of\s+)?(${number})\s+(${unit})\b|\b(${number})[\s-]+(day|week|month|year)[\s-]+(?:long\s+)?(?:e-?mail |text |follow[- ]?up |nurture |welcome |re-?engagement )?(?:sequence|drip|cadence|campaign|series|plan|schedule)\b`,
	'gi',
)
/** Beside the other numbers of a sequence, days and weeks alone are its length. */
const bareSpan = new RegExp(
	String.raw`\b(${number})[\s-]+(days?|weeks?|wks?)\b(?!\s+(?:ago|behind|late|old|past|since|without|apart|later))`,
	'gi',
)
const namedSpan =
	/\b(?:(first )?half (?:a )?(year)|(?:whole|over the|over a|for a|for the next|the next|all) (week|month|fortnight|quarter|year)|first (month|week)|a (month|year) of)\b/gi
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
/** 'Jan through March', 'Oct-Dec', 'months 1 thru 6', 'month 2 to 5': both ends count. */
const monthRange = new RegExp(
	String.raw`\b(${months})[a-z]*\.?\s*(?:-|–|through|thru|to|until|till)\s*(${months})[a-z]*\b|\bmonths?\s+(\d{1,2})\s*(?:-|–|through|thru|to)\s*(?:month\s+)?(\d{1,2})\b`,
	'gi',
)

/** How often messages go out and how long, as far as the text says. */
export function readRhythm(text: string, count: number | null): Rhythm {
	const spans: Span[] = []
	const first = <Found extends Span>(found: readonly Found[]) => {
		spans.push(...found)
		return found[0]
	}
	const weekdays = first(spansOf(text, onWeekdays))
	const rated = first(spansOf(text, rate))
	const step = weekdays
		? 7 / weekdays.words.split('/').length
		: rated
			? stepOf(rated.groups)
			: readStep(text, first)
	return {
		step,
		length: readLength(text, step, step !== null || count !== null, first) ?? lengthWithout(weekdays, rated),
		spans,
	}
}

type First = <Found extends Span>(found: readonly Found[]) => Found | undefined

function readLength(text: string, step: number | null, isSequence: boolean, first: First): number | null {
	const whole = first(spansOf(text, span).filter(isShort))
	if (whole) return lengthOf(whole.groups)
	const ranged = step === 30 ? first(spansOf(text, monthRange)) : undefined
	if (ranged) return monthsIn(ranged.groups) * 30
	const named = isSequence ? first(spansOf(text, namedSpan)) : undefined
	if (named) return namedLength(named.groups)
	const bare = first(spansOf(text, bareSpan).filter(isShort))
	return bare ? lengthOf(bare.groups) : null
}

/** How long, where no end is given: weekdays are those of one week. */
function lengthWithout(weekdays: unknown, rated: { groups: RegExpMatchArray } | undefined) {
	if (weekdays) return 7
	if (!rated) return null
	const [, , per] = rated.groups
	return per && !/year/i.test(per) ? usualRate * daysOf(per) : daysOf('year')
}

const stepOf = ([, count, per, yearly]: RegExpMatchArray) =>
	per ? daysOf(per) / (countIn(count) ?? 1) : 365 / Number(yearly)

function readStep(text: string, first: First) {
	const few = first(spansOf(text, everyFew))
	if (few) {
		const [, every, unitEvery = '', apart, unitApart = ''] = few.groups
		return (countIn(every ?? apart) ?? 1) * daysOf(unitEvery || unitApart)
	}
	for (const [pattern, step] of steps) {
		const found = spansOf(text, pattern).filter(({ from, to }) => step < 30 || !isPaid(text, from, to))
		if (first(found)) return step
	}
	return null
}

/** 'A monthly of 225', '240 each month' is money. */
const isPaid = (text: string, from: number, to: number) =>
	/(?:\$|\d{3}|\bpay|dollars|deposit)[^.;!?]*$|\b(?:the|my|our|his|her|their|us)\s+$/i.test(
		text.slice(Math.max(0, from - 40), from),
	) ||
	/^[^.;]{0,20}\d{2}|^\s*(?:is|are|minimums?|payments?|take-?home|party|review|call|goal|income|deposits?)\b/i.test(
		text.slice(to, to + 24),
	)

/** What is longer than a year is a program: '478 a month for 42 months'. */
const isShort = ({ groups }: { groups: RegExpMatchArray }) => lengthOf(groups) <= mostDays
const lengthOf = ([, over, unitOver, long, unitLong]: RegExpMatchArray) =>
	(countIn(over ?? long) ?? 1) * daysOf(unitOver ?? unitLong ?? '')

const namedLength = ([, , half, all, first, of]: RegExpMatchArray) =>
	half ? 180 : daysOf(all ?? first ?? of ?? '')

function monthsIn([, from, to, first, last]: RegExpMatchArray) {
	if (first && last) return Math.max(1, Number(last) - Number(first) + 1)
	const names = months.split('|')
	const [start, end] = [from, to].map((name) => names.indexOf((name ?? '').toLowerCase()))
	return (((end ?? 0) - (start ?? 0) + 12) % 12) + 1
}

const usual = 5
const usualOver = (days: number) => (days <= 7 ? Math.min(3, days) : days <= 21 ? 5 : 6)

/** The text with blanks for weekdays that are a rhythm. */
export const withoutWeekdays = (text: string) => text.replace(onWeekdays, (days) => ' '.repeat(days.length))

/** The days of a rhythm, the first day being 1: as many as messages are wanted, or as fit; null where it says nothing. */
export function daysIn({ step, length }: Rhythm, count: number | null): number[] | null {
	if (step) {
		const fitting = length && Math.max(1, Math.round(length / step))
		const sent = Math.min(count ?? fitting ?? usual, mostMessages)
		return Array.from({ length: sent }, (_, at) => Math.floor(1 + at * step))
	}
	return length ? spread(count ?? usualOver(length), length) : null
}

/** The first on the first day, the last on the last, the others evenly between. */
const spread = (count: number, days: number) =>
	count < 2
		? [1]
		: [...new Set(Array.from({ length: count }, (_, at) => 1 + Math.round((at * (days - 1)) / (count - 1))))]
