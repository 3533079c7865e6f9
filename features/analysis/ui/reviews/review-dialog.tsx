import { Dialog } from '#design/dialog.tsx'
import { ReasonForm } from '#design/reason-form.tsx'
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
	const review = useReview({ recordingId, key: reviewKey }, () => {
		onClose()
		onDone?.()
	})
	return (
		<ReasonForm
			title={`${verdictWords[verdict]}: ${title}`}
			description={consequences[verdict]}
			hint="Seen by everybody who can open this call."
			action={verdictWords[verdict]}
			shortest={shortestReason}
			longest={longestReason}
			isOptional={verdict !== 'disputed'}
			isPending={review.isPending}
			failure={review.error ? messageOf(review.error) : null}
			onReason={(reason) => review.mutate({ verdict, reason })}
			onClose={onClose}
		/>
	)
}
