import { Pencil } from 'lucide-react'
import type { MouseEvent } from 'react'
import { IconButton } from '#design/icon-button.tsx'
import { SortableHead, Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import { formulas, type ListedRep } from '#features/team/contract.ts'
import { sparklineWeeks } from '#features/team/limits.ts'
import { FormulaTip } from '../../formula-tip.tsx'
import type { AdminSearch, ChangeSearch } from '../admin-search.ts'
import { FigureBadge } from '../figure-badge.tsx'
import { RepName } from '../rep-name.tsx'
import { RepStatus } from '../rep-status.tsx'
import { Sparkline } from './sparkline.tsx'
import { WeeklyCalls } from './weekly-calls.tsx'

type Column = {
	sort: 'name' | NonNullable<AdminSearch['sort']>
	title: string
	formula?: keyof typeof formulas
}

const columns: readonly Column[] = [
	{ sort: 'name', title: 'Rep' },
	{ sort: 'score', title: 'Score', formula: 'averageScore' },
	{ sort: 'compliance', title: 'Compliance', formula: 'complianceScore' },
	{ sort: 'closing', title: 'Closing rate', formula: 'closingRate' },
	{ sort: 'calls', title: 'Calls this week', formula: 'weeklyTarget' },
]

type RepsTableProps = {
	reps: readonly ListedRep[]
	search: AdminSearch
	onSearch: ChangeSearch
	onEdit: (rep: ListedRep) => void
}

export function RepsTable({ reps, search, onSearch, onEdit }: RepsTableProps) {
	return (
		<Table label="Individual reps">
			<thead>
				<tr className="border-t">
					{columns.map((column) => (
						<ColumnHead key={column.sort} column={column} search={search} onSearch={onSearch} />
					))}
					<TableHead>
						<span className="inline-flex items-center">
							Last {sparklineWeeks} weeks
							<FormulaTip of="the trend" text={formulas.sparkline} />
						</span>
					</TableHead>
					<TableHead>Status</TableHead>
					<TableHead>
						<span className="sr-only">Goals</span>
					</TableHead>
				</tr>
			</thead>
			<tbody>
				{reps.map((rep) => (
					<RepRow key={rep.id} rep={rep} onEdit={() => onEdit(rep)} />
				))}
			</tbody>
		</Table>
	)
}

type ColumnHeadProps = { column: Column; search: AdminSearch; onSearch: ChangeSearch }

/** Names begin at A, figures with the highest; pressed again, the other way round. */
function ColumnHead({ column: { sort, title, formula }, search, onSearch }: ColumnHeadProps) {
	const usual = sort === 'name' ? 'rising' : 'falling'
	const isSorted = (search.sort ?? 'name') === sort
	const direction = search.direction ?? usual
	const turned = direction === 'rising' ? 'falling' : 'rising'
	const next = isSorted ? turned : usual
	return (
		<SortableHead
			sorted={isSorted && (direction === 'rising' ? 'ascending' : 'descending')}
			onSort={() =>
				onSearch({
					sort: sort === 'name' ? undefined : sort,
					direction: next === usual ? undefined : next,
				})
			}
			aside={formula ? <FormulaTip of={title.toLowerCase()} text={formulas[formula]} /> : null}
		>
			{title}
		</SortableHead>
	)
}

function RepRow({ rep, onEdit }: { rep: ListedRep; onEdit: () => void }) {
	const { name, status, performance, weeks } = rep
	const open = ({ target }: MouseEvent) => {
		// A link or a button in the row does what it says.
		if (target instanceof Element && !target.closest('a, button')) onEdit()
	}
	return (
		<TableRow className="cursor-pointer" onClick={open}>
			<RepName rep={rep} />
			<TableCell>
				<FigureBadge kind="score" value={performance.avgScore} />
			</TableCell>
			<TableCell>
				<FigureBadge kind="compliance" value={performance.complianceScore} />
			</TableCell>
			<TableCell className="num">
				{performance.closingRate === null ? (
					<span className="text-muted-foreground">No scored call</span>
				) : (
					`${performance.closingRate}%`
				)}
			</TableCell>
			<TableCell>
				<WeeklyCalls rep={rep} />
			</TableCell>
			<TableCell>
				<Sparkline name={name} weeks={weeks} />
			</TableCell>
			<TableCell>
				<RepStatus status={status} />
			</TableCell>
			<TableCell>
				<IconButton label={`Edit goals of ${name}`} onClick={onEdit}>
					<Pencil className="size-4" aria-hidden="true" />
				</IconButton>
			</TableCell>
		</TableRow>
	)
}
