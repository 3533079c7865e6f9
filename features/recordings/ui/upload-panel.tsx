import { lazy, Suspense, useId } from 'react'
import { Card, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { LatestUpload } from './latest-upload.tsx'
import { useUpload } from './upload-store.ts'

const DropArea = lazy(() => import('./drop-area.tsx'))
const DraftCard = lazy(() => import('./draft-card.tsx'))
const TrackedCard = lazy(() => import('./upload-progress-card.tsx'))

type UploadPanelProps = {
	/** So that a link or a shortcut can lead here. */
	id?: string
	/** Shows the newest upload under the panel, for pages without a list of them. */
	showLatest?: boolean
	className?: string
}

/** Where a call is uploaded: dropped or chosen, converted if wanted, sent, and followed until it has its score. */
export function UploadPanel({ id, showLatest = false, className }: UploadPanelProps) {
	const titleId = useId()
	const { draft, tracked } = useUpload()
	return (
		<Card
			id={id}
			tabIndex={-1}
			aria-labelledby={titleId}
			className={classNames('@container flex flex-col gap-3 p-4 outline-none lg:p-5', className)}
		>
			<CardTitle id={titleId}>Upload Audio Recording</CardTitle>
			<Suspense fallback={<Skeleton className="h-20" />}>
				<DropArea />
			</Suspense>
			<Suspense>
				{draft ? <DraftCard draft={draft} /> : null}
				{tracked ? <TrackedCard tracked={tracked} /> : null}
			</Suspense>
			{showLatest ? <LatestUpload /> : null}
		</Card>
	)
}
