import { Link } from '@tanstack/react-router'
import { FileQuestionMark, RotateCw } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { formatStage } from '#features/recordings/ui/format-stage.ts'
import { ProgressLine, UploadCard } from '#features/recordings/ui/upload-card.tsx'
import { useRetryRecording } from '#features/recordings/ui/use-recording-actions.ts'
import { messageOf } from '#platform/browser/request.ts'

/** A call that does not exist or belongs to someone else. The page must not reveal which. */
export function CallNotFound() {
	return (
		<Card>
			<EmptyState
				icon={<FileQuestionMark />}
				heading="h1"
				title="Call not found"
				text="It may have been deleted, or it may belong to someone else."
				action={
					<Button asChild variant="outline">
						<Link to="/recordings">All Recordings</Link>
					</Button>
				}
			/>
		</Card>
	)
}

export function CallNotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
	return (
		<>
			<h1 className="page-title mb-4 outline-none" tabIndex={-1}>
				Call
			</h1>
			<LoadFailure onRetry={onRetry}>{messageOf(error)}</LoadFailure>
		</>
	)
}

/** Work in progress; the page shows the score as soon as it exists. */
export function CallProcessing({ call }: { call: RecordingDetail }) {
	const name = callTitle(call)
	return (
		<Card aria-label="Processing" className="p-4 lg:p-5">
			<UploadCard
				name="AI Analysis in Progress"
				detail="The score appears here when it’s ready. You can leave this page."
				aside={<p className="num font-semibold">{call.progress}%</p>}
				className="border-0 p-0"
			>
				<ProgressLine
					percent={call.progress}
					label={`Processing ${name}`}
					stage={formatStage(call.stage, call.retryAt)}
				/>
			</UploadCard>
		</Card>
	)
}

export function CallFailed({ call }: { call: RecordingDetail }) {
	const retry = useRetryRecording()
	return (
		<Alert tone="failed">
			<h2 className="font-medium">Processing Failed</h2>
			{call.failure ? <p className="mt-0.5">{call.failure}</p> : null}
			<p className="mt-1 text-muted-foreground text-sm">
				Audio files up to 120 minutes and 1.5GB are supported.
			</p>
			<Button
				variant="outline"
				size="sm"
				className="mt-3"
				disabled={retry.isPending}
				onClick={() => retry.mutate(call.id)}
			>
				<RotateCw className="size-4" aria-hidden="true" />
				Retry AI Analyzer
			</Button>
		</Alert>
	)
}

export function CallSkeleton() {
	return (
		<Loading label="Loading the call">
			<Skeleton className="mb-2 h-5 w-28" />
			<Skeleton className="mb-6 h-8 w-96 max-w-full" />
			<div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
				<div className="space-y-5">
					<Skeleton className="h-40" />
					<Skeleton className="h-44" />
					<Skeleton className="h-96" />
				</div>
				<Skeleton className="h-96" />
			</div>
		</Loading>
	)
}
