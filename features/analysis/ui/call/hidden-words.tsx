import { EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Textarea } from '#design/textarea.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import type { Segment } from '#features/recordings/contract.ts'
import { longestRevealReason, shortestRevealReason } from '#features/recordings/limits.ts'
import { useRevealTranscript } from '#features/recordings/ui/use-reveal-transcript.ts'
import { messageOf } from '#platform/browser/request.ts'

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
	const places = `${count} ${count === 1 ? 'place' : 'places'}`
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
	const [reason, setReason] = useState('')
	const [error, setError] = useState<string | null>(null)
	const reveal = useRevealTranscript(recordingId, onReveal)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const said = reason.trim()
		const isTooShort = said.length < shortestRevealReason
		setError(isTooShort ? `Please write at least ${shortestRevealReason} characters.` : null)
		if (!isTooShort) reveal.mutate(said)
	}
	return (
		<DialogContent
			title="Reveal personal data?"
			description="You see the words as they were spoken until you leave this page."
		>
			<form onSubmit={submit} noValidate>
				<Field label="Reason" hint="Kept in the audit trail with your name." error={error} className="mt-4">
					{(wiring) => (
						<Textarea
							{...wiring}
							rows={3}
							maxLength={longestRevealReason}
							value={reason}
							onChange={(event) => setReason(event.target.value)}
						/>
					)}
				</Field>
				{reveal.error ? (
					<Alert tone="failed" role="alert" className="mt-4">
						{messageOf(reveal.error)}
					</Alert>
				) : null}
				<DialogFooter>
					<Button variant="outline" onClick={onClose}>
						Cancel
					</Button>
					<Button type="submit" disabled={reveal.isPending}>
						Reveal
					</Button>
				</DialogFooter>
			</form>
		</DialogContent>
	)
}
