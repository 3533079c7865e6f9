import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Textarea } from '#design/textarea.tsx'

type ReasonFormProps = {
	title: string
	/** What follows from it. */
	description: string
	/** Who will read the reason. */
	hint: string
	/** What the button does. */
	action: string
	/** Characters of a reason. */
	shortest: number
	longest: number
	isOptional?: boolean
	isPending: boolean
	/** Why it could not be done. */
	failure: string | null
	onReason: (reason: string) => void
	onClose: () => void
}

/** The inside of a dialog that asks why before something is done. */
export function ReasonForm({
	title,
	description,
	hint,
	action,
	shortest,
	longest,
	isOptional = false,
	isPending,
	failure,
	onReason,
	onClose,
}: ReasonFormProps) {
	const [reason, setReason] = useState('')
	const [error, setError] = useState<string | null>(null)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const said = reason.trim()
		const isTooShort = said.length < shortest && !(isOptional && said === '')
		setError(isTooShort ? `Enter at least ${shortest} characters.` : null)
		if (!isTooShort) onReason(said)
	}
	return (
		<DialogContent title={title} description={description}>
			<form onSubmit={submit} noValidate>
				<Field label={isOptional ? 'Reason (optional)' : 'Reason'} hint={hint} error={error} className="mt-4">
					{(wiring) => (
						<Textarea
							{...wiring}
							rows={4}
							maxLength={longest}
							value={reason}
							onChange={(event) => setReason(event.target.value)}
						/>
					)}
				</Field>
				{failure ? (
					<Alert tone="failed" role="alert" className="mt-4">
						{failure}
					</Alert>
				) : null}
				<FormFooter action={action} disabled={isPending} onCancel={onClose} />
			</form>
		</DialogContent>
	)
}
