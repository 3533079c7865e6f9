import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Textarea } from '#design/textarea.tsx'
import { longestReason, shortestReason } from '#features/analysis/limits.ts'
import { messageOf } from '#platform/browser/request.ts'
import { useReview, type Verdict } from './use-review.ts'

export const verdictWords: Record<Verdict, string> = {
	disputed: 'Dispute',
	upheld: 'Uphold',
	overturned: 'Overturn',
}

const consequences: Record<Verdict, string> = {
	disputed: 'An administrator decides. Until then the finding counts.',
	upheld: 'The finding goes on counting.',
	overturned: 'The finding stays visible and no longer counts. The score is worked out anew.',
}

type ReviewDialogProps = {
	recordingId: string
	reviewKey: string
	/** Of the finding. */
	title: string
	/** Null while the dialog is closed. */
	verdict: Verdict | null
	onClose: () => void
	onDone?: () => void
}

/** Asks why, and says what follows. A dispute needs a reason, a decision may do without. */
export function ReviewDialog({ verdict, onClose, ...props }: ReviewDialogProps) {
	return (
		<Dialog open={verdict !== null} onOpenChange={(open) => !open && onClose()}>
			{verdict ? <ReviewForm {...props} verdict={verdict} onClose={onClose} /> : null}
		</Dialog>
	)
}

function ReviewForm({
	recordingId,
	reviewKey,
	title,
	verdict,
	onClose,
	onDone,
}: ReviewDialogProps & { verdict: Verdict }) {
	const [reason, setReason] = useState('')
	const [error, setError] = useState<string | null>(null)
	const review = useReview({ recordingId, key: reviewKey }, () => {
		onClose()
		onDone?.()
	})
	const isNeeded = verdict === 'disputed'
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const said = reason.trim()
		const isTooShort = said.length < shortestReason && (isNeeded || said.length > 0)
		setError(isTooShort ? `Please write at least ${shortestReason} characters.` : null)
		if (!isTooShort) review.mutate({ verdict, reason: said })
	}
	return (
		<DialogContent title={`${verdictWords[verdict]}: ${title}`} description={consequences[verdict]}>
			<form onSubmit={submit} noValidate>
				<Field
					label={isNeeded ? 'Reason' : 'Reason (optional)'}
					hint="Seen by everybody who can open this call."
					error={error}
					className="mt-4"
				>
					{(wiring) => (
						<Textarea
							{...wiring}
							rows={4}
							maxLength={longestReason}
							value={reason}
							onChange={(event) => setReason(event.target.value)}
						/>
					)}
				</Field>
				{review.error ? (
					<Alert tone="failed" role="alert" className="mt-4">
						{messageOf(review.error)}
					</Alert>
				) : null}
				<DialogFooter>
					<Button variant="outline" onClick={onClose}>
						Cancel
					</Button>
					<Button type="submit" disabled={review.isPending}>
						{verdictWords[verdict]}
					</Button>
				</DialogFooter>
			</form>
		</DialogContent>
	)
}
