import { recordAuditEvent } from '#features/audit/index.ts'
import { auditActions } from '#features/audit/texts/audit-actions.ts'
import type { Person } from '#features/people/contract.ts'
import { type CsvColumn, writeCsv } from '#platform/csv/write-csv.ts'
import type { Db } from '#platform/db/database.ts'
import type { AuditFilter, AuditLine } from '../contract.ts'
import { listAuditEvents } from './list-audit-events.ts'

const columns: CsvColumn<AuditLine>[] = [
	{ heading: 'Time (UTC)', value: ({ at }) => at },
	{ heading: 'Person', value: ({ person }) => person?.name ?? null },
	{ heading: 'Person ID', value: ({ person }) => person?.id ?? null },
	{ heading: 'Action', value: ({ action }) => auditActions[action] },
	{ heading: 'Action code', value: ({ action }) => action },
	{ heading: 'Subject', value: ({ subject }) => subject?.name ?? null },
	{ heading: 'Subject type', value: ({ subject }) => subject?.kind ?? null },
	{ heading: 'Subject ID', value: ({ subject }) => subject?.id ?? null },
	{ heading: 'Details (JSON)', value: ({ details }) => JSON.stringify(details) },
]

/** Lines read at a time: what is in memory while a trail of any length is written. */
const linesAtOnce = 200

/** The audit trail as CSV, the newest line first. That it was exported is written down before anything is. */
export async function exportAuditEvents(db: Db, person: Person, filter: AuditFilter) {
	const details = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
	await recordAuditEvent(db, { personId: person.id, action: 'audit.exported', subjectId: null, details })
	return writeAuditCsv(readAllLines(db, filter))
}

/** Lines of the trail as CSV. */
export const writeAuditCsv = (lines: Iterable<AuditLine> | AsyncIterable<AuditLine>) =>
	writeCsv(columns, lines)

/** All lines that the filter takes, page after page. */
export async function* readAllLines(db: Db, filter: AuditFilter) {
	let cursor: string | undefined
	do {
		const { page, nextCursor } = await listAuditEvents(db, { ...filter, limit: linesAtOnce, cursor })
		yield* page
		cursor = nextCursor ?? undefined
	} while (cursor)
}
