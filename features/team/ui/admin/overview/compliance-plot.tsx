import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { Badge } from '#design/badge.tsx'
import { classNames } from '#design/class-names.ts'
import { adminComplianceBadge } from '#features/analysis/ui/score-bands.ts'
import type { TeamOverview } from '#features/team/contract.ts'
import { complianceAlert } from '#features/team/limits.ts'
import { plotScale } from './plot-scale.ts'

const columns = 'gap-x-3 sm:grid-cols-[8.5rem_1fr_2.75rem_5.5rem]'

type RepFigure = TeamOverview['complianceByRep'][number]

/** Each rep's compliance as a dot beside the alert level. The figures and words say the same to those who hear it. */
export function CompliancePlot({ reps }: { reps: readonly RepFigure[] }) {
	const { from, ticks } = plotScale(Math.min(...reps.map(({ complianceScore }) => complianceScore)))
	const at = (value: number): CSSProperties => ({ left: `${((value - from) / (100 - from)) * 100}%` })
	return (
		<>
			<div className={classNames('hidden text-muted-foreground text-xs sm:grid', columns)} aria-hidden="true">
				<span />
				<span className="relative h-5">
					{ticks.map((tick) => (
						<span key={tick} className="num absolute -translate-x-1/2" style={at(tick)}>
							{tick}
						</span>
					))}
				</span>
			</div>
			<div className="relative">
				<div
					className={classNames('pointer-events-none absolute inset-0 hidden sm:grid', columns)}
					aria-hidden="true"
				>
					<span />
					<span className="relative">
						{ticks.map((tick) => (
							<span key={tick} className="absolute inset-y-0 border-grid border-l" style={at(tick)} />
						))}
						<span
							className="absolute inset-y-0 border-foreground/50 border-l border-dashed"
							style={at(complianceAlert)}
						/>
					</span>
				</div>
				<ul className="relative">
					{reps.map((rep) => (
						<PlotRow key={rep.id} rep={rep} at={at} />
					))}
				</ul>
			</div>
			<p className="mt-3 hidden items-center gap-2 text-muted-foreground text-sm sm:flex">
				<span className="h-3.5 border-foreground/60 border-l border-dashed" aria-hidden="true" />
				Dashed line: alert level, {complianceAlert}%
			</p>
		</>
	)
}

type PlotRowProps = { rep: RepFigure; at: (value: number) => CSSProperties }

function PlotRow({ rep: { id, name, complianceScore }, at }: PlotRowProps) {
	const { words, tone } = adminComplianceBadge(complianceScore)
	return (
		<li
			data-tone={tone}
			className={classNames('grid grid-cols-[1fr_2.75rem_5.5rem] items-center py-1.25', columns)}
		>
			<Link to="/employees/$id" params={{ id }} className="truncate py-0.5 hover:underline">
				{name}
			</Link>
			<span className="relative h-4 max-sm:hidden" aria-hidden="true">
				<span className="absolute inset-x-0 top-1/2 h-px bg-grid" />
				<span
					className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-card bg-tone"
					style={at(complianceScore)}
				/>
			</span>
			<span className="num text-right font-semibold">{complianceScore}%</span>
			<span>
				<Badge tone={tone}>{words}</Badge>
			</span>
		</li>
	)
}
