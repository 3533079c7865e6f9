import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, ResponsiveContainer } from 'recharts'
import type { ComparedSkill } from './compare-skills.ts'

/** Titles this long, in characters, are cut to their first word around the chart. */
const longestTitle = 12

type TeamRadarProps = {
	/** Whose shape it is. */
	name: string
	skills: readonly ComparedSkill[]
}

/** Two shapes, the person's filled and the team's dashed; the numbers are beside it. */
export function TeamRadar({ name, skills }: TeamRadarProps) {
	const summary = skills.map(({ title, own, team }) => `${title} ${own.toFixed(1)} to ${team.toFixed(1)}`)
	return (
		<div
			role="img"
			aria-label={`Skills of ${name} to the team's, out of 10: ${summary.join(', ')}`}
			className="h-60"
		>
			<ResponsiveContainer width="100%" height="100%">
				<RadarChart data={[...skills]} outerRadius="68%" accessibilityLayer={false}>
					<PolarGrid stroke="var(--grid)" />
					<PolarAngleAxis
						dataKey={({ title }: ComparedSkill) => shorten(title)}
						tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
					/>
					<PolarRadiusAxis domain={[0, 10]} tick={false} axisLine={false} />
					<Radar
						dataKey="team"
						stroke="var(--muted-foreground)"
						strokeDasharray="3 3"
						fill="none"
						isAnimationActive={false}
					/>
					<Radar
						dataKey="own"
						stroke="var(--chart-1)"
						strokeWidth={1.75}
						fill="var(--chart-1)"
						fillOpacity={0.15}
						dot={{ r: 2.75, fill: 'var(--chart-1)', fillOpacity: 1 }}
						isAnimationActive={false}
					/>
				</RadarChart>
			</ResponsiveContainer>
		</div>
	)
}

const shorten = (title: string) => (title.length > longestTitle ? (title.split(' ', 1)[0] ?? title) : title)
