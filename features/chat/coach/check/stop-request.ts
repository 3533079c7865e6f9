import { findingsOf } from './check-line.ts'

/** Splits a message into clauses, so that the request is read apart from who said it. */
const clauses =
	/(?:\b(?:after|when|because|and|but|so) )?\b(?:i|she|he|they|guy|lady|customer|client) (?:said|says|goes|told (?:you|y['’]?all|us)(?: to)?)\b|[,.;:?!"“”]/i
/** A customer who was called again: 'you people keep calling me', 'call me again and …', 'I told you not to call'. */
const calledAgain =
	/\b(?:you|u|y['’]?all)(?: \w+){0,2} (?:keep|kept) calling me\b|(?<!\bto )\bcall(?:ed|ing)? me (?:again|one more time|anymore)\b|\b(?:told|asked) (?:you|u|y['’]?all)(?: guys| people)? (?:not to|to (?:stop|quit|never)) call/i
/** Questions about past calls, and instructions to a customer. */
const ofOtherThings =
	/^(?:so |ok |hey |and )*(?:did|do|have|how (?:many|often)|which|where|was|were|show|list|can you)\b|\b(?:tell|told|ask|asked) (?:her|him|them) to\b/i

/** Words of a customer rather than a proposed line of the rep: they mention 'me' or 'my number'. */
const speaksAsCustomer = /\b(?:me|my (?:number|phone)|(?:your|this) (?:list|number|phone)|call here)\b/i

/**
 * Whether a message contains a customer's do-not-call request, plain, quoted or reported: the analyst would flag another
 * call after it. `line` is the rep's proposed line in the message, null if there is none.
 */
export function isStopRequest(message: string, line: string | null): boolean {
	if (ofOtherThings.test(message)) return false
	if (calledAgain.test(message)) return true
	return (
		speaksAsCustomer.test(line ?? message) &&
		message.split(clauses).some((clause) => (clause ?? '').trim().includes(' ') && isHeard(clause))
	)
}

const isHeard = (words: string) =>
	findingsOf("I'll call you again tomorrow.", words.trim()).some(({ code }) => code === 'do_not_call_ignored')
