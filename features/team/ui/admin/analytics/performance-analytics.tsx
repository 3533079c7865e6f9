import { useQuery } from '@tanstack/react-query'
import { CardBody } from '#design/card.tsx'
import { QueryCard } from '#design/query-card.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { TeamAnalytics } from '#features/team/contract.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { teamAnalytics } from '../read-team.ts'
import { BrokenRules } from './broken-rules.tsx'
import { WeekCharts } from './week-charts.tsx'

/** Twelve weeks of the reps' scored calls: the trend, departments side by side, and the rules broken most. */
export function PerformanceAnalytics() {
	const query = useQuery(teamAnalytics())
	const calls = query.data && formatCount(query.data.scoredCalls, 'scored call')
	return (
		<div className="space-y-4">
			<QueryCard
				id="analytics-weeks"
				title="Last 12 weeks"
				description={calls && `${calls} of reps, by week`}
				query={query}
				loading="Loading the last 12 weeks"
				shapes={['h-64']}
			>
				{({ weeks, scoredCalls }) =>
					scoredCalls ? (
						<WeekCharts weeks={weeks} />
					) : (
						<CardBody className="text-muted-foreground">
							Trends appear here once your reps’ calls are scored.
						</CardBody>
					)
				}
			</QueryCard>
			<QueryCard
				id="analytics-departments"
				title="Departments"
				description="Highest average score first"
				query={query}
				loading="Loading departments"
				shapes={['h-40']}
			>
				{({ departments }) => <Departments departments={departments} />}
			</QueryCard>
			<QueryCard
				id="analytics-rules"
				title="Most-broken rules"
				description="Scored calls on which each rule was broken"
				query={query}
				loading="Loading rules"
				shapes={['h-40']}
			>
				{({ rules, scoredCalls }) => <BrokenRules rules={rules} scoredCalls={scoredCalls} />}
			</QueryCard>
		</div>
	)
}

const percent = (value: number | null) => (value === null ? '–' : `${value}%`)

function Departments({ departments }: Pick<TeamAnalytics, 'departments'>) {
	return (
		<Table label="Departments">
			<thead className="border-y">
				<tr>
					<TableHead>Department</TableHead>
					<TableHead className="text-right">Reps</TableHead>
					<TableHead className="text-right">Scored calls</TableHead>
					<TableHead className="text-right">Average score</TableHead>
					<TableHead className="text-right">Compliance</TableHead>
					<TableHead className="text-right">Closing rate</TableHead>
				</tr>
			</thead>
			<tbody className="divide-y">
				{departments.map(({ name, reps, scoredCalls, avgScore, complianceScore, closingRate }) => (
					<TableRow key={name}>
						<TableHead scope="row" className="text-base text-foreground">
							{name}
						</TableHead>
						<TableCell className="num text-right">{reps}</TableCell>
						<TableCell className="num text-right">{scoredCalls}</TableCell>
						<TableCell className="num text-right">{percent(avgScore)}</TableCell>
						<TableCell className="num text-right">{percent(complianceScore)}</TableCell>
						<TableCell className="num text-right">{percent(closingRate)}</TableCell>
					</TableRow>
				))}
			</tbody>
		</Table>
	)
}
