import type { AuditAction } from '#features/audit/contract.ts'
import { auditActions } from '#features/audit/texts/audit-actions.ts'

/** Which lines of the audit trail are shown, as it stands in the address. Days are those of whoever reads. */
export type AuditTrailSearch = {
	person?: string
	action?: AuditAction
	/** The id of what something was done to. */
	subject?: string
	/** First and last day, `2026-11-18`, both included. */
	from?: string
	to?: string
}

/** Keeps of the query parameters those that make sense. */
export function readAuditTrailSearch(search: Record<string, unknown>): AuditTrailSearch {
	const said: AuditTrailSearch = {}
	const action = Object.keys(auditActions).find((known) => known === search.action)
	if (action) said.action = action as AuditAction
	for (const name of ['person', 'subject'] as const) {
		const value = search[name]
		// The router reads digits alone as a number.
		if ((typeof value === 'string' && value) || typeof value === 'number') said[name] = String(value)
	}
	for (const name of ['from', 'to'] as const) {
		const value = search[name]
		if (typeof value === 'string' && isDay(value)) said[name] = value
	}
	return said
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** What the server is asked: a day begins and ends at midnight where the reader is. */
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
