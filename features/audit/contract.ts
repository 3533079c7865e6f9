import { z } from 'zod'

/** Everything the trail tells of: its name there, and how people are told. */
export const auditActions = {
	'session.signed-in': 'Signed in',
	'session.refused': 'Sign-in refused',
	'person.added': 'Person added',
	'person.changed': 'Person changed',
	'person.deactivated': 'Person deactivated',
	'person.reactivated': 'Person reactivated',
	'people.imported': 'People imported',
	'role.changed': 'Role changed',
	'password.reset-forced': 'Password reset forced',
	'password.set': 'Password set',
	'recording.listened': 'Call listened to',
	'recording.downloaded': 'Call downloaded',
	'recording.deleted': 'Call deleted',
	'recording.expired': 'Call deleted by the retention period',
	'hold.placed': 'Legal hold placed',
	'hold.lifted': 'Legal hold lifted',
	'pack.exported': 'Exam pack made',
	'audit.exported': 'Audit trail exported',
	'speakers.swapped': 'Speakers swapped',
	'transcript.revealed': 'Personal numbers revealed',
	'finding.disputed': 'Finding disputed',
	'finding.upheld': 'Finding upheld',
	'finding.overturned': 'Finding overturned',
	'analysis.adopted': 'New analysis adopted',
	'practice.deleted': 'Practice call erased',
	'scenario.created': 'Scenario made from a call',
	'conversation.deleted': 'Conversation erased',
	'content.approved': 'Content approved',
	'content.approval-withdrawn': 'Approval of content withdrawn',
	'content.deleted': 'Content deleted',
	'dialer.created': 'Dialer set up',
	'dialer.changed': 'Dialer changed',
	'dialer.secret-rotated': 'Secret of a dialer changed',
	'dialer.deleted': 'Dialer deleted',
	'live-settings.changed': 'Live settings changed',
	'trigger.created': 'Trigger created',
	'trigger.changed': 'Trigger changed',
	'trigger.deleted': 'Trigger deleted',
} as const

export type AuditAction = keyof typeof auditActions
export const AuditAction = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]])

/** Ids, figures and reasons, by name; never words spoken on a call. */
export const AuditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export type AuditDetails = z.infer<typeof AuditDetails>
