import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { DialogContent } from '#design/dialog.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import type { Dialer } from '#features/live-coaching/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { CallFields } from './call-fields.tsx'
import { useSaveDialer } from './dialers.ts'
import { type DialerErrors, type DialerFields, fieldsOf, readDialerForm } from './read-dialer-form.ts'
import { RecordingFields } from './recording-fields.tsx'

type DialerFormProps = {
	/** Null to set up a new one. */
	dialer: Dialer | null
	onClose: () => void
}

/** The inside of the dialog in which a dialer is set up or changed. */
export function DialerForm({ dialer, onClose }: DialerFormProps) {
	const [fields, setFields] = useState(() => fieldsOf(dialer))
	const [errors, setErrors] = useState<DialerErrors>({})
	const saving = useSaveDialer(dialer?.id ?? null, onClose)
	const form = useRef<HTMLFormElement>(null)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const read = readDialerForm(fields)
		setErrors('errors' in read ? read.errors : {})
		if ('edit' in read) saving.mutate(read.edit)
		else requestAnimationFrame(() => focusFirstWrong(form.current))
	}
	const part = {
		fields,
		errors,
		onChange: (change: Partial<DialerFields>) => setFields((known) => ({ ...known, ...change })),
	}
	return (
		<DialogContent
			title={dialer ? `Edit ${dialer.name}` : 'Add a dialer'}
			description={dialer ? undefined : 'Next, you’ll get the addresses to paste into it.'}
			className="max-w-xl"
		>
			<form ref={form} onSubmit={submit} noValidate className="mt-4 space-y-6">
				<CallFields {...part} isNew={dialer === null} />
				{fields.kind === 'vicidial' ? (
					<RecordingFields {...part} hasPassword={dialer?.hasApiPassword ?? false} />
				) : null}
				{saving.error ? (
					<Alert tone="failed" role="alert">
						{messageOf(saving.error)}
					</Alert>
				) : null}
				<FormFooter
					action={dialer ? 'Save dialer' : 'Add dialer'}
					disabled={saving.isPending}
					onCancel={onClose}
				/>
			</form>
		</DialogContent>
	)
}

function focusFirstWrong(form: HTMLFormElement | null): void {
	form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
