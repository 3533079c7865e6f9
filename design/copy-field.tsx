import type { ReactNode } from 'react'
import { CopyButton } from '#design/copy-button.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'

type CopyFieldProps = { label: string; hint?: ReactNode; text: string }

/** A line to be taken elsewhere as it is: an address, a secret. */
export function CopyField({ label, hint, text }: CopyFieldProps) {
	return (
		<Field label={label} hint={hint}>
			{(wiring) => (
				<div className="flex items-center gap-1">
					<Input
						{...wiring}
						className="code text-sm"
						readOnly
						value={text}
						onFocus={(event) => event.target.select()}
					/>
					<CopyButton label={`Copy ${label}`} text={text} />
				</div>
			)}
		</Field>
	)
}
