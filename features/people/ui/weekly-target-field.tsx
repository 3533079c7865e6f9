import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { mostWeeklyCalls } from '#features/people/limits.ts'

type WeeklyTargetFieldProps = { defaultValue: number; error: string | undefined }

/** The field `weeklyCallTarget` of a form. */
export function WeeklyTargetField({ defaultValue, error }: WeeklyTargetFieldProps) {
	return (
		<Field label="Weekly call target" error={error}>
			{(wiring) => (
				<Input
					{...wiring}
					name="weeklyCallTarget"
					type="number"
					inputMode="numeric"
					min={0}
					max={mostWeeklyCalls}
					defaultValue={defaultValue}
					className="max-w-32"
				/>
			)}
		</Field>
	)
}
