import { readFigures } from '#platform/english/read-figures.ts'
import type { Brief } from '../brief.ts'
import { type Stretch, stretchesOf } from './stretch.ts'

type Schedule = { messages: Brief['messages']; stretches: readonly Stretch[] }

const number = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety|couple(?: of)?|pair of|half a dozen|dozen)`
const kinds =
	'(?:e-?mails?|texts?|text messages?|messages?|touch(?:es)?|touch ?points?|steps?|parts?|notes?|calls?|voicemails?|contacts?|check[- ]?ins?|nudges?|follow[- ]?ups?|mailings?|pieces?|reminders?|mails?|letters?|sends?|tries|attempts?|things|episodes|installments?|contacts|hits|taps|(?:sun|mon|tues|wednes|thurs|fri|satur)days)'
const between =
	'(?:(?:short|quick|brief|different|follow[- ]?up|nurture|welcome|friendly|warm|reminder|automated|separate|total|drip|outreach|plain|gentle|weekly|daily|unique|re-?engagement)[ ,]+){0,2}'
const counts = new RegExp(String.raw`\b(${number})[\s-]+${between}(${kinds})\b`, 'gi')
const seriesOf = new RegExp(
	String.raw`\b(?:series|sequence|drip|cadence|campaign|set|run|string|chain)\s+(?:of|with)\s+(${number})\b(?!\s*(?:-|days?|weeks?|months?))`,
	'gi',
)
/** 'Six of them', '5 in 7 days'. */
const inAll = new RegExp(
	String.raw`\b(${number})\s+(?:of (?:them|these|em|'em|those)|(?:is|are|will be) (?:enough|plenty|fine|good)|in all|in total|total|messages? total|in (?=\d+ days))\b`,
	'gi',
)
/** '5-email sequence' is a count; 'my two emails', 'her last 2 emails' tell what was. */
const past =
	/\b(?:my|her|his|their|our|last|previous|first|those|these|after|ignored|answered|already|sent)(?: (?:last|first|previous|other|sent))?\s+$/i

const dayList =
	/\b(day|week|month)s?\s+(\d{1,2}(?:(?:\s*[,&/+-]\s*|\s+)(?:(?:and|then|to|or|plus)\s+)?(?:(?:days?|weeks?|months?)\s+)?\d{1,2}){1,11})\b(?<!\bmonths?\s+\d{1,2}\s*(?:-|to|or)\s*\d{1,2})/gi
const singleDay = /\bdays?\s+(\d{1,2})\b/gi
const everyOther = /\bevery (?:other|second|2nd) day\b/gi
const everyFew = new RegExp(
	String.raw`\b(?:every|each)\s+(${number})\s+(days?|weeks?)\b|\b(${number})\s+(days?|weeks?)\s+apart\b`,
	'gi',
)
const daily = /\b(?:daily|every day|each day|once a day|one a day|per day)\b/gi
const weekly =
	/\b(?:weekly|every week|each week|once a week|one a week|one per week|per week|a week apart)\b/gi
const span = new RegExp(
	String.raw`\b(?:over|across|within|for|during|spread (?:out )?over|in|throughout|covering|spanning|lasting)\s+(?:the\s+)?(?:next\s+|first\s+|course of\s+)?(${number})\s+(days?|weeks?|months?)\b|\b(${number})[\s-]+(day|week|month)[\s-]+(?:long\s+)?(?:e-?mail |text |follow[- ]?up |nurture |welcome |re-?engagement )?(?:sequence|drip|cadence|campaign|series|plan|schedule)\b`,
	'gi',
)
/** Beside the other numbers of a sequence, days and weeks alone are its length. */
const bareSpan = new RegExp(
	String.raw`\b(${number})[\s-]+(days?|weeks?)\b(?!\s+(?:ago|behind|late|old|past|since|without|apart|later))`,
	'gi',
)
/** 'Two emails a week'. */
const rate = new RegExp(
	String.raw`\b(${number})\s+${between}${kinds}\s+(?:an?|per|each|every)\s+(day|week)\b`,
	'gi',
)
const fortnight = /\bover (?:a|the (?:next )?) ?(week|month)\b/gi

const mostMessages = 12
const mostDays = 366

/** How many messages a sequence has and on which days they go, and the stretches of the text that say so. */
export function readSchedule(text: string): Schedule {
	const stretches: Stretch[] = []
	const take = <Found extends Stretch>(found: readonly Found[]) => {
		stretches.push(...found)
		return found
	}
	const listed = take(readDayList(text))
	const [rated] = take(stretchesOf(text, rate))
	if (rated && !listed[0]) return { messages: readRate(text, rated.groups, take), stretches }
	const count = readCount(text, take)
	const stepped = countSteps(text)
	if (stepped > Math.max(count ?? 0, listed[0]?.days.length ?? 0)) {
		const days = withNamedDays(text, listed[0]?.days ?? [])
		return { messages: { count: stepped, days: days.length === stepped ? days : null }, stretches }
	}
	const days = listed[0]?.days ?? readRhythm(text, count, take)
	const messages = { count: days && listed[0] ? days.length : (count ?? days?.length ?? null), days }
	return { messages, stretches }
}

/** '2 emails a week for a month': as many as that makes, evenly apart. */
function readRate(text: string, [, each, unit = '']: RegExpMatchArray, take: Take): Brief['messages'] {
	const [whole] = take(spansOf(text))
	const days = whole ? toSpan(whole.groups) : (readWeekOrMonth(text, take) ?? usualRate * daysOf(unit))
	const count = Math.round(((countIn(each) ?? 1) * days) / daysOf(unit))
	const sent = Math.max(1, Math.min(count, mostMessages))
	return { count: sent, days: spaced(sent, daysOf(unit) / (countIn(each) ?? 1)) }
}

/** Weeks, or days, of a rate that says no end. */
const usualRate = 3

function readDayList(text: string) {
	const lists = stretchesOf(text, dayList).map(({ groups, from, to }) => ({
		from,
		to,
		days: withFirstDay(
			text.slice(0, from),
			toDays((groups[2] ?? '').match(/\d+/g) ?? [], daysOf(groups[1] ?? '')),
		),
	}))
	if (lists.length > 0) return lists
	const singles = stretchesOf(text, singleDay)
	const days = toDays(singles.map(({ groups }) => groups[1] ?? ''))
	return days.length > 1 ? singles.map(({ from, to }) => ({ from, to, days })) : []
}

/** 'Same day, day 2, day 4': the first is a day as well. */
const withFirstDay = (before: string, days: readonly number[]) =>
	/\b(?:same day|today|now|at once|right away)\s*,?\s*(?:then|and)?\s*$/i.test(before) && (days[0] ?? 0) > 1
		? [0, ...days].slice(0, mostMessages)
		: [...days]

/** 'Email same day, text next day, email on day 4': the first two are days as well. */
const withNamedDays = (text: string, days: readonly number[]): number[] =>
	[
		...(/\b(?:same day|today)\b/i.test(text) ? [0] : []),
		...(/\b(?:next day|tomorrow)\b/i.test(text) ? [1] : []),
		...days.filter((day) => day > 1),
	].slice(0, mostMessages)

const toDays = (numbers: readonly string[], unit = 1) =>
	[...new Set(numbers.map((number) => (unit === 1 ? Number(number) : Math.max(1, Number(number) * unit))))]
		.filter((day) => day <= mostDays)
		.sort((a, b) => a - b)
		.slice(0, mostMessages)

const stepsApart = /,|;|->|→|\bthen\b|\band then\b|\n/i
const stepWords = /\b(?:e-?mail|text|sms|message|call|voicemail|note|nudge|reminder|touch)\b/i
const ordinals = /\b(?:first|second|third|fourth|fifth|sixth|last|final)\b/gi
const weekdays = /\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\b(?!-)/gi
/** '1st: … 2nd: … 3rd: …', '48h, 24h, 1h'. */
const ordinalSteps = /\b(?:1st|2nd|3rd|[4-9]th)\s*[:=)-]/gi
const hoursBefore = /\b\d{1,3} ?(?:h|hrs?|hours?|min|minutes?|d|days?)\b(?=\s*[,;)&/]| and | before| prior)/gi

