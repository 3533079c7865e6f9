import type { Span } from '#platform/english/span.ts'
import type { Way } from './messages.ts'
import { countIn, daysOf, number } from './time-words.ts'

const durationPattern = String.raw`(${number}|half an?|a few)[\s-]?(hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mos?|years?)\b`
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
/** When a message goes out, and the day that it is, where it is one. */
const moments: readonly [RegExp, ((found: RegExpMatchArray) => number | null) | null][] = [
	[/\b(?:d|day) ?(\d{1,3})\b/i, ([, day]) => Number(day)],
	[
		new RegExp(
			String.raw`(?:\bin|\bafter|\bat|\+)\s*${durationPattern}|\b${durationPattern}\s*(?:later|on\b|after)`,
			'i',
		),
		spanDay,
	],
	[/(?<=^\s*(?:t ?)?)\+\s?(\d{1,2})(?!\d|\s*h)/i, ([, day]) => Number(day)],
	[
		/\b(?:tomorrow|tmrw|next (?:day|morning|noon|evening)|(?:day|morning|night) after|a day later)\b/i,
		() => 1,
	],
	[
		/\b(?:right away|right now|now|today|tonight|same (?:day|night|evening|nite)|at once|immediately|that (?:day|evening|night)|at booking|hour 1)\b/i,
		() => 0,
	],
	[
		new RegExp(String.raw`\bmonth (${number})\b`, 'i'),
		([, count]) => (countIn(count) ?? 1) * daysOf('month'),
	],
	[new RegExp(String.raw`^\s*(?:and\s+)?${durationPattern}(?:\s+in)?\s*$`, 'i'), spanDay],
	[new RegExp(String.raw`\b${durationPattern}\s*(?:ahead|before|prior|out\b|in advance)`, 'i'), null],
	[
		/\b(?:next |on )?(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\b(?!-)(?: (?:morning|noon|afternoon|evening|night|am|pm)\b| at \d{1,2}(?::\d\d)?(?: ?[ap]m)?\b)?/i,
		null,
	],
	[
		new RegExp(
			String.raw`\b(?:\d{1,2}\/\d{1,2}|the \d{1,2}(?:st|nd|rd|th)|(?:early|mid|late|end(?: of)?|in) ${month}|${month} \d{1,2})\b`,
			'i',
		),
		null,
	],
	[
		/\b(?:(?:the )?(?:end of (?:the )?week|week after|next week|weekend|wknd|(?:morning|day|week) of|day itself|month after)|(?:at|in) (?:year[- ]?end|christmas))\b/i,
		null,
	],
]

function spanDay(found: RegExpMatchArray): number | null {
	const [count, written] = found.slice(1).filter(Boolean)
	if (!count || !written) return null
	if (/^h/i.test(written)) return null
	return /^(?:half|a few)/i.test(count) ? null : (countIn(count) ?? 1) * daysOf(written)
}

const stepWord =
	/\b(?:e-?mail|mail|text|txt|sms|message|msg|call|ring|voicemail|vm|note|nudge|reminder|remind|touch|letter|check[- ]?in|invite|ask|tell)\b/i
const inOrder =
	/^\s*(?:(?:and|then|so|maybe|just|plus|with)\s+)*(?:then|another|again|next|finally|lastly|one\b(?! of)|an? (?:last|final)|last|final|first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th|\d ?[.):=])(?!\w)(?!\s+(?:draft|deposit|payment|rep|month|week|time|year|offer))/i
/** Before a moment: it is that of something else than a message, of what was, of money and meetings. */
const saysOther =
	/\b(?:enrolled|signed|called|spoke|talked|missed|quit|left|said|answer|drafts?|deposits?|payments?|appointments?)\b/i
const isLast = /\b(?:leave|let|stop)\b/i
const waiting = /^\s*(?:then )?(?:wait|pause|skip)\b/i
/** Where one message ends and the next begins. */
const ends = /[,;:\n]|->|→|\+(?=\s*\D)|\/(?=\s*\p{L})|[.!?](?=\s|$)|\b(?:and|then|plus)\b/u

export type Part = {
	/** When it says that the message goes out, `day` being null where it is no day that is known, and how. */
	moment: (Span & { words: string; day: number | null; way: Way | null }) | null
	isStep: boolean
	isOrdered: boolean
	/** It begins a sentence that does not continue the previous one. */
	isApart: boolean
}

const ways: readonly [Way, RegExp][] = [
	['text', /\b(?:text|txt|sms)\b/i],
	['voicemail', /\b(?:voice ?mail|vm)\b/i],
	['letter', /\bletter\b/i],
	['call', /\b(?:call|ring|phone|dial)\b/i],
	['email', /\b(?:e-?mail|mail)\b/i],
]
/** How a message is sent, where one way is named. */
function wayOf(words: string): Way | null {
	const [way, other] = ways.filter(([, pattern]) => pattern.test(words))
	return way && !other ? way[0] : null
}

/** The parts of a text, each of which may describe a message; what is in parentheses or quotes describes none. */
export function partsOf(text: string): Part[] {
	const plain = text.replace(/\([^()]*\)|"[^"]*"|“[^”]*”/g, (aside) => ' '.repeat(aside.length))
	const parts: Part[] = []
	let from = 0
	while (from < plain.length) {
		const end = ends.exec(plain.slice(from + 1))
		// The word that joins belongs to the part it begins.
		const to = end ? from + 1 + end.index : plain.length
		const words = plain.slice(from, to).replace(/^[,;:\n.!?>→+/-]+/u, (marks) => ' '.repeat(marks.length))
		if (words.trim() && !waiting.test(words)) {
			const told = readPart(words, from)
			const isNothingElse = words.replace(/[^\p{L}\d]+$/u, '').trim() === told.moment?.words
			const isSentence = /[.!?]/.test(plain[from] ?? '') && !told.isOrdered && !isNothingElse
			parts.push({ ...told, isApart: plain[from] === ':' || isSentence })
		}
		from = to
	}
	return parts
}

function readPart(words: string, from: number): Omit<Part, 'isApart'> {
	const isStep = stepWord.test(words)
	const isOrdered = inOrder.test(words) && !isLast.test(words)
	for (const [pattern, dayOf] of moments) {
		const found = pattern.exec(words)
		if (!found) continue
		const isOther = !isStep && saysOther.test(words.slice(0, found.index))
		const day = dayOf ? dayOf(found) : null
		const span = { from: from + found.index, to: from + found.index + found[0].length }
		const moment = { ...span, words: found[0].trim(), day, way: wayOf(words) }
		return { isStep, isOrdered, moment: isOther ? null : moment }
	}
	return { isStep, isOrdered, moment: null }
}
