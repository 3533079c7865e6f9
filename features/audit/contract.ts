import { z } from 'zod'
import { auditActions, subjectKinds } from './texts/audit-actions.ts'

/** The recorded actions: see `texts/audit-actions.ts`. */
export const AuditAction = z.enum(Object.keys(auditActions) as [Name, ...Name[]])
export type AuditAction = z.infer<typeof AuditAction>
type Name = keyof typeof auditActions

/** What something was done to. */
export const SubjectKind = z.enum(Object.keys(subjectKinds) as [Kind, ...Kind[]])
export type SubjectKind = z.infer<typeof SubjectKind>
type Kind = keyof typeof subjectKinds

/** Ids, figures and reasons, by name; never words spoken on a call. */
export const AuditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export type AuditDetails = z.infer<typeof AuditDetails>
