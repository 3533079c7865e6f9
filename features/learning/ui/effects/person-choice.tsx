import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { z } from 'zod'
import { Label } from '#design/label.tsx'
import { Select } from '#design/select.tsx'
import { Employee } from '#features/people/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { readJson } from '#platform/browser/request.ts'

const everybody = queryOptions({
	queryKey: ['/api/employees'],
	queryFn: ({ signal }) => readJson('/api/employees', z.array(Employee), signal),
})

type PersonChoiceProps = { value: string | null; onChange: (personId: string | null) => void }

/** For administrators: whose calls are compared; null are one's own. */
export function PersonChoice({ value, onChange }: PersonChoiceProps) {
	const me = usePerson()
	const id = useId()
	const { data: people = [] } = useQuery(everybody)
	return (
		<div className="flex items-center gap-2">
			<Label htmlFor={id}>Calls of</Label>
			<Select
				id={id}
				className="w-48"
				value={value ?? ''}
				onChange={(event) => onChange(event.target.value || null)}
			>
				<option value="">Me</option>
				{people
					.filter((person) => person.id !== me.id)
					.map((person) => (
						<option key={person.id} value={person.id}>
							{person.name}
						</option>
					))}
			</Select>
		</div>
	)
}
