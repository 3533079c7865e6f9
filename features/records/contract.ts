import { z } from 'zod'
import { AuditAction, AuditDetails, SubjectKind } from '#features/audit/contract.ts'
import { RecordingReference } from '#features/recordings/contract.ts'
import { longestRevealReason, shortestRevealReason } from '#features/recordings/limits.ts'
import { readPhoneNumber } from './limits.ts'

export * from './limits.ts'

/** A line of the audit trail: GET /api/admin/audit, the newest first. */
export const AuditLine = z.object({
	id: z.uuid(),
	at: z.iso.datetime(),
	/** Null where no person is known to have done it, and for automatic actions. */
	person: z.object({ id: z.string(), name: z.string() }).nullable(),
	action: AuditAction,
	/** `name` is null for what is no longer here, and for what has no name. */
	subject: z
		.object({
			id: z.string(),
			kind: SubjectKind,
			name: z.string().nullable(),
			/** What a call is titled by; null for everything else. */
			call: RecordingReference.nullable(),
		})
		.nullable(),
	details: AuditDetails,
})
export type AuditLine = z.infer<typeof AuditLine>

/** Which lines are wanted. `from` is included, `to` is not. */
export const AuditFilter = z.object({
	person: z.string().max(100).optional(),
	action: AuditAction.optional(),
	subject: z.string().max(200).optional(),
	from: z.iso.datetime({ offset: true }).optional(),
	to: z.iso.datetime({ offset: true }).optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** GET /api/admin/audit/people: everyone who has or had an account, by name. */
export const AuditPerson = z.object({ id: z.string(), name: z.string() })
export type AuditPerson = z.infer<typeof AuditPerson>

/** Why the words as they were spoken, personal numbers and all, are to be in a pack: it is written down. */
const reason = z.string().trim().min(shortestRevealReason).max(longestRevealReason).optional()

/** POST /api/admin/exam-packs: a pack of one call, or of all calls with a phone number in any format. */
export const PackOrder = z.union([
	z.strictObject({ recordingId: z.string().max(100), reason }),
	z.strictObject({
		phone: z
			.string()
			.max(40)
			.refine((phone) => readPhoneNumber(phone) !== null, 'is not a complete phone number'),
		reason,
	}),
])
export type PackOrder = z.infer<typeof PackOrder>
