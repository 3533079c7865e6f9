import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { OpenCoaching } from '#features/coaching/ui/open-coaching.tsx'
import { EffectsCard } from '#features/learning/ui/effects/effects-card.tsx'
import type { Employee } from '#features/people/contract.ts'
import type { Performance } from '#features/team/contract.ts'
import { profileWeeks } from '#features/team/limits.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { FormulaTip } from '../formula-tip.tsx'
import { LatestCalls } from './latest-calls.tsx'
import { employeePerformance } from './read-profile.ts'
import { SkillsCard } from './skills-card.tsx'
import { TeamComparison } from './team-comparison.tsx'

const ScoreTrend = lazy(() => import('./score-trend.tsx').then((chunk) => ({ default: chunk.ScoreTrend })))

type OverviewProps = { employee: Employee; onAllCalls: () => void }

/** How a person does: figures, skills beside the team's, the way they went, and the latest calls. */
export function Overview({ employee, onAllCalls }: OverviewProps) {
	const { data: performance, error, refetch } = useQuery(employeePerformance(employee.id))
	if (error && !performance) return <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure>
	if (!performance)
		return (
			<Loading label="Loading the overview" className="space-y-5">
				<Skeleton className="h-26" />
				<Skeleton className="h-80" />
			</Loading>
		)
	return (
		<div className="space-y-5">
			<Figures performance={performance} />
			<div className="grid grid-cols-1 gap-5 lg:grid-cols-12">
				<SkillsCard performance={performance} className="lg:col-span-7" />
				<TeamComparison name={employee.name} performance={performance} className="lg:col-span-5" />
			</div>
			<Trend performance={performance} />
			<OpenCoaching person={employee} />
			<LatestCalls id={employee.id} total={performance.recordings.total} onAll={onAllCalls} />
			<EffectsCard personId={employee.id} />
		</div>
	)
}

function Figures({ performance }: { performance: Performance }) {
	const { averageScore, teamAverage, recordings, chats, formulas } = performance
	return (
		<dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
			<Figure title="Total recordings" note={`${formatNumber(recordings.thisWeek)} this week`}>
				{formatNumber(recordings.total)}
			</Figure>
			<Figure
				title="Average score"
				tip={<FormulaTip of="the average score" text={formulas.profileAverage} />}
				note={teamAverage === null ? 'No scored calls on the team' : `Team average ${teamAverage.toFixed(1)}`}
			>
				{averageScore === null ? (
					<span className="text-md text-muted-foreground">No scored calls in {profileWeeks} weeks</span>
				) : (
					<>
						{averageScore.toFixed(1)}
						<span className="font-normal text-md text-muted-foreground">/10</span>
					</>
				)}
			</Figure>
			<Figure
				title="Chat sessions"
				className="max-md:col-span-2"
				note={chats.last ? `Last on ${formatDate(chats.last)}` : 'None saved yet'}
			>
				{formatNumber(chats.total)}
			</Figure>
		</dl>
	)
}

type FigureProps = {
	title: string
	tip?: ReactNode
	note: string
	className?: string
	children: ReactNode
}

function Figure({ title, tip, note, className, children }: FigureProps) {
	return (
		<div className={classNames('rounded-xl border bg-card px-5 py-4 shadow-card', className)}>
			<dt className="flex min-h-6 items-center gap-1 text-muted-foreground text-sm">
				{title}
				{tip}
			</dt>
			<dd className="num mt-1 font-semibold text-2xl">{children}</dd>
			<dd className="mt-0.5 text-muted-foreground text-sm">{note}</dd>
		</div>
	)
}

function Trend({ performance: { trend } }: { performance: Performance }) {
	return (
		<Card aria-labelledby="score-trend">
			<CardHeader>
				<div>
					<CardTitle id="score-trend">Score by week</CardTitle>
					<CardDescription>
						Average score per week over the last {profileWeeks} weeks, out of 10
					</CardDescription>
				</div>
			</CardHeader>
			<CardBody>
				{trend.some(({ averageScore }) => averageScore !== null) ? (
					<Suspense fallback={<Skeleton className="h-52" />}>
						<ScoreTrend weeks={trend} />
					</Suspense>
				) : (
					<p className="text-muted-foreground">No calls were scored in the last {profileWeeks} weeks.</p>
				)}
			</CardBody>
		</Card>
	)
}
