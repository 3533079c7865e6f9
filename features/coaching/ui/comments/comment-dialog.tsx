import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Textarea } from '#design/textarea.tsx'
import type { CallComment } from '#features/coaching/contract.ts'
import { longestComment } from '#features/coaching/limits.ts'
import { formatTimecode } from '#platform/browser/format-time.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { refreshCoaching } from '../read-coaching.ts'

/** A comment to be written, at a moment in seconds or about the whole call; or one whose words are to change. */
export type CommentDraft = { at: number | null; comment: CallComment | null }

type CommentDialogProps = {
	recordingId: string
	draft: CommentDraft
	onClose: () => void
}

export default function CommentDialog(props: CommentDialogProps) {
	return (
		<Dialog open onOpenChange={props.onClose}>
			<CommentForm {...props} />
		</Dialog>
	)
}

function CommentForm({ recordingId, draft, onClose }: CommentDialogProps) {
	const { at, comment } = draft
	const queries = useQueryClient()
	const [text, setText] = useState(comment?.text ?? '')
	const [error, setError] = useState<string | null>(null)
	const saving = useMutation({
		mutationFn: (words: string) => {
			const comments = `/api/recordings/${encodeURIComponent(recordingId)}/comments`
			return comment
				? request('PATCH', `${comments}/${comment.id}`, { text: words })
				: request('POST', comments, { at, text: words })
		},
		onSuccess: async () => {
			await refreshCoaching(queries)
			onClose()
		},
	})
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const words = text.trim()
		setError(words ? null : 'Please enter a comment.')
		if (words && !saving.isPending) saving.mutate(words)
	}
	const place = at === null ? 'on the whole call' : `at ${formatTimecode(at)}`
	return (
		<DialogContent
			title={`${comment ? 'Edit comment' : 'Comment'} ${place}`}
			description="Everyone who can open this call can see it."
		>
			<form onSubmit={submit} noValidate className="mt-4">
				<Field label="Comment" error={error}>
					{(wiring) => (
						<Textarea
							{...wiring}
							rows={5}
							maxLength={longestComment}
							value={text}
							onChange={(event) => setText(event.target.value)}
						/>
					)}
				</Field>
				{saving.error ? (
					<Alert tone="failed" role="alert" className="mt-4">
						{messageOf(saving.error)}
					</Alert>
				) : null}
				<FormFooter action={comment ? 'Save' : 'Comment'} disabled={saving.isPending} onCancel={onClose} />
			</form>
		</DialogContent>
	)
}
