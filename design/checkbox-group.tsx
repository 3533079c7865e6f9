import type { ReactNode } from 'react'
import { Checkbox } from '#design/checkbox.tsx'

type CheckboxGroupProps<Value extends string> = {
	legend: string
	options: readonly { value: Value; label: ReactNode }[]
	chosen: readonly Value[]
	onChange: (chosen: Value[]) => void
	error: string | null
}

/** Any of a few, such as what a token may do; `error` stands below them. */
export function CheckboxGroup<Value extends string>({
	legend,
	options,
	chosen,
	onChange,
	error,
}: CheckboxGroupProps<Value>) {
	return (
		<fieldset>
			<legend className="font-medium text-sm">{legend}</legend>
			{options.map(({ value, label }) => (
				<Checkbox
					key={value}
					checked={chosen.includes(value)}
					onChange={(isChecked) =>
						onChange(isChecked ? [...chosen, value] : chosen.filter((each) => each !== value))
					}
					label={label}
					className="py-1"
				/>
			))}
			{error ? (
				<p role="alert" className="text-destructive text-sm">
					{error}
				</p>
			) : null}
		</fieldset>
	)
}
