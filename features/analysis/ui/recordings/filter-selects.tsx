import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import type { FilterChoices } from '#features/analysis/contract.ts'

type ChoiceProps = { value: string | undefined; onChange: (value: string | undefined) => void }

/** Whose calls are listed. */
export function RepSelect({ reps, value, onChange }: ChoiceProps & Pick<FilterChoices, 'reps'>) {
	return (
		<Field label="Rep">
			{(wiring) => (
				<Select
					{...wiring}
					value={value ?? ''}
					onChange={(event) => onChange(event.target.value || undefined)}
				>
					<option value="">All reps</option>
					{reps.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
			)}
		</Field>
	)
}

const groups = {
	'prohibited statement': 'Prohibited statement made',
	'required disclosure': 'Required disclosure missing',
} as const

/** Which rule the listed calls broke. */
export function RuleSelect({ rules, value, onChange }: ChoiceProps & Pick<FilterChoices, 'rules'>) {
	return (
		<Field label="Rule broken">
			{(wiring) => (
				<Select
					{...wiring}
					value={value ?? ''}
					onChange={(event) => onChange(event.target.value || undefined)}
				>
					<option value="">Any or none</option>
					{Object.entries(groups).map(([kind, title]) => (
						<optgroup key={kind} label={title}>
							{rules
								.filter((rule) => rule.kind === kind)
								.map((rule) => (
									<option key={rule.code} value={rule.code}>
										{rule.title}
									</option>
								))}
						</optgroup>
					))}
				</Select>
			)}
		</Field>
	)
}
