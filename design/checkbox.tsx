import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#design/class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange'> & {
	label: ReactNode
	onChange: (isChecked: boolean) => void
}

/** A box to tick, with its words, which can be pressed too; `className` is for both together. */
export function Checkbox({ label, onChange, className, ...props }: CheckboxProps) {
	const id = useId()
	return (
		<div className={classNames('flex min-h-8 items-center gap-2.5 coarse:min-h-11', className)}>
			<input
				id={id}
				type="checkbox"
				className="size-4 shrink-0 cursor-pointer accent-primary"
				onChange={(event) => onChange(event.target.checked)}
				{...props}
			/>
			<label htmlFor={id}>{label}</label>
		</div>
	)
}
