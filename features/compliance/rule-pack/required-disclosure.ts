import { z } from 'zod'

const phrases = z.array(z.string()).readonly()

/** One thing that must be said within a disclosure, and how it sounds. */
const DisclosureElement = z.strictObject({
	id: z.string(),
	label: z.string(),
	/** Phrases that give it, in the notation of `#platform/english/phrases.ts`. */
	say: phrases,
	/** Phrases in the same sentence that give the match a different meaning. */
	unless: phrases.optional(),
	/** Phrases right after the match that give it a different meaning. */
	notBefore: phrases.optional(),
	/** Phrases that must all occur in the same turn. */
	with: phrases.optional(),
	/** Phrases of which at least one must occur in the same turn. */
	withOneOf: phrases.optional(),
	/** A plain yes to this, said by the customer, gives it as well. */
	confirms: phrases.optional(),
	/** Phrases that give it where the customer has just spoken of it: 'it would likely drop'. */
	reply: z.strictObject({ to: phrases, say: phrases }).optional(),
})
export type DisclosureElement = z.infer<typeof DisclosureElement>

export const RequiredDisclosure = z.strictObject({
	code: z.string(),
	title: z.string(),
	citation: z.string(),
	/** A line that gives the disclosure, with placeholders for a company's figures. */
	sayThis: z.string(),
	/** One of the five of the Telemarketing Sales Rule, on which the score's cap depends. */
	isTelemarketingSalesRule: z.boolean(),
	/** When the customer must hear it. */
	due: z.enum(['before enrollment', 'in the opening']),
	elements: z.array(DisclosureElement).readonly(),
	/** Conditions of the program that are good to mention but not required. */
	bonus: z.array(DisclosureElement).readonly().optional(),
	/** Prohibited statements that, said in the same call, undo an element. */
	undoneBy: z.record(z.string(), z.string()),
})
export type RequiredDisclosure = z.infer<typeof RequiredDisclosure>
