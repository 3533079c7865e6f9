import { z } from 'zod'
import {
	Disclosure,
	DisclosureStatus,
	Evidence,
	Finding,
	FindingLevel,
} from '#features/compliance/contract.ts'
import { Objection, Skill } from '#features/playbook/contract.ts'
import { LegalHold, Recording, RecordingReference, Transcript } from '#features/recordings/contract.ts'
import { Enrichment, ModelInScore } from './enrichment-contract.ts'
import { longestReason, shortestReason } from './limits.ts'
import { Rule } from './list-contract.ts'

export { ModelInScore, ModelReading } from './enrichment-contract.ts'
export * from './limits.ts'
export * from './list-contract.ts'

/** Something done well, with the words that show it. */
export const Strength = Evidence.extend({ text: z.string() })
export type Strength = z.infer<typeof Strength>

/** One part of the score. Points (at most `weight`) add up to the score before caps, weights to 100; all are integers. */
export const ScorePart = z.object({
	code: z.string(),
	title: z.string(),
	weight: z.number(),
	points: z.number(),
	why: z.string(),
})
export type ScorePart = z.infer<typeof ScorePart>

/** Pace and balance of a call; shares are 0-1 of the time someone spoke, times are seconds, null when unknown. */
export const Conversation = z.object({
	repTalkShare: z.number().min(0).max(1).nullable(),
	longestMonologueSeconds: z.number().nullable(),
	repWordsPerMinute: z.number().nullable(),
	questionsAsked: z.int(),
	interruptions: z.int().nullable(),
	silenceSeconds: z.number().nullable(),
})
export type Conversation = z.infer<typeof Conversation>

/** What an action is about and can be practiced: a statement to leave out, a disclosure, an objection or a skill. */
export const Practice = z.object({
	kind: z.enum(['statement', 'disclosure', 'objection', 'skill']),
	code: z.string(),
})
export type Practice = z.infer<typeof Practice>

/** A place in a call; seconds, null when the transcript has no times. */
export const CallMoment = z.object({ turn: z.int().min(0), start: z.number().nullable() })
export type CallMoment = z.infer<typeof CallMoment>

const ProvisionalName = z.object({ name: z.string(), confidence: z.number().min(0).max(1) })

/**
 * Findings based on words below `leastConfidence`: shown with their confidence, but not counted. Uncertain statements and
 * disclosures are not here: they are in `findings` and `disclosures` with the status 'unclear'.
 */
export const Provisional = z.object({
	/** The words in which the customer may have agreed to enroll. */
	enrollment: Evidence.nullable(),
	salesAgentName: ProvisionalName.nullable(),
	prospectName: ProvisionalName.nullable(),
	objections: z.array(Objection),
	strengths: z.array(Strength),
})
export type Provisional = z.infer<typeof Provisional>

/** A language model, the version of the questions it was asked, and what its differences from the rules did. */
export const AnalysisModel = z.object({
	name: z.string(),
	promptVersion: z.int(),
	inScore: ModelInScore.exclude(['off']),
})
export type AnalysisModel = z.infer<typeof AnalysisModel>

