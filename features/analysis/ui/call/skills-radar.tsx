import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, ResponsiveContainer } from 'recharts'
import type { Skill, SkillCode } from '#features/playbook/contract.ts'

/** Short enough to stand around the chart. */
const names: Record<SkillCode, string> = {
	discovery: 'Discovery',
	rapport: 'Rapport',
	objection_handling: 'Objections',
	compliance: 'Compliance',
	closing: 'Closing',
}

/** The shape of the skills; the numbers stand beside it. */
export function SkillsRadar({ skills }: { skills: Skill[] }) {
	const summary = skills.map(({ title, score }) => `${title} ${score.toFixed(1)}`).join(', ')
	return (
		<div role="img" aria-label={`Skill scores out of 10: ${summary}`} className="h-52">
			<ResponsiveContainer width="100%" height="100%">
				<RadarChart data={skills} outerRadius="68%" accessibilityLayer={false}>
					<PolarGrid stroke="var(--grid)" />
					<PolarAngleAxis
						dataKey={({ code }: Skill) => names[code]}
						tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
					/>
					<PolarRadiusAxis domain={[0, 10]} tick={false} axisLine={false} />
					<Radar
						dataKey="score"
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
