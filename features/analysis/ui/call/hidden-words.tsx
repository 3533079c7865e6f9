import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { ReasonForm } from '#design/reason-form.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import type { Segment } from '#features/recordings/contract.ts'
import { longestRevealReason, shortestRevealReason } from '#features/recordings/limits.ts'
import { useRevealTranscript } from '#features/recordings/ui/use-reveal-transcript.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'

type HiddenWordsProps = {
	recordingId: string
	/** Passages that are hidden in the transcript. */
	count: number
	isRevealed: boolean
	/** The words as they were spoken; null hides them again. */
	onReveal: (segments: Segment[] | null) => void
}

/** Says that personal numbers are hidden; an administrator may read them and says why. */
export function HiddenWords({ recordingId, count, isRevealed, onReveal }: HiddenWordsProps) {
	const { role } = usePerson()
	const [asks, setAsks] = useState(false)
	const places = formatCount(count, 'place')
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
			<p role="status" className="inline-flex items-center gap-1.5">
				<EyeOff className="size-4" aria-hidden="true" />
				{isRevealed ? `Personal data shown in ${places}` : `Personal data hidden in ${places}`}
			</p>
			{role === 'admin' ? (
				<Button
					variant="ghost"
					size="sm"
					aria-label={isRevealed ? 'Hide personal data' : 'Reveal personal data'}
					onClick={() => (isRevealed ? onReveal(null) : setAsks(true))}
				>
					{isRevealed ? 'Hide' : 'Reveal'}
				</Button>
			) : null}
			<Dialog open={asks} onOpenChange={setAsks}>
				<RevealForm
					recordingId={recordingId}
					onClose={() => setAsks(false)}
					onReveal={(segments) => {
						setAsks(false)
						onReveal(segments)
					}}
				/>
			</Dialog>
		</div>
	)
}

type RevealFormProps = { recordingId: string; onClose: () => void; onReveal: (segments: Segment[]) => void }

function RevealForm({ recordingId, onClose, onReveal }: RevealFormProps) {
	const reveal = useRevealTranscript(recordingId, onReveal)
	return (
		<ReasonForm
			title="Reveal personal data?"
			description="You’ll see the words as spoken until you leave this page."
			hint="Recorded in the audit trail with your name."
			action="Reveal"
			shortest={shortestRevealReason}
			longest={longestRevealReason}
			isPending={reveal.isPending}
			failure={reveal.error ? messageOf(reveal.error) : null}
			onReason={reveal.mutate}
			onClose={onClose}
		/>
	)
}
