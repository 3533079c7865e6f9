import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Select } from '#design/select.tsx'
import { people } from './dialers.ts'

type PersonSelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
	/** Their id; empty where no one is chosen. */
	value: string
	onChange: (personId: string) => void
	/** The text while no one is chosen. */
	placeholder: string
}

/** A choice of one of the people who work here. */
export function PersonSelect({ value, onChange, placeholder, ...props }: PersonSelectProps) {
	const { data = [], error } = useQuery(people)
	return (
		<Select value={value} onChange={(event) => onChange(event.target.value)} {...props}>
			<option value="" disabled>
				{error ? 'Couldn’t load people' : placeholder}
			</option>
			{data.map(({ id, name, username }) => (
				<option key={id} value={id}>
					{name} ({username})
				</option>
			))}
		</Select>
	)
}
