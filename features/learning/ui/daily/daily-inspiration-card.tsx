import { useId } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Motivation } from '#features/learning/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { StopButton } from './stop-button.tsx'
import { useDaily } from './use-daily.ts'

/** Room for the longest line by the width of the card, so that nothing below moves when the line changes. */
const quoteHeight = 'min-h-32.5 @xs:min-h-26 @md:min-h-19.5 @2xl:min-h-13'
const authorHeight = 'min-h-13 @md:min-h-8'

/** A line for the day: who said it, and where. It changes each minute, unannounced, and can be stopped. */
export function DailyInspirationCard({ className }: { className?: string }) {
	const titleId = useId()
	const { data, error, refetch, isStopped, toggle } = useDaily('/api/motivation', Motivation)
	return (
		<Card aria-labelledby={titleId} className={classNames('@container', className)}>
			<div className="flex h-full flex-col p-5">
				<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<h2 className="eyebrow mr-auto">
						<span id={titleId}>Daily Inspiration</span> · <time>{formatDate(new Date())}</time>
					</h2>
					<StopButton
						name="the inspiration"
						isStopped={isStopped}
						onToggle={toggle}
						className="-my-1.5 -mr-1.5 @md:order-last"
					/>
					<p className="flex h-5.5 w-full @md:w-auto">
						{data?.category ? <Badge>{data.category.replaceAll('_', ' ').toUpperCase()}</Badge> : null}
					</p>
				</div>
				{data ? <Line {...data} /> : null}
				{!data && error ? (
					<LoadFailure className="mt-3" onRetry={refetch}>
						{messageOf(error)}
					</LoadFailure>
				) : null}
				{!data && !error ? <LineSkeleton /> : null}
			</div>
		</Card>
	)
}

function Line({ quote, author, company }: Motivation) {
	return (
		<figure className="flex flex-1 flex-col">
			<blockquote className={classNames('mt-3 text-balance font-medium text-lg leading-6.5', quoteHeight)}>
				“{quote}”
			</blockquote>
			<figcaption className={classNames('mt-auto pt-3 text-muted-foreground text-sm', authorHeight)}>
				{author}
				{company ? ` · ${company}` : null}
			</figcaption>
		</figure>
	)
}

function LineSkeleton() {
	return (
		<Loading label="Loading the inspiration" className="flex flex-1 flex-col">
			<div className={classNames('mt-3 space-y-2', quoteHeight)}>
				<Skeleton className="h-5" />
				<Skeleton className="h-5 w-2/3" />
			</div>
			<div className={classNames('mt-auto pt-3', authorHeight)}>
				<Skeleton className="h-4 w-1/2" />
			</div>
		</Loading>
	)
}
