import type { Db, Transaction } from '#platform/db/database.ts'
import { auditEvents } from './tables.ts'

export type AuditEvent = {
	personId: string
	action:
		| 'recording.listened'
		| 'recording.downloaded'
		| 'recording.deleted'
		| 'speakers.swapped'
		| 'transcript.revealed'
		| 'finding.disputed'
		| 'finding.upheld'
		| 'finding.overturned'
		| 'analysis.adopted'
		| 'practice.deleted'
		| 'scenario.created'
		| 'conversation.deleted'
		| 'content.approved'
		| 'content.approval-withdrawn'
		| 'content.deleted'
		| 'dialer.created'
		| 'dialer.changed'
		| 'dialer.secret-rotated'
		| 'dialer.deleted'
		| 'live-settings.changed'
		| 'trigger.created'
		| 'trigger.changed'
		| 'trigger.deleted'
	subjectId: string
	details?: Record<string, string | number | boolean>
}

/** Adds one line to the audit trail. `details` holds ids and figures, never words spoken on a call. */
export async function recordAuditEvent(db: Db | Transaction, event: AuditEvent) {
	await db.insert(auditEvents).values(event)
}
