import { z } from 'zod'
import { Disclosure, Evidence, Finding } from '#features/compliance/contract.ts'
import { Objection, Skill } from '#features/playbook/contract.ts'
import { Recording, Transcript } from '#features/recordings/contract.ts'

export * from './limits.ts'

/** Something done well, with the words that show it. */
export const Strength = Evidence.extend({ text: z.string() })
export type Strength = z.infer<typeof Strength>

/** One part of the score: `points` of at most `weight`; they add up to the score before caps. */
export const ScorePart = z.object({
	code: z.string(),
	title: z.string(),
	weight: z.number(),
	points: z.number(),
	why: z.string(),
})
export type ScorePart = z.infer<typeof ScorePart>

/** Pace and balance of a call; shares are 0-1 of the time somebody spoke, times are seconds, null when unknown. */
export const Conversation = z.object({
	repTalkShare: z.number().min(0).max(1).nullable(),
	longestMonologueSeconds: z.number().nullable(),
	repWordsPerMinute: z.number().nullable(),
	questionsAsked: z.int(),
	interruptions: z.int().nullable(),
	silenceSeconds: z.number().nullable(),
})
export type Conversation = z.infer<typeof Conversation>

/** What a call was worth, and why. The lists of plain strings are the documented shape; the rest is the proof. */
export const Analysis = z.object({
	version: z.string(),
	/** 0-100; null when the call is too short to score. */
	overallScore: z.int().min(0).max(100).nullable(),
	isClosedDeal: z.boolean(),
	strengths: z.array(z.string()),
	improvements: z.array(z.string()),
	complianceIssues: z.array(z.string()),
	/** Titles of the required disclosures that are missing. */
	requiredDisclosures: z.array(z.string()),
	/** At most three. */
	actions: z.array(z.string()),
	/** The transcript with `<mark>` around the evidence; everything else is escaped. */
	highlightedTranscript: z.string(),
	summary: z.array(z.string()),
	salesAgentName: z.string(),
	prospectName: z.string(),
	findings: z.array(Finding),
	disclosures: z.array(Disclosure),
	objections: z.array(Objection),
	skills: z.array(Skill),
	strengthEvidence: z.array(Strength),
	conversation: Conversation,
	/** The turn in which the customer agreed to enrol, null when nobody did. */
	enrollmentTurn: z.int().nullable(),
	score: z.object({
		parts: z.array(ScorePart),
		beforeCaps: z.number(),
		/** Why the score was held down, with the highest value it may have. */
		caps: z.array(z.object({ max: z.number(), why: z.string() })),
		/** Set when there was too little to score. */
		notScoredBecause: z.string().nullable(),
	}),
})
export type Analysis = z.infer<typeof Analysis>

/** GET /api/recordings: a recording with its analysis once there is one. */
export const ScoredRecording = Recording.extend({ analysis: Analysis.optional() })
export type ScoredRecording = z.infer<typeof ScoredRecording>

/**
 * GET /api/recordings?view=summary: what a list row needs, without the words of the call.
 * `actions`, `strengths` and `improvements` are kept.
 */
export const RecordingSummary = Recording.omit({ transcription: true }).extend({
	hasTranscript: z.boolean(),
	analysis: Analysis.pick({
		overallScore: true,
		isClosedDeal: true,
		strengths: true,
		improvements: true,
		complianceIssues: true,
		requiredDisclosures: true,
		actions: true,
	}).optional(),
})
export type RecordingSummary = z.infer<typeof RecordingSummary>

/** GET /api/recordings/{id} */
export const RecordingDetail = ScoredRecording.extend({ transcript: Transcript.nullable() })
export type RecordingDetail = z.infer<typeof RecordingDetail>

/** Tabs of All Recordings; `passing` is a score of 70 or more, `failed` is below. */
export const RecordingFilter = z.enum(['all', 'passing', 'failed'])
export type RecordingFilter = z.infer<typeof RecordingFilter>

/** GET /api/stats. `passRate` is a percentage of the scored calls, 0 when none is scored. */
export const Stats = z.object({
	passingCalls: z.int(),
	failedCalls: z.int(),
	passRate: z.number().min(0).max(100),
	totalCalls: z.int(),
	analyzedCalls: z.int(),
})
export type Stats = z.infer<typeof Stats>
