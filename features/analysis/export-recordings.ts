import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import { type CsvColumn, writeCsv } from '#platform/csv/write-csv.ts'
import type { Db } from '#platform/db/database.ts'
import { mayBeSeenBy } from './recordings-filter.ts'
import { worstFirst } from './rules.ts'

type Row = Awaited<ReturnType<typeof readRows>>[number]

const columns: CsvColumn<Row>[] = [
	{ heading: 'Call id', value: ({ id }) => id },
	{ heading: 'Rep', value: ({ rep }) => rep },
	{ heading: 'Client', value: ({ prospectName }) => (prospectName === 'Unknown' ? null : prospectName) },
	{ heading: 'File', value: ({ originalName }) => originalName },
	{ heading: 'Uploaded (UTC)', value: ({ uploadedAt }) => uploadedAt.toISOString() },
	{
		heading: 'Length in seconds',
		value: ({ durationSeconds }) => durationSeconds && Math.round(durationSeconds),
	},
	{ heading: 'Status', value: ({ status }) => status },
	{ heading: 'Score of 100', value: ({ overallScore }) => overallScore },
	{ heading: 'Compliance in %', value: ({ complianceScore }) => complianceScore },
	{ heading: 'Closed deal', value: ({ isClosedDeal }) => (isClosedDeal ? 'yes' : 'no') },
	{ heading: 'Draft transcript', value: ({ isDraft }) => (isDraft ? 'yes' : 'no') },
	{ heading: 'Rules broken', value: ({ brokenRules }) => brokenRules.length },
	{
		heading: 'Rules broken, the worst first',
		value: ({ brokenRules }) =>
			worstFirst(brokenRules)
				.map(({ title }) => title)
				.join('; '),
	},
]

/**
 * The recordings that the person may see, as CSV, newest first, and how many there are. Recorded in the audit trail.
 */
export async function exportRecordings(db: Db, person: Person, ids: readonly string[]) {
	const rows = await readRows(db, person, ids)
	const details = { calls: rows.length }
	await recordAuditEvent(db, { personId: person.id, action: 'recordings.exported', subjectId: null, details })
	return { csv: writeCsv(columns, rows), total: rows.length }
}

function readRows(db: Db, person: Person, ids: readonly string[]) {
	return db
		.select({
			id: recordings.id,
			rep: people.name,
			prospectName: recordings.prospectName,
			originalName: recordings.originalName,
			uploadedAt: recordings.uploadedAt,
			durationSeconds: recordings.durationSeconds,
			status: recordings.status,
			overallScore: recordings.overallScore,
			complianceScore: recordings.complianceScore,
			isClosedDeal: recordings.isClosedDeal,
			brokenRules: recordings.brokenRules,
			isDraft: sql<boolean | null>`(${transcripts.source}->>'isDraft')::boolean`,
		})
		.from(recordings)
		.innerJoin(people, eq(people.id, recordings.ownerId))
		.leftJoin(transcripts, eq(transcripts.recordingId, recordings.id))
		.where(and(mayBeSeenBy(person), inArray(recordings.id, [...ids])))
		.orderBy(desc(recordings.uploadedAt), desc(recordings.id))
}
