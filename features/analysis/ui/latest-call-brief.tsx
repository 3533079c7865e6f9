import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Gauge, TrendingUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatDay } from '#platform/text/format-day.ts'
import { CallScore } from './call-score.tsx'
import { isScored, type ScoredRecording } from './is-scored.ts'
import { recentRecordings } from './read-recordings.ts'

/** The newest scored call in short: its score, one strength, one thing to fix. */
export function LatestCallBrief({ title, className }: { title: string; className?: string }) {
	const titleId = useId()
	const { data, error, isPending, refetch } = useQuery(recentRecordings)
	const call = data?.find(isScored)
	return (
		<Card aria-labelledby={titleId} className={classNames('min-w-0', className)}>
			<CardHeader className="pb-2">
				<CardTitle id={titleId}>{title}</CardTitle>
			</CardHeader>
			<CardBody>
				{isPending ? (
					<Loading label={`Loading: ${title}`}>
						<Skeleton className="h-28" />
					</Loading>
				) : null}
				{error && !data ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
				{data && !call ? (
					<EmptyState
						icon={<Gauge />}
						title="No scored call yet"
						text="Upload a call to get its score here."
					/>
				) : null}
				{call ? <Brief call={call} /> : null}
			</CardBody>
		</Card>
	)
}

function Brief({ call }: { call: ScoredRecording }) {
	const { analysis, uploadedAt, id } = call
	const [strength] = analysis.strengths
	const fix = analysis.actions[0] ?? analysis.improvements[0]
	return (
		<div className="flex items-start gap-4">
			<CallScore score={analysis.overallScore} size={64} />
			<div className="min-w-0 flex-1 space-y-2">
				<p className="flex flex-wrap items-baseline gap-x-3">
					<Link
						to="/recordings/$id"
						params={{ id }}
						className="min-w-0 truncate font-semibold hover:underline"
					>
						{callTitle(call)}
					</Link>
					<span className="text-muted-foreground text-sm">{formatDay(uploadedAt)}</span>
				</p>
				<dl className="space-y-1.5 text-sm">
					{strength ? (
						<Point label="Went well" tone="success" icon={<CircleCheck aria-hidden="true" />}>
							{strength}
						</Point>
					) : null}
					{fix ? (
						<Point label="Fix next" tone="average" icon={<TrendingUp aria-hidden="true" />}>
							{fix}
						</Point>
					) : null}
				</dl>
			</div>
		</div>
	)
}

type PointProps = { label: string; tone: 'success' | 'average'; icon: ReactNode; children: ReactNode }

function Point({ label, tone, icon, children }: PointProps) {
	return (
		<div
			data-tone={tone}
			className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-tone-text"
		>
			<dt>
				{icon}
				<span className="sr-only">{label}</span>
			</dt>
			<dd className="line-clamp-5 min-w-0">{children}</dd>
		</div>
	)
}
