import { z } from 'zod'
import { ModelInScore, ModelReading } from '#features/analysis/contract.ts'
import { SkillCode } from '#features/playbook/contract.ts'
import { highestSeed, longestMessage, longestName } from './limits.ts'

export * from './limits.ts'

export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced'])
export type Difficulty = z.infer<typeof Difficulty>

/** A practice call as the lobby lists it. What the prospect hides is not part of it. */
export const Scenario = z.object({
	id: z.string(),
	title: z.string(),
	industry: z.string(),
	difficulty: Difficulty,
	description: z.string(),
	/** What the rep knows before the call begins. */
	scenarioContext: z.string(),
	learningObjectives: z.array(z.string()),
	prospectPersona: z.object({ name: z.string(), jobTitle: z.string(), personality: z.string() }),
	/** `real-call-based`: made from a recording; `adaptive-learning`: its objections come from the team's calls. */
	tags: z.array(z.enum(['real-call-based', 'adaptive-learning'])),
	/** Codes of the objections it practices. */
	objections: z.array(z.string()),
})
export type Scenario = z.infer<typeof Scenario>

/** A prohibited claim the rep made in a message, shown at once. */
export const PracticeFinding = z.object({
	code: z.string(),
	title: z.string(),
	severity: z.enum(['critical', 'high', 'medium', 'low']),
	/** A likely claim is one to check, and counts half. Absent in older sessions: certain. */
	level: z.enum(['certain', 'likely', 'possible']).optional(),
	citation: z.string(),
	quote: z.string(),
	why: z.string(),
	/** Null while kept back in an exam. */
	sayInstead: z.string().nullable(),
})
export type PracticeFinding = z.infer<typeof PracticeFinding>

export const PracticeMessage = z.object({
	id: z.string(),
	speaker: z.enum(['user', 'ai']),
	message: z.string(),
	timestamp: z.iso.datetime(),
	/** The model that said it; null of what the built-in prospect and the rep said. */
	model: z.string().nullable(),
	analysis: z.object({
		/** One word: how it sounds ('Curious', 'Pushy'; for the prospect 'Guarded', 'Worried'). */
		tone: z.string(),
		/**
		 * 0-10: how much the rep's message helped the call; for the prospect's message, how open the prospect is. Null for the
		 * prospect's first message, which does not respond to the rep.
		 */
		effectiveness: z.number().min(0).max(10).nullable(),
		/** One line for the rep about his message; null for the prospect, and kept back in an exam. */
		coaching: z.string().nullable(),
		findings: z.array(PracticeFinding),
	}),
})
export type PracticeMessage = z.infer<typeof PracticeMessage>

/** How the prospect leaves the call; null while it goes on. */
export const Outcome = z.enum(['enrolled', 'next_step_agreed', 'declined', 'hung_up'])
export type Outcome = z.infer<typeof Outcome>

/** 0-10 for each skill; one that the call has given no occasion for is left out. */
export const SkillScores = z.partialRecord(SkillCode, z.number().min(0).max(10))
export type SkillScores = z.infer<typeof SkillScores>

/** A rep's turn heard again: what would have been better, and why. `isGood` when nothing needed to be. */
export const ReplayTurn = z.object({
	messageId: z.string(),
	isGood: z.boolean(),
	betterLine: z.string().nullable(),
	why: z.string(),
})
export type ReplayTurn = z.infer<typeof ReplayTurn>

export const PracticeObjective = z.object({
	text: z.string(),
	/** Id of the rep's message that met it; null when none has. */
	metBy: z.string().nullable(),
})
export type PracticeObjective = z.infer<typeof PracticeObjective>

const SessionScore = z.object({
	/** 0-100; null until completed, and if the rep said nothing. */
	overallScore: z.number().min(0).max(100).nullable(),
	/** Whether the score reaches the pass mark without critical violations; null without a score. */
	passed: z.boolean().nullable(),
})

/**
 * What a language model makes of a completed session, beside Candor's own judgment. Without a `promptVersion` and a
 * failure it is still to answer. Places are indexes into the conversation.
 */
export const ModelJudgment = z.object({
	model: z.string(),
	/** Whether it counts in the session's score (`on`), or is shown beside it. */
	inScore: ModelInScore,
	promptVersion: z.int().nullable(),
	/** Why it could not be asked, for people. */
	failure: z.string().nullable(),
	reading: ModelReading.pick({
		summary: true,
		statements: true,
		elements: true,
		skills: true,
		coaching: true,
	})
		.extend({
			/** Findings of the rules that the model rejected twice. */
			rejected: z.array(
				z.object({ code: z.string(), title: z.string(), quote: z.string(), why: z.string() }),
			),
		})
		.nullable(),
	/** By the formula, with what the model found; null while it is to answer. */
	withModel: SessionScore.nullable(),
	/** By the formula, with what the rules found. */
	builtIn: SessionScore,
})
export type ModelJudgment = z.infer<typeof ModelJudgment>

