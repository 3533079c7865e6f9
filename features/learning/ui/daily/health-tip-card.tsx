import { Clock, HeartPulse } from 'lucide-react'
import { useId } from 'react'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { LevelBadge } from '#design/level-badge.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { HealthTip } from '#features/learning/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { StopButton } from './stop-button.tsx'
import { useDaily } from './use-daily.ts'

const levels = {
	easy: { words: 'Easy', level: 1 },
	moderate: { words: 'Moderate', level: 2 },
	challenging: { words: 'Challenging', level: 3 },
} as const satisfies Record<HealthTip['difficulty'], unknown>

/** Room for the longest tip by the width of the card, so that nothing below moves when the tip changes. */
const bodyHeight = 'min-h-66 @xs:min-h-60 @sm:min-h-49.5 @lg:min-h-44 @xl:min-h-33 @3xl:min-h-27'

/** A tip for people who talk all day: what it is good for, how long and how hard, and whose advice it is. */
export function HealthTipCard({ className }: { className?: string }) {
	const titleId = useId()
	const { data, error, refetch, isStopped, toggle } = useDaily('/api/health-tips', HealthTip)
	return (
		<Card aria-labelledby={titleId} className={classNames('@container', className)}>
			<CardHeader className="flex-wrap items-center gap-x-2 gap-y-1">
				<CardTitle id={titleId} className="mr-auto">
					Daily Health &amp; Fitness Tip
				</CardTitle>
				<StopButton
					name="the tip"
					isStopped={isStopped}
					onToggle={toggle}
					className="-my-1.5 -mr-1.5 @md:order-last"
				/>
				<p className="flex h-5.5 w-full @md:w-auto">
					{data ? (
						<LevelBadge level={levels[data.difficulty].level}>{levels[data.difficulty].words}</LevelBadge>
					) : null}
				</p>
			</CardHeader>
			<CardBody>
				{data ? <Tip {...data} /> : null}
				{!data && error ? (
					<LoadFailure className="mt-3" onRetry={refetch}>
						{messageOf(error)}
					</LoadFailure>
				) : null}
				{!data && !error ? <TipSkeleton /> : null}
			</CardBody>
		</Card>
	)
}

function Tip({ tip, benefitsFor, duration, category, author }: HealthTip) {
	return (
		<div className={classNames('flex flex-col', bodyHeight)}>
			<p>{tip}</p>
			<p data-tone="info" className="mt-3 rounded-lg bg-tone-soft px-3.5 py-2.5">
				<strong className="font-semibold text-tone-text">Sales Performance Benefit.</strong> {benefitsFor}
			</p>
			<p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3 text-muted-foreground text-sm">
				<span className="flex items-center gap-1.5">
					<Clock className="size-3.5" aria-hidden="true" />
					{duration}
				</span>
				<span className="flex items-center gap-1.5">
					<HeartPulse className="size-3.5" aria-hidden="true" />
					<span className="inline-block first-letter:uppercase">{category.replaceAll('_', ' ')}</span>
				</span>
				<span>Source: {author}</span>
			</p>
		</div>
	)
}

function TipSkeleton() {
	return (
		<Loading label="Loading the tip" className={classNames('space-y-3', bodyHeight)}>
			<Skeleton className="h-10" />
			<Skeleton className="h-14" />
			<Skeleton className="h-4 w-2/3" />
		</Loading>
	)
}
