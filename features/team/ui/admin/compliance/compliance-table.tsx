import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import { countOf } from '#features/recordings/ui/write-figures.ts'
import { type BrokenRule, formulas, type RepCompliance } from '#features/team/contract.ts'
import { FormulaTip } from '../../formula-tip.tsx'
import { FigureBadge } from '../figure-badge.tsx'
import { RepName } from '../rep-name.tsx'

/** Whose calls are asked for, and of which rule. */
type Behind = { rep: string; rule?: string }

type ComplianceTableProps = { reps: readonly RepCompliance[]; onOpen: (behind: Behind) => void }

export function ComplianceTable({ reps, onOpen }: ComplianceTableProps) {
	return (
		<Table label="Compliance of each rep, the lowest first" className="min-w-176">
			<thead>
				<tr className="border-t">
					<TableHead>Rep</TableHead>
					<TableHead>
						<span className="inline-flex items-center gap-1">
							Compliance
							<FormulaTip of="compliance" text={formulas.complianceScore} />
						</span>
					</TableHead>
					<TableHead>Scored calls</TableHead>
					<TableHead>
						<span className="inline-flex items-center gap-1">
							Rules broken
							<FormulaTip of="a broken rule" text={formulas.brokenRule} />
						</span>
					</TableHead>
				</tr>
			</thead>
			<tbody>
				{reps.map((rep) => (
					<ComplianceRow key={rep.id} rep={rep} onOpen={onOpen} />
				))}
			</tbody>
		</Table>
	)
}

type ComplianceRowProps = { rep: RepCompliance; onOpen: (behind: Behind) => void }

function ComplianceRow({ rep, onOpen }: ComplianceRowProps) {
	const { id, name, complianceScore, scoredCalls, rules } = rep
	const open = () => onOpen({ rep: id })
	return (
		<TableRow className="align-top">
			<RepName rep={rep} />
			<TableCell className="py-2">
				{complianceScore === null ? (
					<FigureBadge kind="compliance" value={null} />
				) : (
					<FigureButton label={`${complianceScore}% compliance of ${name}: show the calls`} onClick={open}>
						<FigureBadge kind="compliance" value={complianceScore} />
					</FigureButton>
				)}
			</TableCell>
			<TableCell className="num py-2">
				{scoredCalls ? (
					<FigureButton label={`${countOf(scoredCalls, 'scored call')} of ${name}: show them`} onClick={open}>
						{scoredCalls.toLocaleString('en-US')}
					</FigureButton>
				) : (
					0
				)}
			</TableCell>
			<TableCell className="py-2">
				{rules.length ? (
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
				) : (
					<span className="text-muted-foreground">{scoredCalls ? 'None' : ''}</span>
				)}
			</TableCell>
		</TableRow>
	)
}

type BrokenRuleItemProps = { rule: BrokenRule; name: string; onOpen: () => void }

function BrokenRuleItem({ rule: { title, kind, calls }, name, onOpen }: BrokenRuleItemProps) {
	const told = countOf(calls, 'call')
	return (
		<li className="flex items-baseline gap-2">
			<FigureButton label={`${told} of ${name}, ${title}: show them`} onClick={onOpen}>
				<span className="num min-w-13 whitespace-nowrap text-left">{told}</span>
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

type FigureButtonProps = { label: string; onClick: () => void; children: React.ReactNode }

/** A figure that opens the calls behind it. */
function FigureButton({ label, onClick, children }: FigureButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			onClick={onClick}
			className="-mx-1 inline-flex min-h-7 items-center rounded px-1 font-medium text-primary underline-offset-4 hover:underline"
		>
			{children}
		</button>
	)
}
