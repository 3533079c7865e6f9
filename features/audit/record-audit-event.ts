import type { Db, Transaction } from '#platform/db/database.ts'
import { isSampleChange } from '#platform/time/change-time.ts'
import type { AuditAction, AuditDetails } from './contract.ts'
import { auditEvents } from './tables.ts'

export type AuditEvent = {
	/** Who did it; null where no one is known to have, as when a sign-in is refused, and for the product itself. */
	personId: string | null
	action: AuditAction
	/** What it was done to; null where that is nothing with an id of its own. */
	subjectId: string | null
	details?: AuditDetails
}

/**
 * Adds one line to the audit trail. `details` holds ids and figures, never words spoken on a call; lines about sample data
 * say so.
 */
export async function recordAuditEvent(db: Db | Transaction, event: AuditEvent) {
	const details = isSampleChange() ? { ...event.details, sample: true } : event.details
	await db.insert(auditEvents).values({ ...event, details })
}
