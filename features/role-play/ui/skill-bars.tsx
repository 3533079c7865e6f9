import { Progress } from '#design/progress.tsx'
import { rolePlayBarTone } from '#features/analysis/ui/score-bands.ts'
import type { SkillCode } from '#features/playbook/contract.ts'
import type { SkillScores } from '#features/role-play/contract.ts'

const titles: Record<SkillCode, string> = {
	rapport: 'Rapport',
	discovery: 'Discovery',
	objection_handling: 'Objection handling',
	compliance: 'Compliance',
	closing: 'Closing',
}
const codes = Object.keys(titles) as SkillCode[]

/** What a skill is called, null for a code that is none. */
export function skillTitle(code: string): string | null {
	return codes.find((known) => known === code) ? titles[code as SkillCode] : null
}

/** The five skills, each out of ten; one without a score had no occasion in the call. */
export function SkillBars({ scores }: { scores: SkillScores }) {
	return (
		<ul className="space-y-4">
			{codes.map((code) => {
				const score = scores[code]
				return (
					<li key={code} className="space-y-1.5">
						<p className="flex items-baseline justify-between gap-3 text-sm">
							<span className="font-medium">{titles[code]}</span>
							{score === undefined ? (
								<span className="text-muted-foreground">Not called for</span>
							) : (
								<span className="num text-muted-foreground">
									<span className="font-semibold text-foreground">{score.toFixed(1)}</span>/10
								</span>
							)}
						</p>
						{score === undefined ? (
							<div className="h-1.5 rounded-full bg-muted" aria-hidden="true" />
						) : (
							<Progress value={score * 10} label={titles[code]} tone={rolePlayBarTone(score)} />
						)}
					</li>
				)
			})}
		</ul>
	)
}