export const PracticeSession = z.object({
	id: z.string(),
	scenarioId: z.string(),
	/** The scenario as it was when the session began. */
	scenario: Scenario,
	status: z.enum(['in_progress', 'completed']),
	/** The name it was saved under, or the scenario's title. */
	title: z.string(),
	/** Whether the rep gave it a name. */
	isSaved: z.boolean(),
	startedAt: z.iso.datetime(),
	completedAt: z.iso.datetime().nullable(),
	/** Seconds. */
	duration: z.number().min(0),
	...SessionScore.shape,
	/** Null where no model was to judge it. */
	modelJudgment: ModelJudgment.nullable(),
	/** The same seed plays the same prospect: a trainer gives it to all. */
	seed: z.int().min(0),
	/** Who plays the prospect: a model and the version of the question it is asked, or, with nulls, the built-in prospect. */
	prospect: z.object({ model: z.string().nullable(), promptVersion: z.int().nullable() }),
	/** An exam keeps coaching, and what to say instead of a claim, back until the end. */
	isExam: z.boolean(),
	conversation: z.array(PracticeMessage),
	skillScores: SkillScores,
	objectives: z.array(PracticeObjective),
	outcome: Outcome.nullable(),
	feedback: z.object({
		strengths: z.array(z.string()),
		improvements: z.array(z.string()),
		actions: z.array(z.string()),
	}),
	replay: z.array(ReplayTurn),
})
export type PracticeSession = z.infer<typeof PracticeSession>

/** The answer to a message: the session with the reply. */
export const AnsweredMessage = z.object({ session: PracticeSession })

/** A session that was completed, with its score. */
export const CompletedSession = z.object({
	session: PracticeSession,
	analysis: PracticeSession.pick({ overallScore: true }),
})

/** A session in a list. */
export const PracticeSummary = PracticeSession.pick({
	id: true,
	scenarioId: true,
	status: true,
	title: true,
	isSaved: true,
	startedAt: true,
	completedAt: true,
	duration: true,
	overallScore: true,
	passed: true,
	isExam: true,
}).extend({ scenarioTitle: z.string(), prospectName: z.string(), difficulty: Difficulty, messages: z.int() })
export type PracticeSummary = z.infer<typeof PracticeSummary>

export const StartSession = z.strictObject({
	scenarioId: z.string().min(1),
	/** Left out, every session plays differently. */
	seed: z.int().min(0).max(highestSeed).optional(),
	isExam: z.boolean().optional(),
	/** Left out, a model plays the prospect where one is set up, and the built-in prospect plays exams. */
	prospect: z.enum(['built-in', 'model']).optional(),
})
export type StartSession = z.infer<typeof StartSession>
export const SendMessage = z.strictObject({
	message: z.string().trim().min(1).max(longestMessage),
	/** Made by the browser for each message: sent twice, it is taken once. */
	clientMessageId: z.uuid().optional(),
})
export type SendMessage = z.infer<typeof SendMessage>
export const RenameSession = z.strictObject({ title: z.string().trim().min(1).max(longestName) })
export const CreateFromRecording = z.strictObject({
	recordingId: z.string().min(1),
	scenarioName: z.string().trim().min(1).max(longestName),
})
export type CreateFromRecording = z.infer<typeof CreateFromRecording>

/** Who can play prospects. */
export const Prospects = z.object({
	/** The name of the language model; null where none is set up. */
	model: z.string().nullable(),
})

/** What 'Update AI Learning' found in the team's transcribed calls. */
export const Learned = z.object({
	recordingsAnalyzed: z.int().min(0),
	objections: z.array(
		z.object({
			code: z.string(),
			title: z.string(),
			/** Calls in which it was raised, and its share of all calls analyzed (0-1). */
			calls: z.int(),
			share: z.number(),
			/** Mean place in the call at which it is raised, 0 (start) to 1 (end). */
			meanPlace: z.number(),
			handledShare: z.number(),
			/** Wordings of customers, personal data removed. */
			wordings: z.array(z.string()),
		}),
	),
	updatedAt: z.iso.datetime().nullable(),
})
export type Learned = z.infer<typeof Learned>