/** The score of a call and the evidence for it. The lists of plain strings are the documented shape. */
export const Analysis = z.object({
	version: z.string(),
	/** 0-100; null when the call is not scored: `score.notScoredBecause` says why. */
	overallScore: z.int().min(0).max(100).nullable(),
	isClosedDeal: z.boolean(),
	/** Whether the service was offered, which makes disclosures due. Absent in older analyses. */
	isPitched: z.boolean().optional(),
	strengths: z.array(z.string()),
	improvements: z.array(z.string()),
	complianceIssues: z.array(z.string()),
	/** Titles of missing disclosures that were due. */
	requiredDisclosures: z.array(z.string()),
	/** At most three. */
	actions: z.array(z.string()),
	/** What to practice for each of the actions, in the same order. Absent in older analyses. */
	actionPractice: z.array(Practice).optional(),
	/** The moment of the call that each of the actions is about, in the same order; null for none. Absent in older analyses. */
	actionMoments: z.array(CallMoment.nullable()).optional(),
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
	/** The turn in which the customer agreed to enroll; null if they did not. */
	enrollmentTurn: z.int().nullable(),
	/** Absent in older analyses. */
	provisional: Provisional.optional(),
	/** The language model whose reading is merged into this analysis; absent in those of the rules alone. */
	model: AnalysisModel.optional(),
	score: z.object({
		parts: z.array(ScorePart),
		beforeCaps: z.number(),
		/** Why the score was held down, with the highest value it may have. */
		caps: z.array(z.object({ max: z.number(), why: z.string() })),
		/** Why the score was held up, with the lowest value it may have: findings to check alone never fail a call. */
		floor: z.object({ min: z.number(), why: z.string() }).optional(),
		/** A sentence for the screen; null if the call is scored. */
		notScoredBecause: z.string().nullable(),
	}),
})
export type Analysis = z.infer<typeof Analysis>

/** How much findings to check (`level` likely) count toward the scores of a company's calls. */
export const LikelyFindings = z.enum(['full', 'half', 'none'])

/** GET and PUT /api/admin/scoring-settings */
export const ScoringSettings = z.strictObject({ likelyFindings: LikelyFindings })
export type ScoringSettings = z.infer<typeof ScoringSettings>

/** What an analysis comes to by what people decided and by what the company lets count, by the same formula. */
export const Effective = Analysis.pick({
	overallScore: true,
	score: true,
	skills: true,
	improvements: true,
	complianceIssues: true,
	requiredDisclosures: true,
	actions: true,
	actionPractice: true,
	actionMoments: true,
}).extend({
	/** How much findings to check counted, where it was not half. */
	likelyFindings: LikelyFindings.optional(),
})
export type Effective = z.infer<typeof Effective>

/** GET /api/recordings: a recording with its analysis, as the machine made it, once there is one. */
export const ScoredRecording = Recording.extend({
	analysis: Analysis.optional(),
	/** 0-100, the score that counts: without overturned findings. Null when there is none. */
	effectiveScore: z.int().min(0).max(100).nullable(),
})
export type ScoredRecording = z.infer<typeof ScoredRecording>

/**
 * GET /api/recordings?view=summary: what a list row needs, without the words of the call.
 * `actions`, `strengths` and `improvements` are kept. Its analysis leaves out what people overturned.
 */
export const RecordingSummary = Recording.omit({ transcription: true }).extend({
	hasTranscript: z.boolean(),
	/** As the score counts them, the worst first. */
	brokenRules: z.array(Rule),
	analysis: Analysis.pick({
		overallScore: true,
		isClosedDeal: true,
		isPitched: true,
		strengths: true,
		improvements: true,
		complianceIssues: true,
		requiredDisclosures: true,
		actions: true,
		actionPractice: true,
		actionMoments: true,
	})
		.extend({ notScoredBecause: Analysis.shape.score.shape.notScoredBecause })
		.optional(),
})
export type RecordingSummary = z.infer<typeof RecordingSummary>

/** Why a person disputes or decides a finding, 5-1000 characters. */
const ReviewReason = z.string().trim().min(shortestReason).max(longestReason)

/** POST /api/recordings/{id}/findings/{key}/dispute */
export const Dispute = z.strictObject({ reason: ReviewReason })
export type Dispute = z.infer<typeof Dispute>

/** POST /api/recordings/{id}/findings/{key}/decide */
export const Decision = z.strictObject({
	decision: z.enum(['upheld', 'overturned']),
	reason: ReviewReason.optional(),
})
export type Decision = z.infer<typeof Decision>

const Said = z.object({ by: z.object({ id: z.string(), name: z.string() }), at: z.iso.datetime() })

/**
 * What people say about a finding of the machine, which stays as it was. Overturned, a prohibited statement counts
 * as never said, a disclosure that was not given as given, and a given one as missing.
 */
