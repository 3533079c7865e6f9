import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { Progress } from '#design/progress.tsx'
import { skillTone } from '#features/analysis/ui/score-bands.ts'
import type { Performance } from '#features/team/contract.ts'
import { skillCalls } from '#features/team/limits.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { FormulaTip } from '../formula-tip.tsx'

type SkillsCardProps = { performance: Performance; className?: string }

/** Each skill as a bar, out of 10, and the team's number beside it. */
export function SkillsCard({ performance, className }: SkillsCardProps) {
	const { skillsBreakdown, skillOccasions, teamSkills, formulas } = performance
	const skills = Object.entries(skillsBreakdown)
	return (
		<Card aria-labelledby="skills-assessment" className={className}>
			<CardHeader>
				<div>
					<div className="flex items-center gap-1">
						<CardTitle id="skills-assessment">Skills assessment</CardTitle>
						<FormulaTip of="a skill" text={formulas.skills} />
					</div>
					<CardDescription>
						From the last {skillCalls.person} scored calls, where each skill applied
					</CardDescription>
				</div>
			</CardHeader>
			<CardBody>
				{skills.length ? null : <p className="text-muted-foreground">No skills have been rated yet.</p>}
				<ul className="space-y-4.5">
					{skills.map(([title, score]) => (
						<li key={title} className="space-y-1.5">
							<p className="flex items-baseline justify-between gap-3 text-sm">
								<span className="flex-1">
									<span className="font-medium">{title}</span>{' '}
									<span className="num whitespace-nowrap text-muted-foreground">
										{formatCount(skillOccasions[title] ?? 0, 'call')}
									</span>
								</span>
								<TeamScore score={teamSkills[title]} />
								<span className="num text-muted-foreground">
									<span className="font-semibold text-foreground">{score.toFixed(1)}</span>/10
								</span>
							</p>
							<Progress value={Math.round(score * 10)} label={title} tone={skillTone(score)} />
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	)
}

function TeamScore({ score }: { score: number | undefined }) {
	if (score === undefined) return null
	return <span className="num text-muted-foreground">Team {score.toFixed(1)}</span>
}
