import type { ReactNode } from 'react'
import { Skeleton } from '#design/skeleton.tsx'
import { formulas, type TeamOverview } from '#features/team/contract.ts'
import { complianceAlert } from '#features/team/limits.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { FormulaTip } from '../formula-tip.tsx'

/** The team in four figures; without an overview yet their places are kept. */
export function SummaryCards({ overview }: { overview: TeamOverview | undefined }) {
	if (!overview)
		return (
			<div className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4" aria-hidden="true">
				{['reps', 'calls', 'performance', 'compliance'].map((card) => (
					<Skeleton key={card} className="h-28 rounded-xl" />
				))}
			</div>
		)
	const { cards, period } = overview
	const averaged = `Across ${formatCount(cards.repsWithScoredCalls, 'rep')}, ${period.days} days`
	return (
		<dl className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
			<SummaryCard
				title="Total reps"
				formula={formulas.reps}
				note={`${formatNumber(cards.activeReps)} active`}
			>
				{formatNumber(cards.totalReps)}
			</SummaryCard>
			<SummaryCard
				title="Calls today"
				formula={`${formulas.callsToday} ${formulas.callsThisMonth}`}
				note={`${formatNumber(cards.callsThisMonth)} this month`}
			>
				{formatNumber(cards.callsToday)}
			</SummaryCard>
			<SummaryCard title="Average team performance" formula={formulas.teamPerformance} note={averaged}>
				<Percent value={cards.averagePerformance} />
			</SummaryCard>
			<SummaryCard
				title="Average compliance"
				formula={`${formulas.teamCompliance} ${formulas.complianceScore} ${formulas.repsUnderAlert}`}
				note={`${formatCount(cards.repsUnderAlert, 'rep')} under ${complianceAlert}%`}
			>
				<Percent value={cards.averageCompliance} />
			</SummaryCard>
		</dl>
	)
}

function Percent({ value }: { value: number | null }) {
	if (value !== null) return `${value}%`
	return <span className="text-md text-muted-foreground">No scored calls</span>
}

type SummaryCardProps = { title: string; formula: string; note: string; children: ReactNode }

function SummaryCard({ title, formula, note, children }: SummaryCardProps) {
	return (
		<div className="rounded-xl border bg-card px-5 py-4 shadow-card">
			<dt className="flex min-h-6 items-center gap-1 text-muted-foreground text-sm">
				{title}
				<FormulaTip of={title.toLowerCase()} text={formula} />
			</dt>
			<dd className="num mt-1 font-semibold text-2xl">{children}</dd>
			<dd className="num mt-0.5 text-muted-foreground text-sm">{note}</dd>
		</div>
	)
}
