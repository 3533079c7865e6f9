import { z } from 'zod'

/** The six modules of the compliance guide and the eight of the learning hub, by their ids. */
export const complianceModuleIds = [
	'mandatory-verbal-disclosures',
	'prohibited-statements',
	'call-documentation',
	'prospect-understanding-verification',
	'ethical-boundaries',
	'compliance-escalation',
] as const
export const hubModuleIds = [
	'debt-settlement-foundation',
	'advanced-negotiation',
	'sales-compliance',
	'customer-psychology',
	'objection-handling',
	'closing',
	'financial-analysis',
	'ethics',
] as const
export const ModuleId = z.enum([...complianceModuleIds, ...hubModuleIds])
export type ModuleId = z.infer<typeof ModuleId>
export type ComplianceModuleId = (typeof complianceModuleIds)[number]

/** The eight items of the checklist, in the order of a call. */
export const checklistItemIds = [
	'numbers-and-hours',
	'recording-notice',
	'identity-and-purpose',
	'budget-and-fit',
	'time-and-amount',
	'risks-together',
	'fees-and-account',
	'understanding-and-records',
] as const
export const ChecklistItemId = z.enum(checklistItemIds)
export type ChecklistItemId = z.infer<typeof ChecklistItemId>

/** A quiz result: questions answered correctly on the first try, and the number of questions. */
const QuizResult = z.strictObject({ correct: z.int().min(0).max(20), total: z.int().min(1).max(20) })
export type QuizResult = z.infer<typeof QuizResult>

/** A person's progress in one module; nothing if they have not started. */
export const ModuleProgress = z.object({
	moduleId: ModuleId,
	/** Ids of the lessons that were read to their end. */
	lessonsDone: z.array(z.string()),
	quiz: QuizResult.nullable(),
	completedAt: z.iso.datetime().nullable(),
})
export type ModuleProgress = z.infer<typeof ModuleProgress>

/** GET /api/learning/progress: the person's own. */
export const LearningProgress = z.object({
	modules: z.array(ModuleProgress),
	checklist: z.array(z.object({ itemId: ChecklistItemId, checkedAt: z.iso.datetime() })),
})
export type LearningProgress = z.infer<typeof LearningProgress>

/** POST /api/learning/modules/{moduleId}/complete returns the module's progress. Repeating it keeps the first date. */
export const CompleteModule = z
	.strictObject({
		quiz: QuizResult.refine(
			({ correct, total }) => correct <= total,
			'Has more correct answers than questions.',
		),
	})
	.partial()

/** PUT /api/learning/modules/{moduleId}/lessons/{lessonId} answers the module's progress. */
export const LessonId = z.string().regex(/^[a-z0-9-]{1,80}$/)
export const MarkLesson = z.strictObject({ isDone: z.boolean() })

/** PUT /api/learning/checklist/{itemId} answers the whole progress; DELETE /api/learning/checklist clears every item. */
export const MarkChecklistItem = z.strictObject({ isChecked: z.boolean() })

/** GET /api/learning/ratings: only what people of this company gave. A module that no one rated is left out. */
export const ModuleRating = z.object({
	moduleId: ModuleId,
	/** 1-5, the mean, to a tenth. */
	average: z.number(),
	count: z.int().min(1),
	/** The caller's own rating. */
	mine: z.int().min(1).max(5).nullable(),
})
export type ModuleRating = z.infer<typeof ModuleRating>

/** PUT /api/learning/ratings/{moduleId}: for people who completed the module. Returns all ratings. */
export const RateModule = z.strictObject({ stars: z.int().min(1).max(5) })

/** GET /api/motivation */
export const Motivation = z.object({
	quote: z.string(),
	author: z.string(),
	/** The work it is from, or 'Candor' where the words are ours. */
	company: z.string().optional(),
	/** lower_case_with_underscores */
	category: z.string(),
})
export type Motivation = z.infer<typeof Motivation>

/** GET /api/health-tips */
export const HealthTip = z.object({
	tip: z.string(),
	/** What it does for selling. */
	benefitsFor: z.string(),
	/** '2 minutes' */
	duration: z.string(),
	difficulty: z.enum(['easy', 'moderate', 'challenging']),
	category: z.string(),
	/** Whose advice it rests on: an institution and the page or publication. */
	author: z.string(),
})
export type HealthTip = z.infer<typeof HealthTip>

