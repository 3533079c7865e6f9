import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import type { Trigger } from '#features/live-coaching/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { TriggerFields } from './trigger-fields.tsx'
import { emptyForm, type FormErrors, formOf, readForm } from './trigger-form.ts'
import { useSaveTrigger } from './use-trigger-actions.ts'

type TriggerDialogProps = { edited: Trigger | 'new' | null; onClose: () => void }

/** Adds a trigger or changes one, with everything there is to it. */
export function TriggerDialog({ edited, onClose }: TriggerDialogProps) {
	return (
		<Dialog open={edited !== null} onOpenChange={(isOpen) => isOpen || onClose()}>
			{edited ? <TriggerFormContent trigger={edited === 'new' ? null : edited} onClose={onClose} /> : null}
		</Dialog>
	)
}

function TriggerFormContent({ trigger, onClose }: { trigger: Trigger | null; onClose: () => void }) {
	const [form, setForm] = useState(trigger ? formOf(trigger) : emptyForm)
	const [errors, setErrors] = useState<FormErrors>({})
	const fields = useRef<HTMLFormElement>(null)
	const saving = useSaveTrigger(trigger?.id ?? null, onClose)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const read = readForm(form)
		setErrors('errors' in read ? read.errors : {})
		if ('trigger' in read) saving.mutate(read.trigger)
		// Only after the next paint are the wrong fields marked as such.
		else requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
	}
	return (
		<DialogContent
			title={trigger ? `Edit “${trigger.title}”` : 'Add a trigger'}
			description="Hints are checked against the compliance rules before they are saved."
			className="max-w-xl"
		>
			<form ref={fields} onSubmit={submit} noValidate>
				<TriggerFields form={form} errors={errors} onChange={(change) => setForm({ ...form, ...change })} />
				{saving.error ? (
					<Alert tone="failed" role="alert" className="mt-4">
						{messageOf(saving.error)}
					</Alert>
				) : null}
				<FormFooter
					action={trigger ? 'Save' : 'Add trigger'}
					disabled={saving.isPending}
					onCancel={onClose}
				/>
			</form>
		</DialogContent>
	)
}
