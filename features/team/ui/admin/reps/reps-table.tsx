import { Pencil } from 'lucide-react'
import { CardTable } from '#design/card-table/card-table.tsx'
import type { Column } from '#design/card-table/column.ts'
import { IconButton } from '#design/icon-button.tsx'
import { formulas, type ListedRep } from '#features/team/contract.ts'
import { sparklineWeeks } from '#features/team/limits.ts'
import { FormulaTip } from '../../formula-tip.tsx'
import type { AdminSearch, ChangeSearch } from '../admin-search.ts'
import { FigureBadge } from '../figure-badge.tsx'
import { RepName } from '../rep-name.tsx'
import { RepStatus } from '../rep-status.tsx'
import { Sparkline } from './sparkline.tsx'
import { WeeklyCalls } from './weekly-calls.tsx'

type RepsTableProps = {
	reps: readonly ListedRep[]
	search: AdminSearch
	onSearch: ChangeSearch
	onEdit: (rep: ListedRep) => void
}

export function RepsTable({ reps, search, onSearch, onEdit }: RepsTableProps) {
	const sortingBy = (column: SortColumn) => sortingOf(column, search, onSearch)
	return (
		<CardTable
			label="Individual reps"
			items={reps}
			name={{ title: 'Rep', sorting: sortingBy('name'), cell: (rep) => <RepName rep={rep} /> }}
			columns={[...figures.map(({ sort, ...column }) => ({ ...column, sorting: sortingBy(sort) })), ...facts]}
			action={{
				title: 'Goals',
				cell: (rep) => (
					<IconButton label={`Edit goals for ${rep.name}`} onClick={() => onEdit(rep)}>
						<Pencil className="size-4" aria-hidden="true" />
					</IconButton>
				),
			}}
			onOpen={onEdit}
		/>
	)
}

type SortColumn = 'name' | NonNullable<AdminSearch['sort']>

/** Names begin at A, figures with the highest; pressed again, the other way round. */
function sortingOf(sort: SortColumn, search: AdminSearch, onSearch: ChangeSearch) {
	const usual = sort === 'name' ? 'rising' : 'falling'
	const isSorted = (search.sort ?? 'name') === sort
	const direction = search.direction ?? usual
	const turned = direction === 'rising' ? 'falling' : 'rising'
	const next = isSorted ? turned : usual
	return {
		sorted: isSorted && (direction === 'rising' ? ('ascending' as const) : ('descending' as const)),
		onSort: () =>
			onSearch({
				sort: sort === 'name' ? undefined : sort,
				direction: next === usual ? undefined : next,
			}),
	}
}

const figures: readonly (Column<ListedRep> & { sort: SortColumn })[] = [
	{
		sort: 'score',
		title: 'Score',
		aside: <FormulaTip of="score" text={formulas.averageScore} />,
		cell: ({ performance }) => <FigureBadge kind="score" value={performance.avgScore} />,
	},
	{
		sort: 'compliance',
		title: 'Compliance',
		aside: <FormulaTip of="compliance" text={formulas.complianceScore} />,
		cell: ({ performance }) => <FigureBadge kind="compliance" value={performance.complianceScore} />,
	},
	{
		sort: 'closing',
		title: 'Closing rate',
		aside: <FormulaTip of="closing rate" text={formulas.closingRate} />,
		className: 'num',
		cell: ({ performance: { closingRate } }) =>
			closingRate === null ? (
				<span className="text-muted-foreground">No scored calls</span>
			) : (
				`${closingRate}%`
			),
	},
	{
		sort: 'calls',
		title: 'Calls this week',
		aside: <FormulaTip of="calls this week" text={formulas.weeklyTarget} />,
		cell: (rep) => <WeeklyCalls rep={rep} />,
	},
]

const facts: readonly Column<ListedRep>[] = [
	{
		title: `Last ${sparklineWeeks} weeks`,
		aside: <FormulaTip of="the trend" text={formulas.sparkline} />,
		cell: ({ name, weeks }) => <Sparkline name={name} weeks={weeks} />,
	},
	{ title: 'Status', cell: ({ status }) => <RepStatus status={status} /> },
]
