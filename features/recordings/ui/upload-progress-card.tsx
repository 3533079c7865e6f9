import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { formatTimeLeft } from '#platform/browser/format-time.ts'
import { displayName } from './display-name.ts'
import { formatStage } from './format-stage.ts'
import { secondsLeft, type Tracking } from './progress-tracking.ts'
import { ProgressLine, UploadCard } from './upload-card.tsx'
import { dismissTracked, type Tracked } from './upload-store.ts'

const tones = { running: undefined, complete: 'success', failed: 'failed' } as const

/** The upload that is being processed. The card disappears on completion; a failure stays until dismissed. */
export default function TrackedCard({ tracked: { uploaded, tracking } }: { tracked: Tracked }) {
	const { outcome, progress, recordingId } = tracking
	const name = displayName(uploaded.originalName)
	const tone = tones[outcome]
	return (
		<UploadCard
			name={name}
			detail={outcome === 'running' ? 'Upload complete! Processing...' : null}
			aside={
				<>
					<p className="num font-semibold">{progress}%</p>
					{outcome === 'failed' ? (
						<IconButton label={`Dismiss ${name}`} onClick={dismissTracked}>
							<X className="size-4" aria-hidden="true" />
						</IconButton>
					) : null}
				</>
			}
		>
			<ProgressLine
				percent={progress}
				label={`Processing ${name}`}
				stage={formatStage(tracking.stage, tracking.retryAt)}
				{...(tone ? { tone } : {})}
			>
				{outcome === 'running' && !tracking.retryAt ? <TimeLeft tracking={tracking} /> : null}
				<span className="ml-auto">
					ID <span className="code">{recordingId.slice(-8)}</span>
				</span>
			</ProgressLine>
			<Duplicate of={uploaded.duplicateOf} />
			<Outcome tracking={tracking} />
		</UploadCard>
	)
}

function Outcome({ tracking: { outcome, recordingId, failure } }: { tracking: Tracking }) {
	if (outcome === 'running') return null
	const open = (
		<Link to="/recordings/$id" params={{ id: recordingId }} className="link whitespace-nowrap">
			Open call
		</Link>
	)
	if (outcome === 'complete')
		return (
			<Alert tone="success" role="status" className="mt-3">
				Processing complete! Your recording has been analyzed and is ready to view. {open}
			</Alert>
		)
	return (
		<Alert tone="failed" role="alert" className="mt-3">
			{failure ? <p className="mb-1 font-medium">{failure}</p> : null}
			Processing failed. The recording has been saved but analysis could not be completed. You can try
			uploading again or check if the file is supported. {open}
		</Alert>
	)
}

function Duplicate({ of }: { of: string | null }) {
	if (!of) return null
	return (
		<p className="mt-2 text-sm">
			You uploaded this file before.{' '}
			<Link to="/recordings/$id" params={{ id: of }} className="link">
				Open the earlier call
			</Link>
		</p>
	)
}

/** Counts down automatically between two estimates. */
function TimeLeft({ tracking }: { tracking: Tracking }) {
	const [now, setNow] = useState(Date.now)
	useEffect(() => {
		const tick = setInterval(() => setNow(Date.now()), 1000)
		return () => clearInterval(tick)
	}, [])
	if (tracking.estimate?.isLate) return <span>Taking longer than expected</span>
	// An estimate received since the last tick is newer than `now`.
	const seconds = secondsLeft(tracking, Math.max(now, tracking.estimate?.at ?? 0))
	return <span className="num">{seconds === null ? 'Estimating time left' : formatTimeLeft(seconds)}</span>
}
