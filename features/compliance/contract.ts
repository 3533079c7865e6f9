import { z } from 'zod'

/**
 * One uninterrupted stretch of one person's speech: what every detector reads.
 * `start` and `end` are seconds from the start of the call, or null when the transcript has no times.
 * `confidence` is 0-1, or null when a person wrote the words and no one measured.
 */
export const Turn = z.object({
	speaker: z.enum(['rep', 'customer', 'unknown']),
	text: z.string(),
	start: z.number().nullable(),
	end: z.number().nullable(),
	confidence: z.number().min(0).max(1).nullable(),
	/** The words with their own confidence, if the recognizer measured it. */
	words: z
		.array(
			z.object({
				text: z.string(),
				start: z.number(),
				end: z.number(),
				confidence: z.number().min(0).max(1).nullable(),
			}),
		)
		.optional(),
})
export type Turn = z.infer<typeof Turn>

/** How grave a finding is; critical and high cap the score. */
export const Severity = z.enum(['critical', 'high', 'medium', 'low'])
export type Severity = z.infer<typeof Severity>

/** Words that prove a finding: verbatim from `turns[turn].text`, with the seconds they were said at. */
export const Evidence = z.object({
	turn: z.int().min(0),
	quote: z.string(),
	start: z.number().nullable(),
	end: z.number().nullable(),
	/** Confidence (0-1) of the words used as evidence; absent if not measured. Provisional below `leastConfidence`. */
	confidence: z.number().min(0).max(1).optional(),
})
export type Evidence = z.infer<typeof Evidence>

/** How sure the engine is that a statement was made: counts, counts as the company sets, does not count. */
export const FindingLevel = z.enum(['certain', 'likely', 'possible'])
export type FindingLevel = z.infer<typeof FindingLevel>

/**
 * What a language model says of a finding: it alone `found` the statement, it `agrees` with the rules, or it `disagrees`.
 * `why` is its reason, `against` its strongest argument to the contrary, `english` the quote in English if it is not.
 */
export const ModelOpinion = z.object({
	opinion: z.enum(['found', 'agrees', 'disagrees']),
	why: z.string(),
	against: z.string().nullable(),
	english: z.string().nullable(),
})
export type ModelOpinion = z.infer<typeof ModelOpinion>

/**
 * A prohibited statement by the rep. `status` is about the words: `unclear` means provisional, as they are too uncertain to
 * count, and `corrected` that the rep took them back. `level` is about their meaning. `weighFinding` decides what counts.
 */
export const Finding = Evidence.extend({
	code: z.string(),
	title: z.string(),
	severity: Severity,
	status: z.enum(['found', 'unclear', 'corrected']),
	/** Absent in older analyses, which counted every finding: read as certain. */
	level: FindingLevel.default('certain'),
	/** The share of such findings that careful readers confirm, 0-1; null where it was not measured. */
	probability: z.number().min(0).max(1).nullable().default(null),
	citation: z.string(),
	why: z.string(),
	sayInstead: z.string(),
	/** Absent where no model was asked, or where it said nothing of this finding. */
	model: ModelOpinion.optional(),
})
export type Finding = z.infer<typeof Finding>

export const DisclosureStatus = z.enum(['given', 'partial', 'missing', 'unclear'])
export type DisclosureStatus = z.infer<typeof DisclosureStatus>

/** One thing to say within a disclosure, and the words that said it; null when no one did. */
const Element = z.object({ id: z.string(), label: z.string(), evidence: Evidence.nullable() })

/** One of the seven required disclosures and, element by element, where the rep gave it. */
export const Disclosure = z.object({
	code: z.string(),
	title: z.string(),
	citation: z.string(),
	status: DisclosureStatus,
	/** The line a rep can say to give it. */
	sayThis: z.string(),
	elements: z.array(Element),
	/** What is good to say with it and never demanded: no part of the status. Older analyses have none. */
	bonus: z.array(Element).optional(),
	/** How fast its evidence was read; null when the transcript has no times or too little was said to measure. */
	wordsPerMinute: z.int().nullable().optional(),
	/** False when it came only after the customer agreed to enroll; null when no one enrolled. */
	beforeEnrollment: z.boolean().nullable(),
})
export type Disclosure = z.infer<typeof Disclosure>
