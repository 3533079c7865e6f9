import { hourWords } from '#platform/english/number-words.ts'
import { overlaps, type Span, spansOf } from './span.ts'
import { writeDay, writeHour, writeHours, writeTime } from './write-time.ts'

const weekday =
	'(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday|s)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'
const month =
	'(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const dayOfMonth = String.raw`(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?!\d|[:%]|\s*(?:k|am|pm)\b)`
const date = String.raw`(?:${month}\.?\s+${dayOfMonth}|${dayOfMonth}\s+(?:of\s+)?${month}|(?:1[0-2]|0?[1-9])\/(?:[12]\d|3[01]|0?[1-9])(?:\/(?:20)?\d\d)?(?!\d))`
const half = String.raw`(?:a\.?m\.?|p\.?m\.?)(?![a-z])`
const wordHour = `(?:${hourWords.join('|')})`
const zone = String.raw`(?:\s*(?:est|edt|et|cst|cdt|ct|mst|mdt|mt|pst|pdt|pt|eastern|central|mountain|pacific)\b)?`
/** A time that is one by itself, and one that needs 'at' before it. */
const clock = String.raw`(?:(?:1[0-2]|0?[1-9])(?::[0-5]\d)?\s*${half}|(?:1[0-2]|0?[1-9]):[0-5]\d|${wordHour}(?:\s+(?:thirty|fifteen|forty[- ]five))?\s*(?:${half}|o['’]?clock)|(?:1[0-2]|[1-9])\s*o['’]?clock|noon|midday)${zone}`
const bareHour = String.raw`(?:1[0-2]|[1-9]|${wordHour})(?!\d|[\/%,.]\d|\s*(?:k|%|percent|cards?|accounts?|months?|days?|weeks?|years?|thousand|hundred|grand|dollars|emails?|texts?)\b)${zone}`
const part = String.raw`(?:\s+(?:morning|afternoon|evening|night))?`
const day = String.raw`(?:(?:this|next|coming|on)\s+)?(?:(?:(?:${weekday}|tomorrow|today|tonight)${part})(?:,?\s+(?:the\s+)?${date})?|${date}|the\s+(?:[12]?\d|3[01])(?:st|nd|rd|th))`

