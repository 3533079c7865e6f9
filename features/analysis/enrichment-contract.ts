import { z } from 'zod'
import { Evidence, Finding } from '#features/compliance/contract.ts'
import { Objection, SkillCode } from '#features/playbook/contract.ts'

/** What the differences between a language model and the rules do to a score: nothing, wait for a person, or count. */
export const ModelInScore = z.enum(['off', 'review', 'on'])
export type ModelInScore = z.infer<typeof ModelInScore>

/**
 * A prohibited statement that a language model reports and confirmed when it was asked a second time. `why` is the
 * model's reason; `against` is its strongest argument to the contrary, null where it gave none.
 */
export const ModelStatement = Finding.pick({ code: true, title: true, citation: true, sayInstead: true })
	.extend(Evidence.shape)
	.extend({
		why: z.string(),
		against: z.string().nullable(),
		/** The quote in English, where the call is in another language. */
		english: z.string().nullable(),
		/** By the rules these words are lawful in context, such as a denial or words of someone else: a person decides. */
		isClearedByRules: z.boolean().optional(),
	})
export type ModelStatement = z.infer<typeof ModelStatement>

/** A finding of the rules, by its key, that the model rejected twice, and why. */
const ClearedFinding = z.object({ key: z.string(), why: z.string() })

/** A disclosure element that the model heard, as in the rule pack, with the rep's words. */
const ModelElement = z.object({ disclosure: z.string(), element: z.string(), evidence: Evidence })

/** A skill as the model rates it, 0-10, with the rep's words that show it; null where it quoted none. */
const ModelSkill = z.object({
	code: SkillCode,
	title: z.string(),
	score: z.number().min(0).max(10),
	why: z.string(),
	evidence: Evidence.nullable(),
})

/** What the rep said, what was wrong with it, and better words. */
const CoachingPoint = z.object({ evidence: Evidence, problem: z.string(), better: z.string() })

export const CallKind = z.enum([
	'sale',
	'callback',
	'voicemail',
	'transfer',
	'service',
	'do_not_call',
	'wrong_number',
	'other',
])

/** A language model's results for a call, limited to what the call's words prove. */
export const ModelReading = z.object({
	/** At most five lines. */
	summary: z.array(z.string()),
	kind: CallKind,
	/** ISO 639-1, such as 'en'; null where the model named none. */
	language: z.string().nullable(),
	/** The model takes the rep's turns for the customer's. */
	areSpeakersExchanged: z.boolean(),
	/** Whether the customer agreed to enroll, with their words; null if the model could not decide. */
	enrollment: z.object({ agreed: z.boolean(), evidence: Evidence.nullable() }).nullable(),
	statements: z.array(ModelStatement),
	cleared: z.array(ClearedFinding),
	elements: z.array(ModelElement),
	objections: z.array(Objection),
	skills: z.array(ModelSkill),
	/** At most three. */
	coaching: z.array(CoachingPoint),
	/** Of a call in another language: the English of quotes, by quote. */
	glosses: z.record(z.string(), z.string()).optional(),
})
export type ModelReading = z.infer<typeof ModelReading>

/** Keys of what only the model found about disclosures, objections and the outcome, for people to accept or reject. */
export const heardKeys = {
	element: ({ disclosure, element }: { disclosure: string; element: string }) =>
		`heard.${disclosure}.${element}`,
	objection: ({ code, turn }: { code: string; turn: number }) => `heard.objection.${code}.${turn}`,
	enrollment: 'heard.enrollment',
}

/** The names of everything in a reading that people may accept or reject besides its statements. */
export const heardIn = ({ elements, objections, enrollment }: ModelReading): string[] => [
	...elements.map(heardKeys.element),
	...objections.map(heardKeys.objection),
	...(enrollment?.agreed ? [heardKeys.enrollment] : []),
]

/** What a model's part in a call took: how often it was asked, tokens as its service counts them, and seconds. */
export const EnrichmentUsage = z.object({
	questions: z.int(),
	inputTokens: z.int(),
	outputTokens: z.int(),
	seconds: z.number(),
})
export type EnrichmentUsage = z.infer<typeof EnrichmentUsage>

/** A language model's part in a call. Without a `promptVersion` and a failure it is still to answer. */
export const Enrichment = z.object({
	/** The name of the model. */
	model: z.string(),
	reading: ModelReading.nullable(),
	/** The version of the questions that the reading answers; null while the model is to be asked, perhaps again. */
	promptVersion: z.int().nullable(),
	/** Why it could not be asked, for people. */
	failure: z.string().nullable(),
	/** For administrators; null for everyone else, and of answers that were not counted. */
	usage: EnrichmentUsage.nullable(),
})
export type Enrichment = z.infer<typeof Enrichment>
