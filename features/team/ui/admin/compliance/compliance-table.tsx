import { CardTable } from '#design/card-table/card-table.tsx'
import type { Column } from '#design/card-table/column.ts'
import { type BrokenRule, formulas, type RepCompliance } from '#features/team/contract.ts'
import { formatCount, formatNumber, pluralize } from '#platform/text/format-number.ts'
import { FormulaTip } from '../../formula-tip.tsx'
import { FigureBadge } from '../figure-badge.tsx'
import { RepName } from '../rep-name.tsx'

/** Whose calls to list, and for which rule. */
type Behind = { rep: string; rule?: string }

type ComplianceTableProps = { reps: readonly RepCompliance[]; onOpen: (behind: Behind) => void }

export function ComplianceTable({ reps, onOpen }: ComplianceTableProps) {
	return (
		<CardTable
			label="Compliance by rep, lowest first"
			className="min-w-176 [&_:is(td,th[scope=row])]:py-2 [&_tbody>tr]:align-top"
			items={reps}
			name={{ title: 'Rep', cell: (rep) => <RepName rep={rep} /> }}
			columns={columnsOf(onOpen)}
		/>
	)
}

const columnsOf = (onOpen: (behind: Behind) => void): Column<RepCompliance>[] => [
	{
		title: 'Compliance',
		aside: <FormulaTip of="compliance" text={formulas.complianceScore} />,
		cell: ({ id, name, complianceScore }) =>
			complianceScore === null ? (
				<FigureBadge kind="compliance" value={null} />
			) : (
				<FigureButton told={`, compliance of ${name}: show the calls`} onClick={() => onOpen({ rep: id })}>
					<FigureBadge kind="compliance" value={complianceScore} />
				</FigureButton>
			),
	},
	{
		title: 'Scored calls',
		className: 'num',
		cell: ({ id, name, scoredCalls }) =>
			scoredCalls ? (
				<FigureButton
					told={` ${pluralize(scoredCalls, 'scored call')} of ${name}: show them`}
					onClick={() => onOpen({ rep: id })}
				>
					{formatNumber(scoredCalls)}
				</FigureButton>
			) : (
				0
			),
	},
	{
		title: 'Rules broken',
		aside: <FormulaTip of="a broken rule" text={formulas.brokenRule} />,
		isWide: true,
		cell: ({ id, name, scoredCalls, rules }) => {
			if (!scoredCalls) return null
			if (!rules.length) return <span className="text-muted-foreground">None</span>
			return (
				<ul>
					{rules.map((rule) => (
						<BrokenRuleItem
							key={rule.code}
							rule={rule}
							name={name}
							onOpen={() => onOpen({ rep: id, rule: rule.code })}
						/>
					))}
				</ul>
			)
		},
	},
]

type BrokenRuleItemProps = { rule: BrokenRule; name: string; onOpen: () => void }

function BrokenRuleItem({ rule: { title, kind, calls }, name, onOpen }: BrokenRuleItemProps) {
	return (
		<li className="flex items-baseline gap-2">
			<FigureButton told={` of ${name}, ${title}: show them`} onClick={onOpen}>
				<span className="num min-w-13 whitespace-nowrap text-left">{formatCount(calls, 'call')}</span>
			</FigureButton>
			<span className="min-w-0">
				{title}{' '}
				<span className="text-muted-foreground text-sm">
					{kind === 'prohibited statement' ? 'said' : 'not given in full'}
				</span>
			</span>
		</li>
	)
}

type FigureButtonProps = {
	/** Read out after the figure by screen readers. */
	told: string
	onClick: () => void
	children: React.ReactNode
}

/** A figure that opens the calls behind it. */
function FigureButton({ told, onClick, children }: FigureButtonProps) {
	return (
		<button
			type="button"
			onClick={onClick}
			className="relative -mx-1 inline-flex min-h-7 items-center rounded px-1 text-left font-medium text-primary underline-offset-4 hover:underline"
		>
			{children}
			<span className="sr-only">{told}</span>
		</button>
	)
}