/** Messages told one by one: 'email today, then a text, then a call', 'first … second … last', 'email 1 … email 3'. */
function countSteps(text: string): number {
	const numbered = [...text.matchAll(/\b(?:e-?mail|text|message|touch|step) #?(\d{1,2})\b/gi)].map(([, at]) =>
		Number(at),
	)
	const listed = text.split(stepsApart).filter((part) => stepWords.test(part)).length
	const inOrder = /\bfirst (?:e-?mail|message|text|one|note|touch)\b/i.test(text)
		? new Set(text.toLowerCase().match(ordinals)).size
		: 0
	const onDays = new Set(
		text
			.toLowerCase()
			.match(weekdays)
			?.map((day) => day.slice(0, 3)),
	).size
	const ordered = new Set(text.toLowerCase().match(ordinalSteps)).size
	const hours = new Set(text.toLowerCase().match(hoursBefore)).size
	const steps = Math.max(
		numbered.length > 1 ? Math.max(...numbered) : 0,
		listed >= fewestListed ? listed : 0,
		inOrder,
		onDays >= fewestListed ? onDays : 0,
		ordered,
		hours >= fewestListed ? hours : 0,
	)
	return steps > 1 ? Math.min(steps, mostMessages) : 0
}
const fewestListed = 3

type Take = <Found extends Stretch>(found: readonly Found[]) => readonly Found[]

function readCount(text: string, take: Take): number | null {
	const isNew = ({ from }: Stretch) => !past.test(text.slice(Math.max(0, from - 40), from))
	const counted = take(stretchesOf(text, counts).filter(isNew)).map(({ groups }) => countIn(groups[1]))
	const series = take([...stretchesOf(text, seriesOf), ...stretchesOf(text, inAll)]).map(({ groups }) =>
		countIn(groups[1]),
	)
	// '3 emails and 2 texts' are five; 'a 5 touch sequence, 3 emails and 2 texts' are five as well.
	const messages = counted.filter((value) => value !== null && value > 1 && value <= mostMessages) as number[]
	if (series[0]) return Math.min(series[0], mostMessages)
	const [first, ...rest] = messages
	if (first === undefined) return null
	const sum = rest.reduce((total, value) => total + value, 0)
	return sum === first ? first : Math.min(first + sum, mostMessages)
}

/** Days from the rhythm that is asked for: as many as messages are wanted, or as fit. */
function readRhythm(text: string, count: number | null, take: Take): number[] | null {
	const step = readStep(text, take)
	const [whole] = take(firstFound(spansOf(text), stretchesOf(text, bareSpan)))
	const days = whole ? toSpan(whole.groups) : (readWeekOrMonth(text, take) ?? null)
	if (step) {
		const fitting = days ? Math.floor((days - 1) / step) + 1 : null
		return spaced(count ?? Math.min(fitting ?? usual, mostMessages), step)
	}
	if (!days || days > mostDays) return null
	const messages = count ?? usualOver(days)
	return spread(messages, days)
}

/** What is longer than a year is a program: '478 a month for 42 months'. */
const spansOf = (text: string) => stretchesOf(text, span).filter(({ groups }) => toSpan(groups) <= mostDays)

const firstFound = <Found>(sure: readonly Found[], likely: readonly Found[]) =>
	sure.length > 0 ? sure : likely

const usual = 5
const usualOver = (days: number) => (days <= 7 ? Math.min(3, days) : days <= 21 ? 5 : 6)

function readStep(text: string, take: Take) {
	if (take(stretchesOf(text, everyOther)).length > 0) return 2
	const [few] = take(stretchesOf(text, everyFew))
	if (few) {
		const [, every, unit = '', apart, unitApart = ''] = few.groups
		return (countIn(every ?? apart) ?? 1) * (/week/i.test(unit || unitApart) ? 7 : 1)
	}
	if (take(stretchesOf(text, daily)).length > 0) return 1
	if (take(stretchesOf(text, weekly)).length > 0) return 7
	return null
}

const toSpan = ([, over, unit, long, unitLong]: RegExpMatchArray) =>
	(countIn(over ?? long) ?? 1) * daysOf(unit ?? unitLong ?? '')
const daysOf = (unit: string) => (/month/i.test(unit) ? 30 : /week/i.test(unit) ? 7 : 1)

function readWeekOrMonth(text: string, take: Take) {
	const [found] = take(stretchesOf(text, fortnight))
	return found ? daysOf(found.groups[1] ?? '') : null
}

const spaced = (count: number, step: number) =>
	Array.from({ length: count }, (_, at) => Math.floor(1 + at * step))

/** The first on the first day, the last on the last, the others evenly between. */
const spread = (count: number, days: number) =>
	count < 2
		? [1]
		: [...new Set(Array.from({ length: count }, (_, at) => 1 + Math.round((at * (days - 1)) / (count - 1))))]

function countIn(written: string | undefined): number | null {
	if (!written) return null
	if (/^(?:couple|pair)/i.test(written)) return 2
	if (/dozen/i.test(written)) return /half/i.test(written) ? 6 : 12
	if (/^(?:an?|one)$/i.test(written)) return 1
	return readFigures(written)[0]?.value ?? null
}
