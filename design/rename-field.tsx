import { type KeyboardEvent, useState } from 'react'
import { Input } from '#design/input.tsx'
import { type NameRequired, reportNameRequired } from '#design/name-dialog.tsx'

/** On the field: Escape ends the renaming alone, and the dialog around it stays. */
const renamingMark = 'data-renaming'

/** Whether a key was pressed in a field in which something is renamed. */
export const isRenaming = ({ target }: Event) =>
	target instanceof Element && target.hasAttribute(renamingMark)

const focusOnce = (input: HTMLInputElement | null) => input?.focus()

type RenameFieldProps = {
	/** The name so far. */
	name: string
	/** Characters. */
	longest: number
	required: NameRequired
	isSaving: boolean
	/** Takes another name than the one so far, without the spaces around it. */
	onName: (name: string) => void
	onCancel: () => void
}

/** Renames in place: Enter saves, Escape cancels. */
export function RenameField({ name, longest, required, isSaving, onName, onCancel }: RenameFieldProps) {
	const [typed, setTyped] = useState(name)
	const confirm = () => {
		const wanted = typed.trim()
		if (!wanted) reportNameRequired(required)
		else if (wanted === name) onCancel()
		else onName(wanted)
	}
	const answerKey = (event: KeyboardEvent) => {
		if (event.key === 'Escape') onCancel()
		if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
			event.preventDefault()
			confirm()
		}
	}
	return (
		<>
			<Input
				ref={focusOnce}
				{...{ [renamingMark]: '' }}
				aria-label={`New name for ${name}`}
				maxLength={longest}
				value={typed}
				readOnly={isSaving}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={answerKey}
			/>
			<p className="hint mt-1">Enter saves, Escape cancels.</p>
		</>
	)
}
