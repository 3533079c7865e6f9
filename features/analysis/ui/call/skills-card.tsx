import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { hadOccasion } from '#features/analysis/limits.ts'
import { skillTone } from '#features/analysis/ui/score-bands.ts'
import type { Skill } from '#features/playbook/contract.ts'
import { useCall } from './call-context.ts'
import { LearnMenu } from './learn-menu.tsx'

/** The skills, each with what was observed. What compliance consists of has tabs of its own. */
export function SkillsCard() {
	const { skills, score } = useCall().analysis
	if (skills.length === 0) return null
	return (
		<Card aria-labelledby="skills">
			<CardHeader>
				<CardTitle id="skills">Skills, out of 10</CardTitle>
			</CardHeader>
			<CardBody>
				<ul className="space-y-1.5 text-sm">
					{skills.map((skill) =>
						hadOccasion(score, skill.code) ? (
							<SkillRow key={skill.code} skill={skill} />
						) : (
							<li key={skill.code} className="flex justify-between gap-4 text-muted-foreground">
								<span>{skill.title}</span>
								<span>Not applicable</span>
							</li>
						),
					)}
				</ul>
			</CardBody>
		</Card>
	)
}

function SkillRow({ skill: { code, title, score, observed } }: { skill: Skill }) {
	const tone = skillTone(score)
	const isListedElsewhere = code === 'compliance'
	return (
		<li>
			<p className="flex justify-between gap-4">
				<span className="text-muted-foreground">{title}</span>
				<span
					data-tone={tone}
					className={classNames('num font-semibold', tone === 'failed' && 'text-tone-text')}
				>
					{score.toFixed(1)}
				</span>
			</p>
			{observed.length && !isListedElsewhere ? (
				<details>
					<summary className="min-h-6 cursor-pointer text-link">
						What was observed<span className="sr-only"> for {title}</span>
					</summary>
					<ul className="list-disc space-y-0.5 py-1 pl-4 text-muted-foreground">
						{observed.map((behavior) => (
							<li key={behavior}>{behavior}</li>
						))}
					</ul>
				</details>
			) : null}
			{tone === 'failed' && !isListedElsewhere ? (
				<div className="pt-1 pb-2">
					<LearnMenu practice={{ kind: 'skill', code }} about={title} />
				</div>
			) : null}
		</li>
	)
}
