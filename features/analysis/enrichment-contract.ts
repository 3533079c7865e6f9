import { z } from 'zod'
import { Finding } from '#features/compliance/contract.ts'

/**
 * A prohibited statement that a language model suggests and the rules did not find. `why` is the model's, and so is
 * `against`, the strongest argument against it: null where it gave none, left out where it was not asked for one.
 */
export const Suggestion = Finding.omit({
	severity: true,
	status: true,
	level: true,
	probability: true,
}).extend({
	against: z.string().nullable().optional(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** What a language model says of a call, verified; it counts for nothing and changes no finding. */
export const EnrichmentResult = z.object({
	/** At most five lines. */
	summary: z.array(z.string()),
	/** An improvement or action of the analysis, as it stands there, and the model's words for it. */
	coaching: z.array(z.object({ about: z.string(), text: z.string() })),
	suggestions: z.array(Suggestion),
})
export type EnrichmentResult = z.infer<typeof EnrichmentResult>

/** What a model's part in a call took: how often it was asked, tokens as its service counts them, and seconds. */
export const EnrichmentUsage = z.object({
	questions: z.int(),
	inputTokens: z.int(),
	outputTokens: z.int(),
	seconds: z.number(),
})
export type EnrichmentUsage = z.infer<typeof EnrichmentUsage>

/** A language model's part in a call. Without a result and a failure it is still to answer. */
export const Enrichment = z.object({
	/** The name of the model. */
	model: z.string(),
	result: EnrichmentResult.nullable(),
	/** Why it could not be asked, for people. */
	failure: z.string().nullable(),
	/** For administrators; null for everybody else, and of answers that were not counted. */
	usage: EnrichmentUsage.nullable(),
})
export type Enrichment = z.infer<typeof Enrichment>
