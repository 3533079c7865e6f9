import { lazy, Suspense } from 'react'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { Skeleton } from '#design/skeleton.tsx'
import type { Performance } from '#features/team/contract.ts'
import { FormulaTip } from '../formula-tip.tsx'
import { compareSkills } from './compare-skills.ts'

const TeamRadar = lazy(() => import('./team-radar.tsx').then((chunk) => ({ default: chunk.TeamRadar })))

/** Fewer corners enclose no area. */
const fewestCorners = 3

type TeamComparisonProps = { name: string; performance: Performance; className?: string }

/** The shape of a person's skills over the team's; the numbers are beside it, with the bars. */
export function TeamComparison({ name, performance, className }: TeamComparisonProps) {
	const skills = compareSkills(performance)
	const firstName = name.split(' ', 1)[0] ?? name
	return (
		<Card aria-labelledby="compared-with-team" className={classNames('flex flex-col', className)}>
			<CardHeader className="pb-0">
				<div className="flex items-center gap-1">
					<CardTitle id="compared-with-team">Compared with the team</CardTitle>
					<FormulaTip of="a skill of the team" text={performance.formulas.teamSkills} />
				</div>
			</CardHeader>
			{skills.length < fewestCorners ? (
				<p className="px-5 pt-2 pb-5 text-muted-foreground">
					The chart appears once {fewestCorners} skills have been rated.
				</p>
			) : (
				<>
					<div className="my-auto">
						<Suspense fallback={<Skeleton className="mx-5 h-60" />}>
							<TeamRadar name={firstName} skills={skills} />
						</Suspense>
					</div>
					<p className="flex justify-center gap-5 pb-4 text-muted-foreground text-sm">
						<span className="flex items-center gap-2">
							<span className="h-0.5 w-4 bg-chart-1" aria-hidden="true" />
							{firstName}
						</span>
						<span className="flex items-center gap-2">
							<span className="w-4 border-muted-foreground border-t-2 border-dashed" aria-hidden="true" />
							Team
						</span>
					</p>
				</>
			)}
		</Card>
	)
}
