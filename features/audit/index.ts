/** Who did what and when: listened, exported, overrode, deleted. */
export { type AuditEvent, recordAuditEvent } from './record-audit-event.ts'
