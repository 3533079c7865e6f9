import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, CircleX, RefreshCw, RotateCw, ShieldAlert, Trash2 } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import { Spinner } from '#design/spinner.tsx'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { formatStage } from '#features/recordings/ui/format-stage.ts'
import { StatusBadge } from '#features/recordings/ui/latest-upload.tsx'
import { useRetryRecording } from '#features/recordings/ui/use-recording-actions.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { CallFacts } from './call-facts.tsx'
import { CallScore, ClosedDeal, DraftBadge } from './call-score.tsx'
import { CoachingLists, showsCoaching } from './coaching-lists.tsx'
import { HighlightedTranscript } from './highlighted-transcript.tsx'
import { cardLabel } from './score-bands.ts'

type RecordingCardProps = {
	recording: RecordingSummary
	/** The scale of the score. */
	outOf: 100 | 10
	showsTranscript: boolean
	onTranscript: () => void
	onDelete: () => void
	onRefresh: () => void
}

/** One call of the list: its score, why, and what to do about it. */
export function RecordingCard(props: RecordingCardProps) {
	const { recording, outOf, showsTranscript } = props
	const { analysis, status } = recording
	const name = callTitle(recording)
	return (
		<>
			<div className="flex items-center gap-4 px-4 py-3.5 lg:px-5">
				<Mark recording={recording} outOf={outOf} />
				<div className="min-w-0 flex-1">
					<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
						<h2 className="min-w-0 max-w-full truncate font-semibold text-md">
							<Link to="/recordings/$id" params={{ id: recording.id }} className="hover:underline">
								{name}
							</Link>
						</h2>
						<Badges recording={recording} />
					</div>
					<p className="mt-0.5 flex flex-wrap gap-x-4 text-muted-foreground text-sm">
						<CallFacts call={recording} />
					</p>
				</div>
				<CardActions {...props} name={name} className="hidden md:flex" />
			</div>
			{analysis?.notScoredBecause ? (
				<p className="border-t px-4 py-3.5 text-muted-foreground lg:px-5">{analysis.notScoredBecause}</p>
			) : null}
			{analysis && showsCoaching(analysis) ? (
				<div className="grid gap-x-8 gap-y-5 border-t px-4 py-4 md:grid-cols-3 lg:px-5">
					<CoachingLists analysis={analysis} callId={recording.id} />
				</div>
			) : null}
			{status === 'failed' ? <FailedNote {...props} /> : null}
			{!analysis && status !== 'failed' ? <ProcessingNote {...props} /> : null}
			{showsTranscript ? (
				<div className="border-t px-4 py-4 lg:px-5">
					<HighlightedTranscript id={recording.id} name={name} />
				</div>
			) : null}
			{status === 'failed' && !recording.hasTranscript ? null : (
				<CardActions {...props} name={name} className="flex justify-between border-t px-2 py-1 md:hidden" />
			)}
		</>
	)
}

function Mark({ recording: { analysis, status }, outOf }: Pick<RecordingCardProps, 'recording' | 'outOf'>) {
	if (analysis) return <CallScore score={analysis.overallScore} size={outOf === 10 ? 64 : 48} outOf={outOf} />
	const hasFailed = status === 'failed'
	return (
		<span
			aria-hidden="true"
			data-tone={hasFailed ? 'failed' : 'info'}
			className="grid size-12 shrink-0 place-items-center rounded-full bg-tone-soft text-tone-text"
		>
			{hasFailed ? <CircleX className="size-5" /> : <Spinner className="size-5" />}
		</span>
	)
}

function Badges({ recording: { analysis, status, isDraft } }: { recording: RecordingSummary }) {
	const draft = isDraft ? <DraftBadge /> : null
	if (!analysis)
		return (
			<>
				<StatusBadge status={status} />
				{draft}
			</>
		)
	const { overallScore, isClosedDeal, complianceIssues } = analysis
	const label = overallScore === null ? null : cardLabel(overallScore)
	return (
		<>
			{label ? <Badge tone={label.tone}>{label.words}</Badge> : <Badge>Not scored</Badge>}
			{isClosedDeal ? <ClosedDeal /> : null}
			{complianceIssues.length ? (
				<Badge tone="critical">
					<ShieldAlert aria-hidden="true" />
					{formatCount(complianceIssues.length, 'compliance issue')}
				</Badge>
			) : null}
			{draft}
		</>
	)
}

function CardActions(props: RecordingCardProps & { name: string; className: string }) {
	const { recording, name, showsTranscript, onTranscript, onDelete, className } = props
	const Chevron = showsTranscript ? ChevronUp : ChevronDown
	return (
		<div className={classNames('shrink-0 items-center gap-1', className)}>
			{recording.hasTranscript ? (
				<Button variant="ghost" size="sm" aria-expanded={showsTranscript} onClick={onTranscript}>
					<Chevron className="size-4" aria-hidden="true" />
					{showsTranscript ? 'Hide transcript' : 'View transcript'}
				</Button>
			) : (
				<span />
			)}
			{recording.status === 'failed' ? null : (
				<IconButton
					label={`Delete ${name}`}
					hint="Delete"
					className="hover:text-destructive"
					onClick={onDelete}
				>
					<Trash2 className="size-4" aria-hidden="true" />
				</IconButton>
			)}
		</div>
	)
}

function FailedNote({ recording, onDelete }: RecordingCardProps) {
	const retry = useRetryRecording()
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t px-4 py-3.5 lg:px-5">
			<div className="min-w-0 flex-1 basis-80">
				<p className="font-medium">Processing Failed</p>
				{recording.failure ? <p className="mt-0.5 text-muted-foreground">{recording.failure}</p> : null}
				<p className="mt-1 text-muted-foreground text-sm">
					Audio files up to 120 minutes and 1.5GB are supported.
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button
					variant="outline"
					size="sm"
					disabled={retry.isPending}
					onClick={() => retry.mutate(recording.id)}
				>
					<RotateCw className="size-4" aria-hidden="true" />
					Retry AI Analyzer
				</Button>
				<Button variant="destructive-ghost" size="sm" onClick={onDelete}>
					<Trash2 className="size-4" aria-hidden="true" />
					Delete Audio
				</Button>
			</div>
		</div>
	)
}

function ProcessingNote({ recording: { stage, retryAt }, onRefresh }: RecordingCardProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 lg:px-5">
			<p>
				<span className="font-medium">AI Analysis in Progress</span>{' '}
				<span className="text-muted-foreground">
					{retryAt ? formatStage(stage, retryAt) : 'Refresh in a moment to see the score.'}
				</span>
			</p>
			<Button variant="outline" size="sm" onClick={onRefresh}>
				<RefreshCw className="size-4" aria-hidden="true" />
				Refresh
			</Button>
		</div>
	)
}
