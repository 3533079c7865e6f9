import { z } from 'zod'
import { AuditAction, AuditDetails, SubjectKind } from '#features/audit/contract.ts'
import { longestRevealReason, shortestRevealReason } from '#features/recordings/limits.ts'
import { readPhoneNumber } from './limits.ts'

export * from './limits.ts'

/** A line of the audit trail: GET /api/admin/audit, the newest first. */
export const AuditLine = z.object({
	id: z.uuid(),
	at: z.iso.datetime(),
	/** Null where nobody is known to have done it, and for what the product did by itself. */
	person: z.object({ id: z.string(), name: z.string() }).nullable(),
	action: AuditAction,
	/** `name` is null for what is no longer here, and for what has no name. */
	subject: z.object({ id: z.string(), kind: SubjectKind, name: z.string().nullable() }).nullable(),
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

/** GET /api/admin/audit/people: everybody who has or had an account, by name. */
export const AuditPerson = z.object({ id: z.string(), name: z.string() })
export type AuditPerson = z.infer<typeof AuditPerson>

/**
 * GET /api/admin/exam-packs/{id}.zip: `reason` (why) puts the words as they were spoken into the pack, personal
 * numbers and all, which is written down.
 */
export const PackOptions = z.object({
	reason: z.string().trim().min(shortestRevealReason).max(longestRevealReason).optional(),
})

/** GET /api/admin/exam-packs: all calls with a phone number, however it is written. */
export const PackQuery = PackOptions.extend({
	phone: z
		.string()
		.max(40)
		.refine((phone) => readPhoneNumber(phone) !== null, 'is no whole phone number'),
})

/** GET /api/admin/exam-packs/calls: how many there are; 404 where there is none. */
export const CallsOfNumber = z.object({ calls: z.int() })
