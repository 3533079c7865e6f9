import { Dialog } from '#design/dialog.tsx'
import { ReasonForm } from '#design/reason-form.tsx'
import { longestReason, shortestReason } from '#features/analysis/limits.ts'
import { messageOf } from '#platform/browser/request.ts'
import { useReview, type Verdict } from './use-review.ts'

/** The labels of a decision. A finding that the engine is not certain of is confirmed or dismissed. */
export const verdictWords = (isUnsure: boolean): Record<Verdict, string> => ({
	disputed: 'Dispute',
	upheld: isUnsure ? 'Confirm' : 'Uphold',
	overturned: isUnsure ? 'Dismiss' : 'Overturn',
})

const consequences: Record<Verdict, string> = {
	disputed: 'An administrator decides. Until then the finding counts.',
	upheld: 'The finding still counts.',
	overturned: 'The finding stays visible and no longer counts. The score is recalculated.',
}

const unsureConsequences: Partial<Record<Verdict, string>> = {
	disputed: 'An administrator decides. Until then nothing changes.',
	upheld: 'The finding counts fully. The score is recalculated.',
}

type ReviewDialogProps = {
	recordingId: string
	reviewKey: string
	/** Of the finding. */
	title: string
	/** The engine is not certain of the finding. */
	isUnsure?: boolean
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
	isUnsure = false,
	verdict,
	onClose,
	onDone,
}: ReviewDialogProps & { verdict: Verdict }) {
	const words = verdictWords(isUnsure)
	const review = useReview({ recordingId, key: reviewKey }, () => {
		onClose()
		onDone?.()
	})
	return (
		<ReasonForm
			title={`${words[verdict]}: ${title}`}
			description={(isUnsure && unsureConsequences[verdict]) || consequences[verdict]}
			hint="Everyone who can open this call can see it."
			action={words[verdict]}
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
