import { lazy, Suspense } from 'react'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { Table, TableCell, TableHead } from '#design/table.tsx'
import type { Performance } from '#features/team/contract.ts'
import { FormulaTip } from '../formula-tip.tsx'
import { compareSkills } from './compare-skills.ts'

const TeamRadar = lazy(() => import('./team-radar.tsx').then((chunk) => ({ default: chunk.TeamRadar })))

/** Fewer corners enclose no area. */
const fewestCorners = 3

type TeamComparisonProps = { name: string; performance: Performance; className?: string }

/** The shape of a person's skills over the team's, with the numbers under it. */
export function TeamComparison({ name, performance, className }: TeamComparisonProps) {
	const skills = compareSkills(performance)
	const firstName = name.split(' ', 1)[0] ?? name
	return (
		<Card
			aria-labelledby="compared-with-team"
			className={classNames('flex flex-col overflow-hidden', className)}
		>
			<CardHeader>
				<div className="flex items-center gap-1">
					<CardTitle id="compared-with-team">Compared with the team</CardTitle>
					<FormulaTip of="a skill of the team" text={performance.formulas.teamSkills} />
				</div>
			</CardHeader>
			{skills.length ? null : (
				<p className="px-5 pb-5 text-muted-foreground">There is nothing to compare yet.</p>
			)}
			{skills.length >= fewestCorners ? (
				<Suspense fallback={<Skeleton className="mx-5 h-56" />}>
					<TeamRadar name={firstName} skills={skills} />
				</Suspense>
			) : null}
			{skills.length ? (
				<Table label="Skills compared with the team, out of 10">
					<thead>
						<tr>
							<TableHead>Skill</TableHead>
							<TableHead className="text-right">
								<span className="inline-flex items-center gap-2">
									<span className="h-0.5 w-4 bg-chart-1" aria-hidden="true" />
									{firstName}
								</span>
							</TableHead>
							<TableHead className="text-right">
								<span className="inline-flex items-center gap-2">
									<span className="w-4 border-muted-foreground border-t-2 border-dashed" aria-hidden="true" />
									Team
								</span>
							</TableHead>
						</tr>
					</thead>
					<tbody>
						{skills.map(({ title, own, team }) => (
							<tr key={title}>
								<TableCell className="h-9">{title}</TableCell>
								<TableCell className="num h-9 text-right font-medium">{own.toFixed(1)}</TableCell>
								<TableCell className="num h-9 text-right text-muted-foreground">{team.toFixed(1)}</TableCell>
							</tr>
						))}
					</tbody>
				</Table>
			) : null}
		</Card>
	)
}
