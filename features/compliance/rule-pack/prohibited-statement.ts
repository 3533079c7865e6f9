import type { Severity } from '../contract.ts'

/** A way of making a prohibited statement. Phrases are in the notation of `#platform/english/phrases.ts`. */
export type Claim = {
	say: readonly string[]
	/** Wordings in the same sentence that make it a lawful statement. */
	unless?: readonly string[]
	/** Counts even when put as a question: 'who is going to sue you?' */
	evenAsked?: boolean
	/** When graver or lighter than the statement's own severity. */
	severity?: Severity
}

/** One prohibited statement: what the law says, what to say instead, and how it sounds. */
export type ProhibitedStatement = {
	code: string
	title: string
	severity: Severity
	/** Only paragraphs that were read in an official text, or a section where the paragraph was not. */
	citation: string
	why: string
	sayInstead: string
	claims: readonly Claim[]
	/** What a customer says or asks that becomes the rep's statement when he agrees; the claims count here too. */
	agreedTo?: readonly string[]
	/** A customer's worry that the rep may not wave away: 'what about being sued?' 'not with us'. */
	wavedAway?: readonly string[]
	/** What says the opposite: a turn with these words does not make the statement unless a rule hears it. */
	contrary?: readonly string[]
	/** Said after the statement was made in the same call, these make it once more. */
	again?: readonly string[]
	/** What a rep takes back when he corrects himself. */
	topic: string
}
