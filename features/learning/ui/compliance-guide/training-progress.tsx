import type { UseQueryResult } from '@tanstack/react-query'
import { Card } from '#design/card.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Progress } from '#design/progress.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { LearningProgress } from '#features/learning/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { complianceModules } from '../../texts/compliance-guide/index.ts'

/** How much of the guide's training is completed: modules completed of all. */
export function TrainingProgress({ progress }: { progress: UseQueryResult<LearningProgress> }) {
	const { data, error, refetch } = progress
	if (error && !data)
		return (
			<LoadFailure className="mb-6" onRetry={refetch}>
				Couldn’t load your progress. {messageOf(error)}
			</LoadFailure>
		)
	if (!data)
		return (
			<Loading label="Loading your progress" className="mb-6">
				<Skeleton className="h-17 w-full rounded-xl" />
			</Loading>
		)
	const completed = new Set(
		data.modules.filter(({ completedAt }) => completedAt).map(({ moduleId }) => moduleId),
	)
	const left = complianceModules.filter(({ id }) => !completed.has(id))
	const done = complianceModules.length - left.length
	const percent = Math.round((done / complianceModules.length) * 100)
	const minutes = left.reduce((sum, { duration }) => sum + duration, 0)
	return (
		<Card
			aria-label="Training progress"
			className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-3 px-5 py-4"
		>
			<p className="flex items-baseline gap-2">
				<span className="num font-semibold text-2xl">{percent}%</span>{' '}
				<span className="text-muted-foreground">training complete</span>
			</p>
			<div className="min-w-52 flex-1">
				<Progress value={percent} label="Training complete" tone="success" className="h-2" />
			</div>
			<p className="text-muted-foreground">
				<span className="num font-medium text-foreground">{done}</span> of{' '}
				{formatCount(complianceModules.length, 'module')}
				{left.length ? `, about ${formatCount(minutes, 'minute')} left` : ', all of them'}
			</p>
		</Card>
	)
}
