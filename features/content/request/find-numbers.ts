import { readAmounts } from './amounts/read-amounts.ts'
import { readAppointments, readDates } from './read-appointments.ts'
import { ruledSenses } from './rule-figures.ts'
import { overlaps, type Span, spansOf } from './span.ts'
import { writeDayOfMonth } from './write-time.ts'

const phone =
	/(?<![\d-])(?:(?:\+?1[-. ])?\(?\d{3}\)?[-. ])?\d{3}[-. ]\d{4}(?![\d-])(?:,? ?(?:ext|extension|x)\.? ?\d{1,5}\b)?|\b(?:ext|extension)\.? ?\d{1,5}\b|(?<!\d ?)\bx\d{3,4}\b/gi
/** How far the customer is: 'month 7 of 36'. */
const placeInProgram = /\bmonths? \d{1,2} of \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th) (?:month|anniversary)\b/gi
/** A part of what is counted: '2 of the 5 statements', '3 of 8 accounts'. */
const partOf =
	/\b\d{1,2} (?:out of|outta) \d{1,2}\b(?! (?:dollars|percent))|\b\d{1,2} (?:out )?of (?:(?:the|her|his|their|my|our) )?\d{1,2} (?:\p{L}+ )?(?:accounts|cards|creditors|debts|documents|statements|stubs|papers|pages|forms|payments|deposits|drafts|offers|settlements)\b|(?<=\b(?:paid off|settled|finished|done with) )\d{1,2} of \d{1,2}\b|\b\d{1,2} of \d{1,2}(?= (?:settled|done|paid|in|finished)\b)/giu
/** A day that is neither an appointment nor a deposit's: 'sent it the 4th'. */
const dayOfMonth =
	/\b(?:the )?\d{1,2}(?:st|nd|rd|th)(?: to | ?- ?)(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:the|on|from|until|till|by|before|after|not on) (?:[12]?\d|3[01])(?:st|nd|rd|th)(?! (?:\p{L}+ )?(?:call|time|try|attempt|card|email|text|message|one|visit|deposit|payment|draft|month|week|day|person|grade|anniversary|reminder|touch|note|letter|floor|offer|settlement|creditor|account)s?\b)|(?<=\b(?:on|by|until|till|before|after) )the [12]?\d(?=\s*(?:$|[.,;!?)](?!\d)))/giu

/** Every number of the request by what it looks like, and what the words around each amount make of it. */
export function findNumbers(text: string, except: readonly Span[] = []) {
	const phones = spansOf(text, phone).filter((found) => isFree(found, except))
	const appointments = readAppointments(text).filter((found) => isFree(found, [...except, ...phones]))
	const named = [placeInProgram, partOf, dayOfMonth].flatMap((pattern) =>
		spansOf(text, pattern).map(({ from, to, words }) => ({ from, to, text: writePlace(words) })),
	)
	const places = [...named, ...readDates(text)].filter((found) =>
		isFree(found, [...except, ...phones, ...appointments]),
	)
	const amounts = readAmounts(text, [...except, ...phones, ...appointments, ...places])
	return { phones, appointments, places, amounts, ruled: ruledSenses(text, amounts) }
}

/** As a piece writes it; of a day, 'on 5th' and 'on the 5' are 'the 5th'. */
const writePlace = (words: string) => {
	const day =
		/^(?:[a-z]+ )*?(?:the |on |from |until |till |by |before |after )(\d{1,2})(?:st|nd|rd|th)?$/i.exec(words)
	return day ? writeDayOfMonth(Number(day[1])) : words.toLowerCase()
}

export const isFree = (found: Span, taken: readonly Span[]) => !taken.some((span) => overlaps(span, found))
