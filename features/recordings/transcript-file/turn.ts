import { Problem } from '#platform/http/problem.ts'
import type { Segment } from '../contract.ts'

/** What a transcript file says of one turn, its speaker still called as the file calls them; null when it does not. */
export type Turn = Omit<Segment, 'speaker'> & { speaker: string | null }

/** `what` completes a sentence with what is wrong and where, never with words of the call. */
export const unreadable = (what: string, cause?: unknown) =>
	new Problem(422, 'transcript-unreadable', `The transcript could not be read: ${what}`, { cause })

/** '12:34', '1:02:03' or '00:01.500' in seconds; null when it is no time. */
export function readTime(text: string): number | null {
	const match = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2}(?:[.,]\d{1,6})?)$/.exec(text.trim())
	if (!match) return null
	const [, hours = '0', minutes = '0', seconds = '0'] = match
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

const label = /^(?:>>\s*|-\s*)?([\p{L}][\p{L}\p{N} .'’_()#/-]{0,39}):(?:\s+|$)/u
const mostWordsOfALabel = 4

/**
 * Splits 'Rep: hello' into who and what. 'She said this: no' is not a label: names are short and written with a
 * capital, unless they are roles.
 */
export function splitLabel(line: string): { speaker: string | null; text: string } {
	const [whole = '', name = ''] = label.exec(line) ?? []
	const isName =
		name.split(/\s+/).length <= mostWordsOfALabel && (/^\p{Lu}/u.test(name) || roleOf(name) !== null)
	return whole && isName ? { speaker: name, text: line.slice(whole.length) } : { speaker: null, text: line }
}

const repWords =
	/\b(agents?|reps?|representatives?|sales\w*|closers?|advis[eo]rs?|consultants?|specialists?|counsel+ors?|coordinators?|associates?)\b/
const customerWords =
	/\b(customers?|clients?|prospects?|leads?|callers?|consumers?|borrowers?|debtors?|homeowners?)\b/

/** Who a label names by role: 'Sales Rep', 'AGENT_1', 'Client (Mary)'. */
export function roleOf(name: string): 'rep' | 'customer' | null {
	const words = name.toLowerCase().replace(/[_\d]+/g, ' ')
	if (repWords.test(words)) return 'rep'
	return customerWords.test(words) ? 'customer' : null
}
