import { CardTable } from '#design/card-table/card-table.tsx'
import type { Column } from '#design/card-table/column.ts'
import type { Rep } from '#features/team/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { RepName } from '../rep-name.tsx'
import { RepStatus } from '../rep-status.tsx'
import type { Selection } from './selection.ts'

type UsersTableProps = {
	reps: readonly Rep[]
	selection: Selection
	onSelect: (reps: readonly Rep[], isSelected: boolean) => void
}

export function UsersTable({ reps, selection, onSelect }: UsersTableProps) {
	return (
		<CardTable
			label="Users"
			items={reps}
			name={{ title: 'Name', cell: (rep) => <RepName rep={rep} /> }}
			columns={columns}
			selection={{ nameOf: ({ name }) => name, has: ({ id }) => selection.has(id), onSelect }}
		/>
	)
}

const columns: readonly Column<Rep>[] = [
	{
		title: 'Weekly call target',
		className: 'num',
		cell: ({ goals }) => formatNumber(goals.weeklyCallTarget),
	},
	{
		title: 'Last sign-in',
		className: 'whitespace-nowrap text-muted-foreground',
		cell: ({ lastLogin }) =>
			lastLogin ? <time dateTime={lastLogin}>{formatDate(lastLogin)}</time> : 'Never',
	},
	{ title: 'Status', cell: ({ status }) => <RepStatus status={status} /> },
]