/** What calls and practice are about: a prohibited statement, a disclosure, an objection or a skill, by its code. */
export const TrainedSubject = z.object({
	kind: z.enum(['statement', 'disclosure', 'objection', 'skill']),
	code: z.string(),
})
export type TrainedSubject = z.infer<typeof TrainedSubject>

/** Scored calls on one side of a person's first practice: at most ten. */
const CallsOfASide = z.object({
	/** How many there are so far. */
	scored: z.int().min(0).max(10),
	/** Calls on which the subject came up at all: skills always, an objection where it was raised. */
	calls: z.int(),
	/** Calls on which it went wrong: said, missing, unhandled; null for skills. */
	missed: z.int().nullable(),
	/** Mean of the skill's score, 0-10, to a tenth; null for all but skills, and where there are no calls. */
	average: z.number().nullable(),
})

/**
 * GET /api/learning/effects: for each subject that the person practiced (an administrator may ask for
 * `?personId=`), the ten scored calls before the first practice beside the ten after it.
 */
export const PracticeEffect = z.object({
	subject: TrainedSubject,
	title: z.string(),
	/** What was done first: a module or lesson completed, or a role-play finished. */
	practicedAt: z.iso.datetime(),
	practicedBy: z.enum(['lesson', 'role_play']),
	before: CallsOfASide,
	after: CallsOfASide,
})
export type PracticeEffect = z.infer<typeof PracticeEffect>

/** Something of a lesson, in the order in which it is read. */
export const LessonPart = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('heading'), text: z.string() }),
	z.object({ kind: z.literal('text'), text: z.string() }),
	z.object({ kind: z.literal('points'), items: z.array(z.string()) }),
	/** Words to say, and where `leave` is given the words that they take the place of. */
	z.object({
		kind: z.literal('lines'),
		lines: z.array(z.object({ leave: z.string().optional(), say: z.string() })),
	}),
	/** Figures worked out by formula. */
	z.object({
		kind: z.literal('figures'),
		caption: z.string(),
		rows: z.array(z.object({ label: z.string(), value: z.string() })),
	}),
	z.object({ kind: z.literal('exercise'), task: z.string(), solution: z.string() }),
])
export type LessonPart = z.infer<typeof LessonPart>

/** The question at the end of a lesson; `right` is the place of the right answer. */
const LessonQuestion = z.object({
	asked: z.string(),
	answers: z.array(z.string()).min(2),
	right: z.int().min(0),
	why: z.string(),
})

export const Lesson = z.object({
	id: LessonId,
	title: z.string(),
	minutes: z.int(),
	/** What going through it trains. */
	trains: z.array(TrainedSubject),
	parts: z.array(LessonPart),
	question: LessonQuestion,
	/** '16 CFR 310.4(a)(5)(i)'; null where it is craft and not law. */
	citation: z.string().nullable(),
})
export type Lesson = z.infer<typeof Lesson>

/** A module of the learning hub with its lessons: GET /api/learning/modules/{moduleId}. */
export const HubModule = z.object({
	id: z.enum(hubModuleIds),
	title: z.string(),
	provider: z.string(),
	category: z.string(),
	level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
	/** Minutes, exercises and questions included. */
	duration: z.int(),
	overview: z.string(),
	topics: z.array(z.string()),
	keyPoints: z.array(z.string()),
	lessons: z.array(Lesson),
})
export type HubModule = z.infer<typeof HubModule>

/** GET /api/learning/modules: the eight modules, each with the names of its lessons. */
export const HubModuleSummary = HubModule.omit({ lessons: true }).extend({
	lessons: z.array(Lesson.pick({ id: true, title: true, minutes: true, trains: true })),
})
export type HubModuleSummary = z.infer<typeof HubModuleSummary>

/**
 * GET /api/learning/own-calls?kind=statement&code=advance_fee: the caller's newest calls on which a subject went
 * wrong, three at most.
 */
export const OwnCall = z.object({
	id: z.uuid(),
	name: z.string(),
	uploadedAt: z.iso.datetime(),
	/** Seconds into the call at which it went wrong; null where it is no moment, or the transcript has no times. */
	at: z.number().nullable(),
})
export type OwnCall = z.infer<typeof OwnCall>
