import { findingsOf } from './check-line.ts'

/** Where what somebody said before ends and the wish for no more calls begins, or the other way round. */
const clauses =
	/(?:\b(?:after|when|because|and|but|so) )?\b(?:i|she|he|they|guy|lady|customer|client) (?:said|says|goes|told (?:you|y['’]?all|us)(?: to)?)\b|[,.;:?!"“”]/i
/** A customer who was called again: 'you people keep calling me', 'call me again and …', 'I told you not to call'. */
const calledAgain =
	/\b(?:you|u|y['’]?all)(?: \w+){0,2} (?:keep|kept) calling me\b|(?<!\bto )\bcall(?:ed|ing)? me (?:again|one more time|anymore)\b|\b(?:told|asked) (?:you|u|y['’]?all)(?: guys| people)? (?:not to|to (?:stop|quit|never)) call/i
/** What was said on calls that were made, and what a rep tells a customer to do. */
const ofOtherThings =
	/^(?:so |ok |hey |and )*(?:did|do|have|how (?:many|often)|which|where|was|were|show|list|can you)\b|\b(?:tell|told|ask|asked) (?:her|him|them) to\b/i

/** No line of the rep's own is proposed: what there is speaks of 'me' and 'my number'. */
const speaksAsCustomer = /\b(?:me|my (?:number|phone)|(?:your|this) (?:list|number)|call here)\b/i

/**
 * Whether a message is a customer's wish for no more calls, typed bare, quoted or told, as the analyst hears it: what a
 * rep says next would ignore it. `line`: the rep's own that was read in the message, null for none.
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
