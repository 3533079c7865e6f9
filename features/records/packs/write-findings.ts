import type { Analysis, RecordingDetail, Review } from '#features/analysis/contract.ts'
import { weighFinding } from '#features/compliance/index.ts'
import { type CsvColumn, writeCsv } from '#platform/csv/write-csv.ts'
import { writeTime } from './write-transcript.ts'

type Evidence = { turn: number; quote: string; start: number | null } | null

/** What was found, where, and the reviewers' decisions. */
type Row<Found> = { found: Found; evidence: Evidence; review: Review | undefined }
type Disclosure = Analysis['disclosures'][number] & { element: string }

const where: CsvColumn<Row<unknown>>[] = [
	{ heading: 'Time', value: ({ evidence }) => (evidence?.start == null ? null : writeTime(evidence.start)) },
	{ heading: 'Turn', value: ({ evidence }) => (evidence ? evidence.turn + 1 : null) },
	{ heading: 'Words', value: ({ evidence }) => evidence?.quote ?? null },
]
const reviewed: CsvColumn<Row<unknown>>[] = [
	{ heading: 'Review', value: ({ review }) => review?.state ?? null },
	{ heading: 'Disputed by', value: ({ review }) => review?.dispute?.by.name ?? null },
	{ heading: 'Disputed at', value: ({ review }) => review?.dispute?.at ?? null },
	{ heading: 'Dispute reason', value: ({ review }) => review?.dispute?.reason ?? null },
	{ heading: 'Decided by', value: ({ review }) => review?.decision?.by.name ?? null },
	{ heading: 'Decided at', value: ({ review }) => review?.decision?.at ?? null },
	{ heading: 'Decision reason', value: ({ review }) => review?.decision?.reason ?? null },
]

/** The ledger of the required disclosures: a row for each thing to say, with the words that said it. */
export function writeDisclosures({ analysis, reviewKeys, reviews }: RecordingDetail) {
	const columns: CsvColumn<Row<Disclosure>>[] = [
		{ heading: 'Disclosure', value: ({ found }) => found.title },
		{ heading: 'Source', value: ({ found }) => found.citation },
		{ heading: 'Status', value: ({ found }) => found.status },
		{ heading: 'Before enrollment', value: ({ found }) => yesOrNo(found.beforeEnrollment) },
		{ heading: 'Required', value: ({ found }) => found.element },
		{ heading: 'Said', value: ({ evidence }) => yesOrNo(evidence !== null) },
		...where,
		...reviewed,
	]
	const rows = (analysis?.disclosures ?? []).flatMap((disclosure, index) =>
		disclosure.elements.map(({ label, evidence }) => ({
			found: { ...disclosure, element: label },
			evidence,
			review: reviews.find(({ key }) => key === reviewKeys.disclosures[index]),
		})),
	)
	return writeCsv(columns, rows)
}

/** The prohibited statements that were found, with what people decided about them. */
export function writeFindings({ analysis, effective, reviewKeys, reviews }: RecordingDetail) {
	const likelyFindings = effective?.likelyFindings
	const columns: CsvColumn<Row<Analysis['findings'][number]>>[] = [
		{ heading: 'Statement', value: ({ found }) => found.title },
		{ heading: 'Source', value: ({ found }) => found.citation },
		{ heading: 'Severity', value: ({ found }) => found.severity },
		{ heading: 'Status', value: ({ found }) => found.status },
		{ heading: 'Level', value: ({ found }) => found.level },
		{ heading: 'Probability', value: ({ found }) => found.probability },
		{
			heading: 'Counted',
			value: ({ found, review }) => weighFinding(found, { decision: decisionIn(review), likelyFindings }),
		},
		{ heading: 'Language model', value: ({ found }) => found.model?.opinion ?? null },
		{ heading: 'Model’s reason', value: ({ found }) => found.model?.why ?? null },
		...where,
		{ heading: 'Why', value: ({ found }) => found.why },
		{ heading: 'Say instead', value: ({ found }) => found.sayInstead },
		...reviewed,
	]
	const rows = (analysis?.findings ?? []).map((found, index) => ({
		found,
		evidence: found,
		review: reviews.find(({ key }) => key === reviewKeys.findings[index]),
	}))
	return writeCsv(columns, rows)
}

/** A finding that is only disputed is not decided. */
const decisionIn = (review: Review | undefined) =>
	review && review.state !== 'disputed' ? review.state : null

const yesOrNo = (is: boolean | null) => (is === null ? null : is ? 'yes' : 'no')
