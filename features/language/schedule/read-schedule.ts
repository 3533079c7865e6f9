import { overlaps, type Span, spansOf } from '#platform/english/span.ts'
import type { Messages } from './messages.ts'
import { readMoments } from './read-moments.ts'
import { daysIn, readRhythm, withoutWeekdays } from './read-rhythm.ts'
import { readWays } from './read-ways.ts'
import { countIn, kinds, mostMessages, number, unit } from './time-words.ts'

const manner =
	'(?:(?:short|quick|brief|little|light|gentle|soft|calm|spaced|different|follow[- ]?up|nurture|welcome|friendly|warm|reminder|automated|separate|total|drip|outreach|plain|weekly|daily|monthly|unique|re-?engagement|reassuring|polite|more|after-event)[ ,]+){0,2}'
const counted = new RegExp(String.raw`\b(${number})[\s-]+${manner}(${kinds})\b`, 'gi')
const seriesOf = new RegExp(
	String.raw`\b(?:series|sequence|drip|cadence|campaign|set|run|string|chain)\s+(?:of|with)\s+(${number})\b(?!\s*(?:-|days?|weeks?|months?))`,
	'gi',
)
/** 'Six of them', '5 in 7 days', '4 over a month', 'four would do', '3 more times'. */
const inAll = new RegExp(
	String.raw`\b(${number})\s+(?:of (?:them|these|em|'em|those)|(?:is|are|will be|would be) (?:enough|plenty|fine|good)|(?:would|will|should) do|in all|in total|total|tops|more times|messages? total|(?:in|over|within|across) (?=(?:\d+|an?|two|three|four|six|the) (?:next )?${unit}))\b`,
	'gi',
)
/** Standing alone between marks: 'emails only, four, zero pressure', 'weekly, max 3', 'so eight.', '3x a week apart'. */
const alone = new RegExp(
	String.raw`(?:^|[,.;(:=]|\bso|\btotal|\bmax)\s*(?:(?:so|total|in total|max|about|just|only|maybe|say|like)\s+)*(${number}(?<!\ban?))\s*(?:total|max|tops|only|actually)?\s*(?=[,;](?!\d)|[.!?](?:\s|$)|$)`,
	'gi',
)
const timesOver =
	/\b(\d{1,2}) ?x\b(?=\s*(?:$|[,.;]|an?\b|across|over|in|each|per))|\b(\d) times\b(?= (?:over|across|in|this))/gi
/** After a count, more of the same: 'two reminders before the draft date, one after it fails', 'two before, two after'. */
const alsoSome =
	/[,;]\s*(?:and |then )*(one|two|three|\d)(?=\s+(?:before|after|once|when|if|on the day)\b(?!-))/gi
const before = /\b(two|three|four|\d)\s+(?:before|ahead)\b(?=[^.;!?]*[,;])/gi
/** '5-email sequence' is a count; 'my two emails', 'her last 2 emails' refer to the past. */
const past =
	/\b(?:my|her|his|their|our|last|previous|first|those|these|after|ignored|answered|opened|read|received|got|already|sent|days?)(?: (?:last|first|previous|other|sent))?\s+$/i

const isRate = /^\s+(?:an?|per|each|every)\s+(?:day|week|month|year)\b(?!\s+apart)/i

/** How many messages are asked for outside of `except`, and the spans of the text that say so. */
function readCount(text: string, except: readonly Span[]): { count: number | null; spans: Span[] } {
	const isFree = ({ from, to }: Span) => !except.some((taken) => overlaps(taken, { from, to }))
	const isNew = ({ from, to }: Span) =>
		!past.test(text.slice(Math.max(0, from - 40), from)) && !isRate.test(text.slice(to, to + 15))
	const found = (pattern: RegExp) => spansOf(text, pattern).filter(isFree)
	const pieces = found(counted).filter(isNew)
	const wholes = [...found(seriesOf), ...found(inAll)]
	const spans: Span[] = [...pieces, ...wholes]
	const [whole] = wholes.map(({ groups }) => countIn(groups[1])).filter(isCount)
	if (whole) return { count: whole, spans }
	const some = pieces.length > 0 ? pieces : found(before)
	const more = some.length > 0 ? found(alsoSome) : []
	const sum = sumOf(text, [...some, ...more])
	if (sum) return { count: sum, spans: [...spans, ...more] }
	for (const bare of [...found(timesOver), ...found(alone)]) {
		const count = countIn(bare.groups[1] ?? bare.groups[2])
		if (isCount(count)) return { count, spans: [...spans, bare] }
	}
	return { count: null, spans }
}

/**
 * '3 emails and 2 texts' are five; so are 'a 5 touch sequence, 3 emails and 2 texts', and 'a pair: one recap, one nudge'
 * are two. One alone is none, and 'a call' is not counted.
 */
function sumOf(text: string, some: readonly (Span & { groups: RegExpMatchArray })[]): number | null {
	const counted = some.flatMap((each) => {
		const count = countIn(each.groups[1])
		return count && count <= mostMessages && !/^an?$/i.test(each.groups[1] ?? '') ? [{ ...each, count }] : []
	})
	const [first, ...rest] = counted.filter(({ count }) => count > 1 || counted.length > 1)
	if (!first) return null
	const sum = rest.reduce((total, { count }) => total + count, 0)
	const isTotal =
		(sum === first.count && anyMessage.test(first.groups[2] ?? '')) ||
		text.slice(first.to, rest[0]?.from).includes(':')
	return Math.min(isTotal ? first.count : first.count + sum, mostMessages)
}

const anyMessage = /touch|message|step|part|contact|piece|send/i

const isCount = (value: number | null): value is number =>
	value !== null && value > 1 && value <= mostMessages

type Schedule = { messages: Messages; spans: readonly Span[] }

/**
 * How many messages a sequence has and on which days they go, and the spans of the text that say so. Told one by
 * one they count most, then their number, then how often and how long.
 */
export function readSchedule(text: string): Schedule {
	const moments = readMoments(withoutWeekdays(text))
	const { count, spans } = readCount(text, moments?.messages.days ? moments.spans : [])
	if (moments && (!count || (moments.isTimed && moments.messages.count >= count)))
		return { messages: moments.messages, spans: [...spans, ...moments.spans] }
	const ways = readWays(text)
	const rhythm = readRhythm(text, ways?.length ?? count)
	const days = daysIn(rhythm, ways?.length ?? count)
	return {
		messages: {
			count: ways?.length ?? count ?? days?.length ?? null,
			days,
			...(ways && { told: ways.map((way) => ({ time: null, way })) }),
		},
		spans: [...spans, ...rhythm.spans],
	}
}
