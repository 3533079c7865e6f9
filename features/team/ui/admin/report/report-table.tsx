import { TableCell, TableHead } from '#design/table.tsx'
import { adminComplianceBadge, adminScoreBadge } from '#features/analysis/ui/score-bands.ts'
import { formulas, type ReportLine, type TeamReport } from '#features/team/contract.ts'

const headings = [
	'Rep',
	'Status',
	'Scored calls',
	'Average score',
	'Closing rate',
	'Compliance',
	'Calls this week',
	'Most-broken rule',
]

/** A line a rep; words beside the percentages, because paper may have no colors. */
export function ReportTable({ report }: { report: TeamReport }) {
	return (
		<table className="w-full">
			<thead>
				<tr>
					{headings.map((heading) => (
						<TableHead key={heading} className="whitespace-normal">
							{heading}
						</TableHead>
					))}
				</tr>
			</thead>
			<tbody>
				{report.reps.map((line) => (
					<Line key={line.id} line={line} />
				))}
			</tbody>
		</table>
	)
}

function Line({ line: { name, status, performance, goals, mostBroken } }: { line: ReportLine }) {
	const { scoredCalls, avgScore, closingRate, complianceScore, callsThisWeek } = performance
	return (
		<tr className="break-inside-avoid">
			<th scope="row" className="border-t px-3 py-2 text-left font-medium first:pl-5">
				{name}
			</th>
			<TableCell className="capitalize">{status}</TableCell>
			<TableCell className="num">{scoredCalls}</TableCell>
			<TableCell className="num">{withWords(avgScore, adminScoreBadge)}</TableCell>
			<TableCell className="num">{closingRate === null ? 'None' : `${closingRate}%`}</TableCell>
			<TableCell className="num">{withWords(complianceScore, adminComplianceBadge)}</TableCell>
			<TableCell className="num whitespace-nowrap">
				{callsThisWeek} of {goals.weeklyCallTarget}
			</TableCell>
			<TableCell>
				{mostBroken ? `${mostBroken.title} (${mostBroken.calls} of ${scoredCalls})` : 'None'}
			</TableCell>
		</tr>
	)
}

function withWords(value: number | null, band: (value: number) => { words: string }) {
	return value === null ? 'None' : `${value}%, ${band(value).words}`
}

const meanings: readonly (readonly [heading: string, meaning: string])[] = [
	['Average score', formulas.averageScore],
	['Closing rate', formulas.closingRate],
	['Compliance', formulas.complianceScore],
	['Calls this week', formulas.weeklyTarget],
	['Most-broken rule', formulas.brokenRule],
]

/** What the columns mean, for readers of the printed page. */
export function ReportFormulas() {
	return (
		<dl className="space-y-1 border-t px-5 py-4 text-muted-foreground text-sm">
			{meanings.map(([heading, meaning]) => (
				<div key={heading}>
					<dt className="inline font-medium">{heading}:</dt> <dd className="inline">{meaning}</dd>
				</div>
			))}
		</dl>
	)
}
