import { useNavigate } from '@tanstack/react-router'
import type { Column, Selection } from '#design/card-table/column.ts'
import { Rows } from '#design/card-table/rows.tsx'
import type { Sorting } from '#design/card-table/sort-button.tsx'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { CallDate, CallFindings, CallLength, CallLink, CallOutcome, CallPercent } from './call-cells.tsx'
import { type ColumnName, columnNames, columnTitles, useColumns } from './list-view.ts'
import type { RecordingsSort } from './recordings-search.ts'

type CallTableProps = {
	calls: readonly RecordingSummary[]
	selection: Selection<RecordingSummary>
	sort: RecordingsSort
	onSort: (sort: RecordingsSort) => void
}

type CallColumn = Omit<Column<RecordingSummary>, 'title'>

const columns: Record<ColumnName, CallColumn> = {
	rep: { className: 'whitespace-nowrap', cell: ({ owner }) => owner.name },
	date: { cell: (call) => <CallDate call={call} /> },
	length: { cell: (call) => <CallLength call={call} /> },
	score: { cell: (call) => <CallPercent call={call} /> },
	outcome: { cell: (call) => <CallOutcome call={call} /> },
	findings: { className: 'max-w-64', cell: (call) => <CallFindings call={call} /> },
}

/** Calls as a table, a row each. It is sorted where the server can sort: by date and by score. */
export function CallTable({ calls, selection, sort, onSort }: CallTableProps) {
	const navigate = useNavigate()
	const { isShown } = useColumns()
	const sortings: Partial<Record<ColumnName, Sorting>> = {
		date: {
			sorted: sort === 'newest' ? 'descending' : sort === 'oldest' && 'ascending',
			onSort: () => onSort(sort === 'newest' ? 'oldest' : 'newest'),
		},
		score: {
			sorted: sort === 'highest' ? 'descending' : sort === 'lowest' && 'ascending',
			onSort: () => onSort(sort === 'highest' ? 'lowest' : 'highest'),
		},
	}
	return (
		<Rows
			label="Recordings"
			items={calls}
			selection={selection}
			name={{ title: 'Call', cell: (call) => <CallLink call={call} /> }}
			columns={columnNames.filter(isShown).map((name) => ({
				title: columnTitles[name],
				sorting: sortings[name],
				...columns[name],
			}))}
			onOpen={({ id }) => navigate({ to: '/recordings/$id', params: { id } })}
		/>
	)
}
