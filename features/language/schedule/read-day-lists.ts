import { type Span, spansOf } from '#platform/english/span.ts'
import type { Messages } from './messages.ts'
import { daysOf, fewestListed, mostMessages } from './time-words.ts'

/** Messages listed one by one, and where the text says so. */
export type Moments = {
	messages: Messages & { count: number }
	/** Whether the request says when each goes out. */
	isTimed: boolean
	spans: readonly Span[]
}

const joint = String.raw`(?:\s*[,&/+-]\s*|\s+)(?:(?:and|then|to|or|plus)\s+)?`
/** 'Days 1, 3, 6 and 10', 'month 1, 3 and 6'. */
const dayList = new RegExp(
	String.raw`\b(day|week|month)s?:?\s+(\d{1,2}(?:${joint}(?:(?:days?|weeks?|months?)\s+)?\d{1,3}){1,11})\b(?!,\d{3})(?<!\bmonths?\s+\d{1,2}\s*(?:-|to|or)\s*\d{1,2})`,
	'gi',
)
/** '30 / 60 / 90 days', 'at 3 mos, 6 mos and 12 mos'; from two years on these are programs. */
const listOfDays =
	/(?<![$\d,.])\b((?:\d{1,2}|1[0-8]\d)(?:\s*(?:days?|weeks?|wks?|months?|mos?))?(?:\s*(?:,|\/|&|\band\b|\bthen\b)\s*(?:and |then |at )?\d{1,3}(?:\s*(?:days?|weeks?|wks?|months?|mos?))?){1,8})\b(?=[^\d]*$|[^\d])/gi
const singles = [
	/\b(?:day|d) ?(\d{1,3})\b/gi,
	/\b(?:week|wk) ?(\d{1,2})\b(?! of)/gi,
	/\b(?:month|mo) (\d{1,2})\b(?! of| ?(?:-|–|to|thru|through) ?\d)/gi,
]
const hoursBefore =
	/\b\d{1,3} ?(?:h|hrs?|hours?|min|minutes?|d|days?)\b(?=\s*[,;)&/.]|\s*$| and | before| prior)/gi
const leastMonthsOfProgram = 24
/** After three years no one is written to any more. */
const latestDay = 1100

/** A list of days, or of hours before something. */
export function readDayLists(text: string): Moments | null {
	const [list] = spansOf(text, dayList)
	if (list && !/\d,\d{3}/.test(list.words)) {
		const told = toDays((list.groups[2] ?? '').match(/\d+/g) ?? [], daysOf(list.groups[1] ?? ''))
		const days = withFirstDay(text.slice(0, list.from), told)
		return onDays(days, [list])
	}
	for (const [at, pattern] of singles.entries()) {
		const found = spansOf(text, pattern)
		const told = toDays(
			found.map(({ groups }) => groups[1] ?? ''),
			[1, 7, 30][at],
		)
		const days = withFirstDay(text.slice(0, found[0]?.from), told)
		if (days.length > 1) return onDays(days, found)
	}
	for (const found of spansOf(text, listOfDays)) {
		const numbers = found.words.match(/\d+/g) ?? []
		const units = found.words.match(/[dwm]\w*$/i)?.[0]
		const first = Number(numbers[0])
		if (!units || (/^m/i.test(units) && first >= leastMonthsOfProgram)) continue
		const days = toDays(numbers, daysOf(units))
		if (days.length === numbers.length && (days.length > 2 || first * 2 === Number(numbers[1])))
			return onDays(days, [found])
	}
	const hours = spansOf(text, hoursBefore)
	const count = new Set(hours.map(({ words }) => words.toLowerCase())).size
	return count >= fewestListed ? { messages: { count, days: null }, isTimed: true, spans: hours } : null
}

const onDays = (days: readonly number[], spans: readonly Span[]): Moments => ({
	messages: { count: days.length, days },
	isTimed: true,
	spans,
})

/** 'Same day, day 2, day 4': the first is a day as well. */
const withFirstDay = (before: string, days: readonly number[]) =>
	/\b(?:same day|today|now|at once|right away|hour 1)\s*,?\s*(?:then|and)?\s*$/i.test(before) &&
	(days[0] ?? 0) > 1
		? [0, ...days].slice(0, mostMessages)
		: [...days]

const toDays = (numbers: readonly string[], unit = 1) =>
	[...new Set(numbers.map((each) => (unit === 1 ? Number(each) : Math.max(1, Number(each) * unit))))]
		.filter((day) => day <= latestDay)
		.sort((a, b) => a - b)
		.slice(0, mostMessages)
