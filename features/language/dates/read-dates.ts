import { monthFragment as month, weekdayFragment as weekday } from '#platform/english/calendar.ts'
import { hourWords } from '#platform/english/number-words.ts'
import { isFree, type Span, spansOf } from '#platform/english/span.ts'
import { writeDay, writeDayOfMonth, writeHour, writeHours, writeTime } from './write-date.ts'

const dayOfMonth = String.raw`(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?!\d|[:%]|\s*(?:k|am|pm)\b)`
const date = String.raw`(?:${month}\.?\s+${dayOfMonth}|${dayOfMonth}\s+(?:of\s+)?${month}|(?:1[0-2]|0?[1-9])\/(?:[12]\d|3[01]|0?[1-9])(?:\/(?:20)?\d\d)?(?!\d))`
const half = String.raw`(?:a\.?m\.?|p\.?m\.?)(?![a-z])`
const wordHour = `(?:${hourWords.join('|')})`
const zone = String.raw`(?:\s*(?:est|edt|et|cst|cdt|ct|mst|mdt|mt|pst|pdt|pt|eastern|central|mountain|pacific)\b)?`
/** A time that is complete alone, and one that needs 'at' before it. */
const clock = String.raw`(?:(?:1[0-2]|0?[1-9])(?::[0-5]\d)?\s*${half}|(?:1[0-2]|0?[1-9]):[0-5]\d|${wordHour}(?:\s+(?:thirty|fifteen|forty[- ]five))?\s*(?:${half}|o['’]?clock)|(?:1[0-2]|[1-9])\s*o['’]?clock|noon|midday)${zone}`
const bareHour = String.raw`(?:1[0-2]|[1-9]|${wordHour})(?!\d|[\/%,.]\d|\s*(?:k|%|percent|cards?|accounts?|months?|days?|weeks?|years?|thousand|hundred|grand|dollars|emails?|texts?)\b)${zone}`
const part = String.raw`(?:\s+(?:morning|afternoon|evening|night))?`
const day = String.raw`(?:(?:this|next|coming|on)\s+)?(?:(?:(?:${weekday}|tomorrow|today|tonight)${part})(?:,?\s+(?:the\s+)?${date})?|${date}|the\s+(?:[12]?\d|3[01])(?:st|nd|rd|th))`

