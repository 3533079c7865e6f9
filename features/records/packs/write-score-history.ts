import { eq } from 'drizzle-orm'
import { analyses } from '#features/analysis/tables.ts'
import type { AuditAction } from '#features/audit/contract.ts'
import { auditActions } from '#features/audit/texts/audit-actions.ts'
import { type CsvColumn, writeCsv } from '#platform/csv/write-csv.ts'
import type { Db } from '#platform/db/database.ts'
import type { AuditLine } from '../contract.ts'
import { readAllLines } from '../trail/export-audit-events.ts'

type Step = {
	at: string
	what: string
	by: string | null
	/** The rules by which it was scored, where the step says. */
	rules: string | null
	score: number | string | null
	isInUse: boolean
}

/** What changed, or may have changed, the score of a call. */
const scoring: readonly AuditAction[] = [
	'speakers.swapped',
	'finding.disputed',
	'finding.upheld',
	'finding.overturned',
	'analysis.adopted',
	'analysis.rescored',
	'analysis.model-read',
]

/** How the score of a call developed, oldest step first, with the call's audit trail. */
export async function readScoreHistory(db: Db, recordingId: string) {
	const trail: AuditLine[] = []
	for await (const line of readAllLines(db, { subject: recordingId })) trail.push(line)
	const { version, createdAt, overallScore, isCurrent } = analyses
	const made = await db
		.select({ version, createdAt, overallScore, isCurrent })
		.from(analyses)
		.where(eq(analyses.recordingId, recordingId))
	const steps: Step[] = [
		...made.map((analysis) => ({
			at: analysis.createdAt.toISOString(),
			what: 'Analyzed',
			by: null,
			rules: analysis.version,
			score: analysis.overallScore,
			isInUse: analysis.isCurrent,
		})),
		...trail.filter(({ action }) => scoring.includes(action)).map(asStep),
	]
	return { steps: steps.toSorted((one, other) => one.at.localeCompare(other.at)), trail }
}

function asStep({ at, action, person, details: { versionAfter, scoreAfter } }: AuditLine): Step {
	return {
		at,
		what: auditActions[action],
		by: person?.name ?? null,
		rules: typeof versionAfter === 'string' ? versionAfter : null,
		score: typeof scoreAfter === 'number' ? scoreAfter : null,
		isInUse: false,
	}
}

const columns: CsvColumn<Step>[] = [
	{ heading: 'Time (UTC)', value: ({ at }) => at },
	{ heading: 'What happened', value: ({ what }) => what },
	{ heading: 'By', value: ({ by }) => by },
	{ heading: 'Rules', value: ({ rules }) => rules },
	{ heading: 'Score', value: ({ score }) => score },
	{ heading: 'Analysis in use', value: ({ isInUse }) => (isInUse ? 'yes' : null) },
]

export function writeScoreHistory({ steps }: { steps: Step[] }) {
	return writeCsv(columns, steps)
}