export const Review = z.object({
	key: z.string(),
	state: z.enum(['disputed', 'upheld', 'overturned']),
	dispute: Said.extend({ reason: z.string() }).nullable(),
	decision: Said.extend({ reason: z.string().nullable() }).nullable(),
})
export type Review = z.infer<typeof Review>

/** GET /api/recordings/{id} */
export const RecordingDetail = ScoredRecording.extend({
	transcript: Transcript.nullable(),
	/** Null where no language model was to be asked. */
	enrichment: Enrichment.nullable(),
	/** Null while nothing is overturned. */
	effective: Effective.nullable(),
	/** The names by which findings are reviewed, in the order of `analysis.findings` and `analysis.disclosures`. */
	reviewKeys: z.object({ findings: z.array(z.string()), disclosures: z.array(z.string()) }),
	/** Of the findings of this analysis alone. */
	reviews: z.array(Review),
	/** Null where there is none, and to reps, who learn only that there is one. */
	legalHold: LegalHold.nullable(),
	/** Who exchanged rep and customer last, which changes whose words count; null where no one did. */
	speakersSwapped: z
		.object({ by: z.object({ id: z.string(), name: z.string() }).nullable(), at: z.iso.datetime() })
		.nullable(),
	/** The version that analyzes calls now; this analysis keeps its own until someone adopts a newer one. */
	rulesInUse: z.string(),
	/** The model that a new analysis would merge; null for none. */
	modelInUse: AnalysisModel.nullable(),
})
export type RecordingDetail = z.infer<typeof RecordingDetail>

/** GET /api/stats. `passRate` is a percentage of the scored calls, 0 when none is scored. */
export const Stats = z.object({
	passingCalls: z.int(),
	failedCalls: z.int(),
	passRate: z.number().min(0).max(100),
	totalCalls: z.int(),
	analyzedCalls: z.int(),
})
export type Stats = z.infer<typeof Stats>

/** What a newer version would change. Scores are those that count, without what people overturned. */
export const AnalysisDiff = z.object({
	isUnchanged: z.boolean(),
	versions: z.object({ before: z.string(), after: z.string() }),
	score: z.object({ before: z.int().nullable(), after: z.int().nullable() }),
	findingsAdded: z.array(Finding),
	findingsRemoved: z.array(Finding),
	disclosuresChanged: z.array(
		z.object({ code: z.string(), title: z.string(), before: DisclosureStatus, after: DisclosureStatus }),
	),
})
export type AnalysisDiff = z.infer<typeof AnalysisDiff>

/** POST /api/recordings/{id}/reanalyze: the new analysis is stored, and current only once it is adopted. */
export const Reanalysis = z.object({ analysisId: z.uuid(), diff: AnalysisDiff })
export type Reanalysis = z.infer<typeof Reanalysis>

/** POST /api/recordings/{id}/adopt */
export const Adoption = z.strictObject({ analysisId: z.uuid() })
export type Adoption = z.infer<typeof Adoption>

/** A row of GET /api/admin/rule-reviews: counts over the current analyses of all calls. */
export const RuleReview = z.object({
	code: z.string(),
	title: z.string(),
	kind: z.enum(['prohibited statement', 'required disclosure']),
	/** Statements found, or disclosures found missing or partial. */
	found: z.int(),
	disputed: z.int(),
	upheld: z.int(),
	overturned: z.int(),
	/** Of the decided ones, the percentage upheld; null when none is decided. */
	agreement: z.int().min(0).max(100).nullable(),
})
export type RuleReview = z.infer<typeof RuleReview>

/** A row of GET /api/admin/disputes: a finding that a rep disputes and no one has decided. */
export const OpenDispute = z.object({
	recording: RecordingReference,
	key: z.string(),
	title: z.string(),
	/** What the machine says: the words of a statement, or the status of a disclosure. */
	machine: z.union([Evidence.extend({ level: FindingLevel }), z.object({ status: DisclosureStatus })]),
	dispute: Said.extend({ reason: z.string() }),
})
export type OpenDispute = z.infer<typeof OpenDispute>
