import { fullName, monthFragment, months, weekdayFragment, weekdays } from '#platform/english/calendar.ts'

/** From when until before when, null where it is open, and how that is said: 'last week'. */
export type TimeSpan = { since: Date | null; until: Date | null; said: string }

/** A day of any year: `month` counts from 0, `day` from 1. */
type Day = { month: number; day: number }

const date = String.raw`(?:(${monthFragment})\.? (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})/(\d{1,2})(?:/\d{2,4})?)`
const betweenDates = new RegExp(
	String.raw`\b(?:between|from|since)? ?${date} ?(?:and|to|until|till|through|thru|[-–]) ?${date}\b`,
)
const fromDate = new RegExp(String.raw`\b(since|from|on|after)? ?${date}\b`)
const ofWeekday = new RegExp(String.raw`\b(since|from|on|last|this|this past) (${weekdayFragment})\b`)
const ofMonth = new RegExp(String.raw`\b(in|since|during|from|for|last) (${monthFragment})\b`)
const lastMany = /\b(?:last|past) (\d{1,3}|two|three|four|six) (day|week|month)s\b/
const fewWords = new Map([
	['two', 2],
	['three', 3],
	['four', 4],
	['six', 6],
])
/** 'Better than last week' is about both. */
const compares = /\b(?:than|vs\.?|versus|compared?|improv\w*|better|worse|trend\w*|progress)\b/

/** The time a question is about; everything where it names none. Days begin at midnight of the server's clock. */
export function readTimeSpan(message: string, now: Date): TimeSpan {
	const text = message.toLowerCase()
	const span = namedSpan(text, now) ?? { since: null, until: null, said: '' }
	return compares.test(text) && span.until && span.since && span.until <= now
		? { since: span.since, until: null, said: `since ${writeDate(span.since)}` }
		: span
}

const sides = /\b(?:vs\.?|versus|compared? (?:to|with)|against|than|and|or|to)\b/

/** Two times to compare, the later one first: 'this week vs last week', 'compare october and november'. */
export function readTwoSpans(message: string, now: Date): [TimeSpan, TimeSpan] | null {
	const text = message.toLowerCase()
	if (!compares.test(text)) return null
	const spans = text.split(sides).flatMap((side) => namedSpan(side, now) ?? bareMonth(side, now) ?? [])
	const [one, other] = spans
	if (!one?.since || !other?.since || spans.length !== 2 || +one.since === +other.since) return null
	return one.since > other.since ? [one, other] : [other, one]
}

const bareMonth = (text: string, now: Date) => inMonth(`in ${text.trim().split(/\s+/).at(-1) ?? ''}`, now)

function namedSpan(text: string, now: Date): TimeSpan | null {
	const [year, month, today] = [now.getFullYear(), now.getMonth(), now.getDate()]
	const dayOf = (days: number) => new Date(year, month, today + days)
	const toMonday = -((now.getDay() + 6) % 7)
	const open = (since: Date, said: string) => ({ since, until: null, said })
	const dates = between(text, now) ?? onWeekday(text, now, dayOf)
	if (dates) return dates
	if (/\btoday/.test(text)) return open(dayOf(0), 'today')
	if (/\byesterday/.test(text)) return { since: dayOf(-1), until: dayOf(0), said: 'yesterday' }
	if (/\b(?:last|past|previous) (?:week|wk)\b(?!s)/.test(text))
		return { since: dayOf(toMonday - 7), until: dayOf(toMonday), said: 'last week' }
	if (/\bthis (?:week|wk)\b/.test(text)) return open(dayOf(toMonday), 'this week')
	if (/\b(?:last|past|previous) month\b/.test(text))
		return { since: new Date(year, month - 1, 1), until: new Date(year, month, 1), said: 'last month' }
	if (/\bthis month/.test(text)) return open(new Date(year, month, 1), 'this month')
	if (/\bthis year/.test(text)) return open(new Date(year, 0, 1), 'this year')
	const [, count = '', unit = ''] = lastMany.exec(text) ?? []
	if (unit) {
		const many = fewWords.get(count) ?? Number(count)
		const since =
			unit === 'month' ? new Date(year, month - many, today) : dayOf(-many * (unit === 'week' ? 7 : 1))
		return open(since, `in the last ${many} ${unit}s`)
	}
	return inMonth(text, now)
}

/** 'Between Nov 3 and Nov 10', 'since 11/3', 'on the call of Nov 3'. */
function between(text: string, now: Date): TimeSpan | null {
	const both = betweenDates.exec(text)
	const [first, last] = both ? [readDay(both.slice(1, 5)), readDay(both.slice(5, 9))] : []
	if (first && last) {
		const since = latest(first, now)
		const end = latest(last, now)
		const until = new Date(end.getFullYear(), end.getMonth(), end.getDate() + 1)
		if (since < until) return { since, until, said: `from ${writeDate(since)} to ${writeDate(end)}` }
	}
	const one = fromDate.exec(text)
	const day = one && readDay(one.slice(2, 6))
	if (!day) return null
	const since = latest(day, now)
	if (one?.[1] === 'since' || one?.[1] === 'from' || one?.[1] === 'after')
		return { since, until: null, said: `since ${writeDate(since)}` }
	const until = new Date(since.getFullYear(), since.getMonth(), since.getDate() + 1)
	return { since, until, said: `on ${writeDate(since)}` }
}

/** 'Since Monday', 'on Tuesday': the latest one, today included only for 'this'. */
function onWeekday(text: string, now: Date, dayOf: (days: number) => Date): TimeSpan | null {
	const [, how = '', short = ''] = ofWeekday.exec(text) ?? []
	if (!short) return null
	const name = fullName(short)
	const daysAgo = (((now.getDay() + 6) % 7) - weekdays.indexOf(name) + 7) % 7
	const back = daysAgo === 0 && how === 'last' ? 7 : daysAgo
	return how === 'since' || how === 'from'
		? { since: dayOf(-back), until: null, said: `since ${name}` }
		: { since: dayOf(-back), until: dayOf(-back + 1), said: `on ${name}` }
}

/** 'In October' is that month, 'since October' all from its first day on; always the latest one. */
function inMonth(text: string, now: Date): TimeSpan | null {
	const [, how = '', short = ''] = ofMonth.exec(text) ?? []
	// 'For may' may be a verb.
	if (!short || (how === 'for' && short === 'may')) return null
	const name = fullName(short)
	const month = months.indexOf(name)
	const year = now.getFullYear() - (month > now.getMonth() ? 1 : 0)
	const since = new Date(year, month, 1)
	return how === 'since' || how === 'from'
		? { since, until: null, said: `since ${name} 1` }
		: { since, until: new Date(year, month + 1, 1), said: `in ${name}` }
}

function readDay([name, dayOfName, numberOfMonth, numberOfDay]: readonly (string | undefined)[]): Day | null {
	const month = name ? months.indexOf(fullName(name)) : Number(numberOfMonth) - 1
	const day = Number(name ? dayOfName : numberOfDay)
	return month >= 0 && month < 12 && day >= 1 && day <= 31 ? { month, day } : null
}

/** The latest such day that is not to come. */
function latest({ month, day }: Day, now: Date): Date {
	const thisYear = new Date(now.getFullYear(), month, day)
	return thisYear > now ? new Date(now.getFullYear() - 1, month, day) : thisYear
}

const writeDate = (day: Date) => `${months[day.getMonth()]?.slice(0, 3)} ${day.getDate()}`
