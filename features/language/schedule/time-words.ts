import { readFigures } from '#platform/english/read-figures.ts'

/** A count as people write it, for a pattern that ignores case. */
export const number = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety|couple(?: of)?|pair of|half a dozen|dozen)`

/** A span of time, for a pattern that ignores case. */
export const unit = '(?:days?|weeks?|wks?|fortnights?|months?|mos?|quarters?|years?|yrs?)'

/** What is sent, for a pattern that ignores case. */
export const kinds =
	'(?:e-?mails?|texts?|text messages?|messages?|touch(?:es)?|touch ?points?|steps?|parts?|notes?|calls?|voicemails?|contacts?|check[- ]?(?:ins?|backs?)|nudges?|follow[- ]?ups?|mailings?|pieces?|reminders?|mails?|letters?|sends?|tries|attempts?|things|episodes|installments?|hits|taps|shots|tips?|rungs|bits|items|pings|post ?cards?|invites?|(?:sun|mon|tues|wednes|thurs|fri|satur)days)'

/** The most messages that a sequence is written of. */
export const mostMessages = 12

/** From so many on, things in a row are a list. */
export const fewestListed = 3

/** The longest time, in days, that a sequence is spread over: what is longer is a program. */
export const mostDays = 366

/** The value of a `number`, null if it isn't one. */
export function countIn(written: string | undefined): number | null {
	if (!written) return null
	if (/^(?:couple|pair)/i.test(written)) return 2
	if (/dozen/i.test(written)) return /half/i.test(written) ? 6 : 12
	if (/^(?:an?|one)$/i.test(written)) return 1
	return readFigures(written)[0]?.value ?? null
}

/** Days in a `unit`. */
export function daysOf(written: string) {
	if (/^y/i.test(written)) return 365
	if (/^q/i.test(written)) return 91
	if (/^m/i.test(written)) return 30
	if (/^f/i.test(written)) return 14
	return /^w/i.test(written) ? 7 : 1
}
