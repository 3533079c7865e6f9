import { type FormEvent, useRef, useState } from 'react'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import { toast } from '#design/toast.ts'

/** What to say when no name was given. */
export type NameRequired = { title: string; description: string }

type NameFormProps = {
	title: string
	description: string
	label: string
	placeholder?: string
	initial?: string
	/** Characters. */
	longest: number
	required: NameRequired
	isSaving: boolean
	/** Takes the name without the spaces around it. */
	onName: (name: string) => void
}

type NameDialogProps = NameFormProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for the name under which something is saved. */
export function NameDialog({ open, onOpenChange, ...form }: NameDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			{open ? <NameForm {...form} onClose={() => onOpenChange(false)} /> : null}
		</Dialog>
	)
}

function NameForm(props: NameFormProps & { onClose: () => void }) {
	const { title, description, label, placeholder, longest, required, isSaving, onName, onClose } = props
	const [name, setName] = useState(props.initial ?? '')
	const [isMissing, setIsMissing] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const wanted = name.trim()
		setIsMissing(!wanted)
		if (wanted) onName(wanted)
		else {
			reportNameRequired(required)
			field.current?.focus()
		}
	}
	return (
		<DialogContent title={title} description={description}>
			<form onSubmit={submit} noValidate>
				<Field label={label} error={isMissing ? required.description : null} className="mt-4">
					{(wiring) => (
						<Input
							{...wiring}
							ref={field}
							autoComplete="off"
							maxLength={longest}
							placeholder={placeholder}
							value={name}
							onChange={(event) => setName(event.target.value)}
						/>
					)}
				</Field>
				<FormFooter action="Save" disabled={isSaving} onCancel={onClose} />
			</form>
		</DialogContent>
	)
}

export function reportNameRequired(required: NameRequired): void {
	toast({ ...required, tone: 'destructive' })
}
