import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { Week } from '#features/team/contract.ts'
import { formatDay } from '#platform/text/format-day.ts'

const writeWeek = ({ start }: Week) => formatDay(start)

/** The average score week by week, out of 10; a week without a scored call leaves a gap. */
export function ScoreTrend({ weeks }: { weeks: readonly Week[] }) {
	const points = weeks.map((week) => ({ week: writeWeek(week), score: ofTen(week) }))
	const description = points.map(({ week, score }) => `${week}: ${score?.toFixed(1) ?? 'none'}`).join(', ')
	return (
		<div role="img" aria-label={`Average score by week, out of 10. ${description}`} className="h-52">
			<ResponsiveContainer width="100%" height="100%">
				<LineChart
					data={points}
					margin={{ top: 8, right: 12, bottom: 0, left: -24 }}
					accessibilityLayer={false}
				>
					<CartesianGrid stroke="var(--grid)" vertical={false} />
					<XAxis
						dataKey="week"
						tickLine={false}
						axisLine={false}
						tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
					/>
					<YAxis
						domain={[0, 10]}
						ticks={[0, 2.5, 5, 7.5, 10]}
						tickLine={false}
						axisLine={false}
						tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
					/>
					<Line
						dataKey="score"
						stroke="var(--chart-1)"
						strokeWidth={1.75}
						dot={{ r: 2.75, fill: 'var(--chart-1)' }}
						isAnimationActive={false}
					/>
				</LineChart>
			</ResponsiveContainer>
		</div>
	)
}

const ofTen = ({ averageScore }: Week) => (averageScore === null ? null : averageScore / 10)
