import type { AuditAction } from '#features/audit/contract.ts'
import { auditActions } from '#features/audit/texts/audit-actions.ts'
import { day, id, oneOf, searchReader } from '#platform/browser/search-parameters.ts'

/** The query parameters of the audit trail. */
export const readAuditTrailSearch = searchReader({
	person: id(),
	action: oneOf(Object.keys(auditActions) as AuditAction[]),
	/** The id of the affected person, call or other object. */
	subject: id(),
	/** First and last day in the reader's time zone, inclusive. */
	from: day(),
	to: day(),
})
export type AuditTrailSearch = ReturnType<typeof readAuditTrailSearch>

/** The query for the server. Days begin and end at midnight in the reader's time zone. */
export function writeAuditQuery({ person, action, subject, from, to }: AuditTrailSearch): URLSearchParams {
	const query = {
		person,
		action,
		subject,
		from: from && midnightOf(from).toISOString(),
		to: to && midnightOf(to, 1).toISOString(),
	}
	return new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

function midnightOf(day: string, daysLater = 0) {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	return new Date(year, month - 1, date + daysLater)
}