const dayThenTime = new RegExp(
	String.raw`\b(${day})(?:['’]s)?(?:,?\s+(?:at|@|around|about|by)\s+(${clock}|${bareHour})|,?\s+(${clock}))(?![\p{L}\d])`,
	'giu',
)
/** 'Monday 9', 'Fri 5': an hour where the clause ends. */
const dayThenHour = new RegExp(
	String.raw`\b((?:(?:this|next)\s+)?(?:${weekday}|tomorrow|tonight)${part})\s+((?:1[0-2]|[1-9])${zone})(?=\s*(?:$|[.;!?)]|,(?!\s?\d)|(?:or|and|if|to|for)\b(?!\s+\d)))`,
	'giu',
)
/** 'At 6 tonight'. */
const hourThenDay = new RegExp(
	String.raw`\b(?:at|around|about|by|him|her|them|back|you)\s+(${bareHour})\s+((?:tonight|today|tomorrow|this\s+(?:morning|afternoon|evening))${part})\b`,
	'giu',
)
/** 'Try again at 3', 'home after 4': an hour that needs no day to be one. */
const hourAlone = new RegExp(
	String.raw`(?<=\b(?:again|back|me|him|her|them|us|opens?|closes?|closed|call|ring|meet|talk|free|home|available|starts?|any ?time|booked|set|slot|callback|workshop|appointment|morning|afternoon|evening|night|has)\s)(at|after|before|until|till?|by|around)\s+(${bareHour})(?=\s*(?:$|[.;!?)]|,(?!\s?\d)|(?:or|and|if|to|for|on|so|but|when|because)\b))`,
	'giu',
)
const hourOrTime = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)?\s?(?:${half}|[ap](?![a-z]))?`
/** 'Sat 9-1', 'M-F 8 to 8', '4 to 11 pm': when an office is open, or somebody is not to be called. */
const hours = new RegExp(
	String.raw`(?<![\p{L}\d$.,/:'’-])(?:((?:${weekday}s?(?:\s?[-–/]\s?${weekday}s?)?|m\s?-\s?(?:f|th|sat))),?\s+(${hourOrTime})\s?(?:-|–|to)\s?(${hourOrTime})|(${hourOrTime})\s?(?:-|–|to)\s?((?:1[0-2]|[1-9])(?::[0-5]\d)?\s?(?:${half}|[ap](?![a-z]))))(?![\p{L}\d%/]|[.,:-]\d|\s*(?:k|%|percent|months?|days?|weeks?|years?|thousand|grand|emails?|texts?|cards?)\b)`,
	'giu',
)
const timeThenDay = new RegExp(
	String.raw`(?<![\p{L}\d$.])(${clock})(?:\s+(?:call|appointment|meeting|slot))?(?:\s+on)?,?\s+(${day})(?![\p{L}\d])`,
	'giu',
)
const timeAlone = new RegExp(String.raw`(?<![\p{L}\d$.:/])(${clock})(?![\p{L}\d])`, 'giu')
const dayAlone = new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])(${day})(?![\p{L}\d/])`, 'giu')
/** A day of a month: 'Nov 1', '12/15'. */
const dateAlone = new RegExp(String.raw`(?<![\p{L}\d/]|\d[.,])(${date})(?![\p{L}\d/])`, 'giu')

/** 'Wants to wait until April', 'a bonus in march'. */
const monthAlone = new RegExp(
	String.raw`(?<=\b(?:in|since|until|till|from)\s(?:(?:early|late|mid)[ -])?|\b(?:by|after|before|next|last)\s(?!ma[yr]\b))${month}(?![\p{L}\d]|\s+(?:\d|be\b|have\b|not\b))`,
	'giu',
)

/** Short forms of days are everyday words as well, unless they are written as names. */
const isEverydayWord = (word: string) =>
	/^(?:sat|sun|wed|mon|may|mar|fri)$/i.test(word) && !/^(?:Mon|Fri|Wed)$/.test(word)
/** What was on a day that is over needs no appointment. */
const past =
	/\b(?:talked|spoke|spoken|called|met|sent|emailed|texted|left|enrolled|signed|chatted|since|from|last|came in|reached out|submitted|filled out|applied|received|got)\b[^.?!,]{0,25}$/i
/** What makes a day alone the day of an appointment. */
const meets =
	/\b(?:appointment|call(?:ing|back)?|meet(?:ing)?|schedul\w+|book\w*|talk|speak|confirm\w*|remind\w*|set|consult\w*|zoom|available|free|due|draft|deposit|by|before|on|until|deadline|expires?|closes|missed|no[- ]?show|visit|back)\b/i
const reach = 60

export type Appointment = Span & { text: string }

/** Days and times that the request names for something to come, or that was missed, written out: 'Tuesday at 4'. */
export function readAppointments(text: string): Appointment[] {
	const found: Appointment[] = []
	const addWritten = (from: number, to: number, written: string) => {
		if (!found.some((other) => overlaps(other, { from, to }))) found.push({ from, to, text: written })
	}
	const add = (from: number, to: number, day: string | undefined, time: string | undefined) =>
		addWritten(from, to, [day && writeDay(day), time && writeTime(time)].filter(Boolean).join(' at '))
	for (const { from, to, words } of spansOf(text, hours)) addWritten(from, to, writeHours(words))
	for (const { from, to, groups } of spansOf(text, dayThenTime))
		add(from, to, groups[1], groups[2] ?? groups[3])
	for (const { from, to, groups } of spansOf(text, dayThenHour)) add(from, to, groups[1], groups[2])
	for (const { from, to, groups } of spansOf(text, timeThenDay)) add(from, to, groups[2], groups[1])
	for (const { from, to, groups } of spansOf(text, hourThenDay)) add(from, to, groups[2], groups[1])
	for (const { from, to, groups } of spansOf(text, timeAlone)) add(from, to, undefined, groups[1])
	for (const { from, to, groups } of spansOf(text, hourAlone))
		addWritten(from, to, writeHour(groups[1] ?? '', groups[2] ?? ''))
	for (const { from, to, words } of spansOf(text, dayAlone))
		if (isDayOfMeeting(text, from, to, words)) add(from, to, words, undefined)
	return found.sort((a, b) => a.from - b.from)
}

/** Days and months that the request names for anything, written out. */
export const readDates = (text: string): Appointment[] =>
	[...spansOf(text, dateAlone), ...spansOf(text, monthAlone)].map(({ from, to, words }) => ({
		from,
		to,
		text: writeDay(words),
	}))

function isDayOfMeeting(text: string, from: number, to: number, words: string) {
	const before = text.slice(Math.max(0, from - reach), from)
	const bare = words.trim()
	if (/^(?:today|tonight)/i.test(bare) || isEverydayWord(bare) || past.test(before)) return false
	if (
		/^the \d/i.test(bare) &&
		!/\b(?:on|by|for|until|before|due|draft\w*|deposit|appointment) $/i.test(before)
	)
		return false
	return (
		meets.test(before) || meets.test(text.slice(to, to + reach)) || /^(?:on|next|this|coming)\b/i.test(bare)
	)
}
