import { useId } from 'react'
import { Switch } from '#design/switch.tsx'

type SwitchFieldProps = {
	label: string
	hint: string
	checked: boolean
	onChange: (checked: boolean) => void
}

/** A switch with its words to the left of it. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
	const id = useId()
	return (
		<div className="flex items-center justify-between gap-4">
			<div>
				<label htmlFor={id} className="font-medium text-sm">
					{label}
				</label>
				<p id={`${id}-hint`} className="hint">
					{hint}
				</p>
			</div>
			<Switch id={id} aria-describedby={`${id}-hint`} checked={checked} onCheckedChange={onChange} />
		</div>
	)
}
