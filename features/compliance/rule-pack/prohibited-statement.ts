import { z } from 'zod'
import { Severity } from '../contract.ts'

const phrases = z.array(z.string()).readonly()

/** A way of making a prohibited statement. Phrases are in the notation of `#platform/english/phrases.ts`. */
const Claim = z.strictObject({
	say: phrases,
	/** Wordings in the same sentence that make it a lawful statement. */
	unless: phrases.optional(),
	/** Counts even when put as a question: 'who is going to sue you?' */
	evenAsked: z.boolean().optional(),
	/** When graver or lighter than the statement's own severity. */
	severity: Severity.optional(),
})
export type Claim = z.infer<typeof Claim>

/** One prohibited statement: what the law says, what to say instead, and how it sounds. */
export const ProhibitedStatement = z.strictObject({
	code: z.string(),
	title: z.string(),
	severity: Severity,
	/** Only paragraphs that were read in an official text, or a section where the paragraph was not. */
	citation: z.string(),
	why: z.string(),
	sayInstead: z.string(),
	claims: z.array(Claim).readonly(),
	/** What a customer says or asks that becomes the rep's statement when he agrees; the claims count here too. */
	agreedTo: phrases.optional(),
	/** A customer's worry that the rep may not wave away: 'what about being sued?' 'not with us'. */
	wavedAway: phrases.optional(),
	/** What says the opposite: a turn with these words does not make the statement unless a rule hears it. */
	contrary: phrases.optional(),
	/** Said after the statement was made in the same call, these make it once more. */
	again: phrases.optional(),
	/** What a rep takes back when he corrects himself. */
	topic: z.string(),
})
export type ProhibitedStatement = z.infer<typeof ProhibitedStatement>
