import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, FileAudio } from 'lucide-react'
import { z } from 'zod'
import { Badge } from '#design/badge.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Recording, type RecordingStatus } from '#features/recordings/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { readJson } from '#platform/browser/request.ts'
import { callTitle } from './call-title.ts'

const Latest = Recording.pick({
	id: true,
	originalName: true,
	uploadedAt: true,
	status: true,
	callMetadata: true,
	owner: true,
})

/** A recording under way is looked at again after this many milliseconds. */
export const lookAgainAfter = 5_000

/** The newest upload and its state. Nothing is shown before the first one. */
export function LatestUpload() {
	const latest = useQuery({
		queryKey: ['/api/recordings', 'latest'],
		queryFn: ({ signal }) => readJson('/api/recordings?view=summary&limit=1', z.array(Latest), signal),
		refetchInterval: ({ state }) => (state.data?.[0]?.status === 'processing' ? lookAgainAfter : false),
	})
	if (latest.isPending) return <Skeleton className="h-18" />
	const recording = latest.data?.[0]
	if (!recording) return null
	return (
		<section
			aria-label="Latest Upload"
			className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-4 py-2.5"
		>
			<FileAudio className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
			<div className="min-w-0 flex-1 basis-40">
				<h3 className="eyebrow">Latest Upload</h3>
				<Link
					to="/recordings/$id"
					params={{ id: recording.id }}
					className="block truncate font-medium hover:underline"
				>
					{callTitle(recording)}
				</Link>
				<p className="text-muted-foreground text-sm">{formatDateTime(recording.uploadedAt)}</p>
			</div>
			<StatusBadge status={recording.status} />
		</section>
	)
}

const badges = {
	analyzed: { tone: 'success', word: 'Analyzed' },
	failed: { tone: 'failed', word: 'Failed' },
	processing: { tone: 'info', word: 'Processing' },
} as const

export function StatusBadge({ status }: { status: RecordingStatus }) {
	const { tone, word } = badges[status]
	return (
		<Badge tone={tone}>
			{status === 'analyzed' ? <Check aria-hidden="true" /> : null}
			{word}
		</Badge>
	)
}
