import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** Days as `YYYY-MM-DD`. */
type DateRange = { from?: string | undefined; to?: string | undefined }

type DateRangeFieldsProps = DateRange & {
	/** Gets the end that changed; undefined when it was cleared. */
	onChange: (change: DateRange) => void
}

/** Two dates, neither past the other. */
export function DateRangeFields({ from, to, onChange }: DateRangeFieldsProps) {
	const value = { from, to }
	return (['from', 'to'] as const).map((end) => (
		<Field key={end} label={end === 'from' ? 'From' : 'To'}>
			{(wiring) => (
				<Input
					{...wiring}
					type="date"
					value={value[end] ?? ''}
					min={end === 'to' ? from : undefined}
					max={end === 'from' ? to : undefined}
					onChange={(event) => onChange({ [end]: event.target.value || undefined })}
				/>
			)}
		</Field>
	))
}
