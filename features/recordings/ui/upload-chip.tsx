import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX } from 'lucide-react'
import { Spinner } from '#design/spinner.tsx'
import { type UploadState, useUpload } from './upload-store.ts'

/** Follows the upload from page to page: how far it is, and the way back to it. Nothing when there is none. */
export function UploadChip() {
	const chip = describeUpload(useUpload())
	if (!chip) return null
	const { text, outcome } = chip
	return (
		<Link
			to="/recordings"
			data-tone={outcome === 'failed' ? 'failed' : outcome === 'complete' ? 'success' : 'info'}
			className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border border-tone-line bg-tone-soft px-2.5 font-medium text-sm text-tone-text coarse:min-h-11"
		>
			{outcome === 'running' ? <Spinner /> : null}
			{outcome === 'complete' ? <CircleCheck className="size-4" aria-hidden="true" /> : null}
			{outcome === 'failed' ? <CircleX className="size-4" aria-hidden="true" /> : null}
			<span className="num">{text}</span>
		</Link>
	)
}

function describeUpload({ draft, tracked }: UploadState) {
	if (draft?.step === 'sending') return { text: `Uploading ${draft.percent}%`, outcome: 'running' } as const
	if (draft?.step === 'converting')
		return { text: `Converting ${draft.percent}%`, outcome: 'running' } as const
	if (!tracked) return null
	const { outcome, progress } = tracked.tracking
	const texts = { running: `Processing ${progress}%`, complete: 'Call analyzed', failed: 'Processing failed' }
	return { text: texts[outcome], outcome }
}
