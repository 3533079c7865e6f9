import { z } from 'zod'
import { Role } from '#features/people/contract.ts'
import { RecordingReference } from '#features/recordings/contract.ts'
import { longestComment, longestNote } from './limits.ts'

/** Seconds from the start of a call; the longest call is far shorter than a day. */
const Moment = z
	.number()
	.min(0)
	.max(24 * 3600)
const PersonReference = z.object({ id: z.string(), name: z.string() })

/** What someone said about a moment of a call. */
export const CallComment = z.object({
	id: z.uuid(),
	/** Seconds from the start of the call; null for the call as a whole. */
	at: z.number().nullable(),
	text: z.string(),
	by: PersonReference.extend({ role: Role }),
	createdAt: z.iso.datetime(),
	/** When its words were last changed. */
	editedAt: z.iso.datetime().nullable(),
	/** When the rep of the call said that they had read it; null while they have not. */
	acknowledgedAt: z.iso.datetime().nullable(),
})
export type CallComment = z.infer<typeof CallComment>

/** GET /api/recordings/{id}/comments: the call as a whole first, then moment by moment, as they were written. */
export const CallComments = z.array(CallComment)

const Words = z.string().trim().min(1).max(longestComment)

/** POST /api/recordings/{id}/comments, for anyone who may see the call. */
export const NewComment = z.strictObject({ at: Moment.nullable().default(null), text: Words })
export type NewComment = z.infer<typeof NewComment>

/** PATCH /api/recordings/{id}/comments/{commentId}, for its author. */
export const EditComment = z.strictObject({ text: Words })
export type EditComment = z.infer<typeof EditComment>

/**
 * GET /api/open-comments: what the rep of a call has not acknowledged yet, the oldest first. A rep's own calls; for an
 * administrator everyone's, or those of `?personId=`.
 */
export const OpenComment = z.object({
	comment: CallComment,
	recording: RecordingReference,
})
export type OpenComment = z.infer<typeof OpenComment>

const PageQuery = z.object({
	personId: z.string().min(1).max(100).optional(),
	limit: z.coerce.number().int().min(1).max(100).default(50),
	cursor: z.string().max(1000).optional(),
})
export const OpenCommentsQuery = PageQuery
export type OpenCommentsQuery = z.infer<typeof OpenCommentsQuery>

/** What is to be done: a lesson of a module of the learning hub, or a role-play. */
export const Task = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('lesson'), moduleId: z.string().max(100), lessonId: z.string().max(100) }),
	z.strictObject({ kind: z.literal('role_play'), scenarioId: z.string().max(100) }),
])
export type Task = z.infer<typeof Task>

/** What an administrator gave someone to do. */
export const Assignment = z.object({
	id: z.uuid(),
	person: PersonReference,
	by: PersonReference,
	task: Task,
	/** Of the lesson or the scenario, as it was called when it was given. */
	title: z.string(),
	/** The call that it came from. */
	recordingId: z.uuid().nullable(),
	note: z.string().nullable(),
	/** A day of the calendar, 2026-03-31: overdue from the next one on. */
	dueOn: z.iso.date(),
	createdAt: z.iso.datetime(),
	acknowledgedAt: z.iso.datetime().nullable(),
	/** When the lesson was read, or the role-play completed, after it was given. */
	completedAt: z.iso.datetime().nullable(),
	withdrawnAt: z.iso.datetime().nullable(),
})
export type Assignment = z.infer<typeof Assignment>

/**
 * GET /api/assignments: a rep's own; for an administrator everybody's, or those of `?personId=`. Open ones come as
 * they are due, those that are over the newest first. The number of all is in X-Total-Count, the next page in Link.
 */
export const AssignmentsQuery = PageQuery.extend({ state: z.enum(['open', 'over']).default('open') })
export type AssignmentsQuery = z.infer<typeof AssignmentsQuery>

/** POST /api/assignments, for administrators. */
export const NewAssignment = z.strictObject({
	personId: z.string().min(1).max(100),
	task: Task,
	dueOn: z.iso.date(),
	note: z.string().trim().max(longestNote).nullish(),
	/** A call of the person's. */
	recordingId: z.uuid().nullish(),
})
export type NewAssignment = z.infer<typeof NewAssignment>
