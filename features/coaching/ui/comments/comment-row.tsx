import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Pencil, Play, Reply } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { DeleteButton } from '#design/delete-button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { useCall } from '#features/analysis/ui/call/call-context.ts'
import { turnAt } from '#features/analysis/ui/turn-at.ts'
import type { CallComment } from '#features/coaching/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatDate, formatTimecode } from '#platform/browser/format-time.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { refreshCoaching } from '../read-coaching.ts'
import { useCommenting } from './commenting.tsx'

type CommentRowProps = { call: RecordingDetail; comment: CallComment; onDeleted: () => void }

/** One comment: what it is about, what was said, whether the rep has acknowledged it, and what the reader may do. */
export function CommentRow({ call, comment, onDeleted }: CommentRowProps) {
	const person = usePerson()
	const { write, edit } = useCommenting()
	const queries = useQueryClient()
	const address = `/api/recordings/${call.id}/comments/${comment.id}`
	const row = useRef<HTMLLIElement>(null)
	const acknowledging = useMutation({
		mutationFn: () => request('POST', `${address}/acknowledge`),
		onSuccess: async () => {
			await refreshCoaching(queries)
			row.current?.focus({ preventScroll: true })
		},
	})
	const removing = useMutation({
		mutationFn: () => request('DELETE', address),
		onSuccess: async () => {
			await refreshCoaching(queries)
			onDeleted()
		},
	})
	const { by, text, createdAt, editedAt } = comment
	const isOwn = by.id === person.id
	const mayAcknowledge = person.id === call.owner.id && !comment.acknowledgedAt
	const error = acknowledging.error ?? removing.error
	return (
		// Takes the focus once the pressed button is gone.
		<li ref={row} tabIndex={-1} className="space-y-1.5 px-5 py-3.5 outline-none">
			<div className="flex items-start justify-between gap-2">
				<p className="min-w-0 text-sm">
					<span className="font-semibold">{by.name}</span>{' '}
					<time dateTime={createdAt} className="text-muted-foreground">
						{formatDate(createdAt)}
					</time>
					{editedAt ? <span className="text-muted-foreground"> · edited</span> : null}
				</p>
				<Moment comment={comment} />
			</div>
			<p className="whitespace-pre-wrap break-words">{text}</p>
			<div className="flex flex-wrap items-center gap-1.5">
				{by.id === call.owner.id || mayAcknowledge ? null : <Acknowledged comment={comment} />}
				{mayAcknowledge ? (
					<Button
						variant="outline"
						size="sm"
						disabled={acknowledging.isPending}
						onClick={() => acknowledging.mutate()}
					>
						<Check className="size-4" aria-hidden="true" />
						Acknowledge
					</Button>
				) : null}
				{isOwn ? (
					<span className="ml-auto flex">
						<IconButton label="Edit comment" onClick={() => edit(comment)}>
							<Pencil className="size-4" aria-hidden="true" />
						</IconButton>
						<DeleteButton
							label="Delete comment"
							title="Delete this comment?"
							text="It’s deleted for everyone."
							isBusy={removing.isPending}
							onConfirm={() => removing.mutate()}
						/>
					</span>
				) : (
					<Button variant="ghost" size="sm" className="ml-auto" onClick={() => write(comment.at)}>
						<Reply className="size-4" aria-hidden="true" />
						Reply
					</Button>
				)}
			</div>
			{error ? (
				<Alert tone="failed" role="alert">
					{messageOf(error)}
				</Alert>
			) : null}
		</li>
	)
}

function Acknowledged({ comment: { acknowledgedAt } }: { comment: CallComment }) {
	if (!acknowledgedAt) return <Badge tone="warning">Not acknowledged yet</Badge>
	return (
		<Badge tone="success">
			<Check aria-hidden="true" />
			Acknowledged {formatDate(acknowledgedAt)}
		</Badge>
	)
}

/** Leads to the words said at that moment and, where there is sound, plays them from two seconds before. */
function Moment({ comment: { id, at, by } }: { comment: CallComment }) {
	const { call, show } = useCall()
	if (at === null) return <span className="shrink-0 text-muted-foreground text-sm">Whole call</span>
	const starts = call.transcript?.segments.map(({ start }) => start) ?? []
	const time = formatTimecode(at)
	return (
		<button
			type="button"
			className="link num inline-flex min-h-6 shrink-0 items-center gap-1 text-sm"
			aria-label={`${call.hasAudio ? 'Play' : 'Read'} at ${time}, comment of ${by.name}`}
			onClick={() => show({ ref: `comment ${id}`, turn: Math.max(0, turnAt(starts, at)), start: at })}
		>
			{call.hasAudio ? <Play className="size-3.5" aria-hidden="true" /> : null}
			{time}
		</button>
	)
}
