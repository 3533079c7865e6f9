import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { CardBody } from '#design/card.tsx'
import type { TeamAnalytics } from '#features/team/contract.ts'
import { formatDay } from '#platform/text/format-day.ts'

type Weeks = TeamAnalytics['weeks']
type Figure = 'avgScore' | 'complianceScore' | 'passRate'

const lines: readonly { figure: Figure; name: string; color: string; dashes?: string }[] = [
	{ figure: 'avgScore', name: 'Average score', color: 'var(--chart-1)' },
	{ figure: 'complianceScore', name: 'Compliance', color: 'var(--chart-3)', dashes: '6 3' },
	{ figure: 'passRate', name: 'Pass rate', color: 'var(--chart-4)', dashes: '2 3' },
]

const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }
const axis = { tickLine: false, axisLine: false, tick }

/** Score, compliance and pass rate by week, above the number of scored calls; a week without any leaves a gap. */
export function WeekCharts({ weeks }: { weeks: Weeks }) {
	const points = weeks.map((week) => ({ ...week, week: formatDay(week.start) }))
	return (
		<CardBody>
			<ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
				{lines.map(({ figure, name, color, dashes }) => (
					<li key={figure} className="flex items-center gap-2">
						<svg width="22" height="6" aria-hidden="true">
							<line x1="0" x2="22" y1="3" y2="3" stroke={color} strokeWidth="2" strokeDasharray={dashes} />
						</svg>
						{name}
					</li>
				))}
			</ul>
			<div role="img" aria-label={`Percent by week. ${describeWeeks(points)}`} className="h-60">
				<ResponsiveContainer width="100%" height="100%">
					<LineChart
						data={points}
						margin={{ top: 8, right: 12, bottom: 0, left: -16 }}
						accessibilityLayer={false}
					>
						<CartesianGrid stroke="var(--grid)" vertical={false} />
						<XAxis dataKey="week" {...axis} />
						<YAxis domain={[0, 100]} ticks={[0, 25, 50, 75, 100]} {...axis} />
						{lines.map(({ figure, color, dashes }) => (
							<Line
								key={figure}
								dataKey={figure}
								stroke={color}
								strokeWidth={1.75}
								{...(dashes ? { strokeDasharray: dashes } : {})}
								dot={{ r: 2.5, fill: color, strokeDasharray: '0' }}
								isAnimationActive={false}
							/>
						))}
					</LineChart>
				</ResponsiveContainer>
			</div>
			<p className="mt-4 mb-1 text-sm">Scored calls</p>
			<div role="img" aria-label={`Scored calls by week. ${describeCalls(points)}`} className="h-28">
				<ResponsiveContainer width="100%" height="100%">
					<BarChart
						data={points}
						margin={{ top: 4, right: 12, bottom: 0, left: -16 }}
						accessibilityLayer={false}
					>
						<XAxis dataKey="week" {...axis} />
						<YAxis allowDecimals={false} {...axis} />
						<Bar dataKey="scoredCalls" fill="var(--chart-1)" isAnimationActive={false} maxBarSize={28} />
					</BarChart>
				</ResponsiveContainer>
			</div>
		</CardBody>
	)
}

type Points = readonly (Weeks[number] & { week: string })[]

const describeWeeks = (points: Points) =>
	points
		.map(({ week, avgScore, complianceScore, passRate }) =>
			avgScore === null
				? `${week}: no scored calls`
				: `${week}: average score ${avgScore}, compliance ${complianceScore}, pass rate ${passRate}`,
		)
		.join('; ')

const describeCalls = (points: Points) =>
	points.map(({ week, scoredCalls }) => `${week}: ${scoredCalls}`).join(', ')
