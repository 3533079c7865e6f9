import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import { Textarea } from '#design/textarea.tsx'
import { toast } from '#design/toast.ts'
import { longestRevealReason, shortestRevealReason } from '#features/recordings/limits.ts'
import type { PackOrder } from '#features/records/contract.ts'
import { readPhoneNumber } from '#features/records/limits.ts'
import { messageOf } from '#platform/browser/request.ts'
import { downloadPack } from './download-pack.ts'

type ExamPackDialogProps = {
	/** The call it is of; null asks for a phone number and takes all its calls. */
	recordingId: string | null
	onClose: () => void
}

/** Has an exam pack made and downloaded. For administrators. */
export default function ExamPackDialog({ onClose, recordingId }: ExamPackDialogProps) {
	return (
		<Dialog open onOpenChange={onClose}>
			<ExamPackForm recordingId={recordingId} onClose={onClose} />
		</Dialog>
	)
}

function ExamPackForm({ recordingId, onClose }: ExamPackDialogProps) {
	const [phone, setPhone] = useState('')
	const [reveals, setReveals] = useState(false)
	const [reason, setReason] = useState('')
	const [isChecked, setIsChecked] = useState(false)
	const download = useMutation({
		mutationFn: downloadPack,
		onSuccess: () => {
			toast({
				title: 'Exam pack downloaded',
				description: 'It’s recorded in the audit trail.',
				tone: 'success',
			})
			onClose()
		},
	})
	const phoneError =
		recordingId === null && readPhoneNumber(phone) === null
			? 'Enter all ten digits, or + and the number with its country code.'
			: null
	const reasonError =
		reveals && reason.trim().length < shortestRevealReason
			? `Enter at least ${shortestRevealReason} characters.`
			: null
	const submit = (event: FormEvent) => {
		event.preventDefault()
		setIsChecked(true)
		if (phoneError || reasonError) return
		const why = reveals ? { reason: reason.trim() } : {}
		const order: PackOrder = recordingId === null ? { phone, ...why } : { recordingId, ...why }
		download.mutate(order)
	}
	return (
		<DialogContent
			title={recordingId === null ? 'Exam pack for a phone number' : 'Exam pack for this call'}
			description="A zip with audio, transcript, disclosures, findings, score history, the rules and who listened. Its signature shows whether anything in it was changed."
		>
			<form onSubmit={submit} noValidate className="mt-4 space-y-4">
				{recordingId === null ? (
					<Field
						label="Phone number"
						hint="All recorded calls that a dialer reported with this number. Calls uploaded by hand have no number. Create their packs on the call page."
						error={isChecked ? phoneError : null}
					>
						{(wiring) => (
							<Input
								{...wiring}
								type="tel"
								autoComplete="off"
								maxLength={40}
								value={phone}
								onChange={(event) => setPhone(event.target.value)}
							/>
						)}
					</Field>
				) : null}
				<Checkbox
					label="Include the personal numbers that transcripts hide"
					checked={reveals}
					onChange={setReveals}
				/>
				{reveals ? (
					<Field
						label="Reason"
						hint="Recorded in the audit trail with your name."
						error={isChecked ? reasonError : null}
					>
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
				) : null}
				{download.error ? (
					<Alert tone="failed" role="alert">
						{messageOf(download.error)}
					</Alert>
				) : null}
				<p role="status" className="text-muted-foreground text-sm empty:hidden">
					{download.isPending ? 'Creating the pack. With a lot of audio, this can take a while.' : null}
				</p>
				<FormFooter action="Download" disabled={download.isPending} onCancel={onClose} />
			</form>
		</DialogContent>
	)
}