const dayThenTime = new RegExp(
	String.raw`\b(?<day>${day})(?:['’]s)?(?:,?\s+(?:at|@|around|about|by)\s+(?<time>${clock}|${bareHour})|,?\s+(?<time>${clock}))(?![\p{L}\d])`,
	'giu',
)
/** 'Monday 9', 'Fri 5': an hour where the clause ends. */
const dayThenHour = new RegExp(
	String.raw`\b(?<day>(?:(?:this|next)\s+)?(?:${weekday}|tomorrow|tonight)${part})\s+(?<time>(?:1[0-2]|[1-9])${zone})(?=\s*(?:$|[.;!?)]|,(?!\s?\d)|(?:or|and|if|to|for)\b(?!\s+\d)))`,
	'giu',
)
/** 'At 6 tonight'. */
const hourThenDay = new RegExp(
	String.raw`\b(?:at|around|about|by|him|her|them|back|you)\s+(?<time>${bareHour})\s+(?<day>(?:tonight|today|tomorrow|this\s+(?:morning|afternoon|evening))${part})\b`,
	'giu',
)
/** 'Try again at 3', 'home after 4': an hour that needs no day to be one. */
const hourAlone = new RegExp(
	String.raw`(?<=\b(?:again|back|me|him|her|them|us|opens?|closes?|closed|call|ring|meet|talk|free|home|available|starts?|any ?time|booked|set|slot|callback|workshop|appointment|morning|afternoon|evening|night|has)\s)(at|after|before|until|till?|by|around)\s+(${bareHour})(?=\s*(?:$|[.;!?)]|,(?!\s?\d)|(?:or|and|if|to|for|on|so|but|when|because)\b))`,
	'giu',
)
const hourOrTime = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)?\s?(?:${half}|[ap](?![a-z]))?`
/** 'Sat 9-1', 'M-F 8 to 8', '4 to 11 pm': when an office is open, or someone is not to be called. */
const hours = new RegExp(
	String.raw`(?<![\p{L}\d$.,/:'’-])(?:((?:${weekday}s?(?:\s?[-–/]\s?${weekday}s?)?|m\s?-\s?(?:f|th|sat))),?\s+(${hourOrTime})\s?(?:-|–|to)\s?(${hourOrTime})|(${hourOrTime})\s?(?:-|–|to)\s?((?:1[0-2]|[1-9])(?::[0-5]\d)?\s?(?:${half}|[ap](?![a-z]))))(?![\p{L}\d%/]|[.,:-]\d|\s*(?:k|%|percent|months?|days?|weeks?|years?|thousand|grand|emails?|texts?|cards?)\b)`,
	'giu',
)
const timeThenDay = new RegExp(
	String.raw`(?<![\p{L}\d$.])(?<time>${clock})(?:\s+(?:call|appointment|meeting|slot))?(?:\s+on)?,?\s+(?<day>${day})(?![\p{L}\d])`,
	'giu',
)
const timeAlone = new RegExp(String.raw`(?<![\p{L}\d$.:/])(?<time>${clock})(?![\p{L}\d])`, 'giu')
const dayAlone = new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])(${day})(?![\p{L}\d/])`, 'giu')
/** A day of a month: 'Nov 1', '12/15'. */
const dateAlone = new RegExp(String.raw`(?<![\p{L}\d/]|\d[.,])(${date})(?![\p{L}\d/])`, 'giu')

/** A day that is neither an appointment nor a deposit's: 'sent it the 4th'. */
const ordinalDay =
	/\b(?:the )?\d{1,2}(?:st|nd|rd|th)(?: to | ?- ?)(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:the|on|from|until|till|by|before|after|not on) (?:[12]?\d|3[01])(?:st|nd|rd|th)(?! (?:\p{L}+ )?(?:call|time|try|attempt|card|email|text|message|one|visit|deposit|payment|draft|month|week|day|person|grade|anniversary|reminder|touch|note|letter|floor|offer|settlement|creditor|account)s?\b)|(?<=\b(?:on|by|until|till|before|after) )the [12]?\d(?=\s*(?:$|[.,;!?)](?!\d)))/giu
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

/** A day or a time in a text, written out: 'Tuesday at 4'. */
export type DateMention = Span & {
	text: string
	/** It is that of something to come, or that was missed, and no mere day: 'lost his job Nov 1'. */
	isAppointment: boolean
}

/** The days and times of a text outside of `taken`, in order. */
export function readDates(text: string, taken: readonly Span[]): DateMention[] {
	const appointments = readAppointments(text).filter((found) => isFree(found, taken))
	const days = [
		...spansOf(text, ordinalDay).map(({ from, to, words }) => ({ from, to, text: writeDayInWords(words) })),
		...[dateAlone, monthAlone].flatMap((pattern) =>
			spansOf(text, pattern).map(({ from, to, words }) => ({ from, to, text: writeDay(words) })),
		),
	].filter((found) => isFree(found, [...taken, ...appointments]))
	return [
		...appointments.map((each) => ({ ...each, isAppointment: true })),
		...days.map((each) => ({ ...each, isAppointment: false })),
	].sort((a, b) => a.from - b.from)
}

/** In the order in which they win where they overlap. */
const dayAndTime = [dayThenTime, dayThenHour, timeThenDay, hourThenDay, timeAlone]

function readAppointments(text: string) {
	const found: (Span & { text: string })[] = []
	const add = ({ from, to }: Span, written: string) => {
		if (isFree({ from, to }, found)) found.push({ from, to, text: written })
	}
	for (const each of spansOf(text, hours)) add(each, writeHours(each.words))
	for (const pattern of dayAndTime)
		for (const each of spansOf(text, pattern)) {
			const { day, time } = each.groups.groups ?? {}
			add(each, [day && writeDay(day), time && writeTime(time)].filter(Boolean).join(' at '))
		}
	for (const each of spansOf(text, hourAlone))
		add(each, writeHour(each.groups[1] ?? '', each.groups[2] ?? ''))
	for (const each of spansOf(text, dayAlone))
		if (isDayOfMeeting(text, each.from, each.to, each.words)) add(each, writeDay(each.words))
	return found
}

/** 'On 5th' and 'on the 5' are 'the 5th'. */
const writeDayInWords = (words: string) => {
	const day =
		/^(?:[a-z]+ )*?(?:the |on |from |until |till |by |before |after )(\d{1,2})(?:st|nd|rd|th)?$/i.exec(words)
	return day ? writeDayOfMonth(Number(day[1])) : words.toLowerCase()
}

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
