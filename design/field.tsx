import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#design/class-names.ts'
import { Label } from '#design/label.tsx'

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
	label: ReactNode
	hint?: ReactNode
	/** Shown under the field, which is then marked as invalid. */
	error?: ReactNode
	className?: string
	/** Draws the input; spread the given attributes on it. */
	children: (wiring: Wiring) => ReactNode
}

/** A label, an input, and what is wrong with it, tied together for those who listen to the page. */
export function Field({ label, hint, error, className, children }: FieldProps) {
	const id = useId()
	const hintId = `${id}-hint`
	const errorId = `${id}-error`
	const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
	return (
		<div className={classNames('space-y-1.5', className)}>
			<Label htmlFor={id} className="block w-fit">
				{label}
			</Label>
			{children({
				id,
				'aria-describedby': describedBy || undefined,
				'aria-invalid': error ? true : undefined,
			})}
			{hint ? (
				<p id={hintId} className="hint">
					{hint}
				</p>
			) : null}
			{error ? (
				<p id={errorId} className="flex items-center gap-1.5 text-destructive text-sm">
					<CircleAlert className="size-3.5 shrink-0" aria-hidden="true" />
					<span>{error}</span>
				</p>
			) : null}
		</div>
	)
}
