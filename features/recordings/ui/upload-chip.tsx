import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX } from 'lucide-react'
import { Spinner } from '#design/spinner.tsx'
import { type UploadState, useUpload } from './upload-store.ts'

const faces = {
	running: { tone: 'info', icon: <Spinner className="max-[22.5rem]:hidden" /> },
	complete: { tone: 'success', icon: <CircleCheck className="size-4" aria-hidden="true" /> },
	failed: { tone: 'failed', icon: <CircleX className="size-4" aria-hidden="true" /> },
} as const

/** Follows the upload from page to page: how far it is, and the way back to it. Nothing when there is none. */
export default function UploadChip() {
	const chip = describeUpload(useUpload())
	if (!chip) return null
	const { tone, icon } = faces[chip.outcome]
	return (
		<Link
			to="/recordings"
			data-tone={tone}
			className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border border-tone-line bg-tone-soft px-2.5 font-medium text-sm text-tone-text coarse:min-h-11"
		>
			{icon}
			{/* A phone's top bar has room for the figure alone. */}
			<span className="sr-only sm:not-sr-only">{chip.words}</span>
			{chip.percent === null ? null : <span className="num">{chip.percent}%</span>}
		</Link>
	)
}

type Chip = { words: string; percent: number | null; outcome: keyof typeof faces }

function describeUpload({ draft, tracked }: UploadState): Chip | null {
	if (draft?.step === 'sending') return { words: 'Uploading', percent: draft.percent, outcome: 'running' }
	if (draft?.step === 'converting') return { words: 'Converting', percent: draft.percent, outcome: 'running' }
	if (!tracked) return null
	const { outcome, progress } = tracked.tracking
	if (outcome === 'running') return { words: 'Processing', percent: progress, outcome }
	return { words: outcome === 'complete' ? 'Call analyzed' : 'Processing failed', percent: null, outcome }
}
