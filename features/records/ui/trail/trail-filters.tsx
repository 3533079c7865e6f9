import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { DateRangeFields } from '#design/date-range-fields.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import type { AuditAction } from '#features/audit/contract.ts'
import { auditActions } from '#features/audit/texts/audit-actions.ts'
import type { AuditTrailSearch } from './audit-trail-search.ts'
import { auditPeople } from './read-trail.ts'

type TrailFiltersProps = {
	search: AuditTrailSearch
	/** Changes what is given, and leaves the rest. */
	onSearch: (change: Partial<AuditTrailSearch>) => void
}

/** Narrows the trail to a person, an action, a range of days; the filters are stored in the address. */
export function TrailFilters({ search, onSearch }: TrailFiltersProps) {
	const { data: people = [] } = useQuery(auditPeople)
	const { person, action, subject, from, to } = search
	const isNarrowed = Boolean(person || action || subject || from || to)
	return (
		<div className="grid grid-cols-2 items-end gap-3 px-5 py-4 sm:grid-cols-2 lg:grid-cols-[1fr_1.3fr_auto_auto_auto]">
			<Field label="Person" className="max-sm:col-span-2">
				{(wiring) => (
					<Select
						{...wiring}
						value={person ?? ''}
						onChange={(event) => onSearch({ person: event.target.value || undefined })}
					>
						<option value="">Everyone</option>
						{people.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field label="Action" className="max-sm:col-span-2">
				{(wiring) => (
					<Select
						{...wiring}
						value={action ?? ''}
						onChange={(event) => onSearch({ action: (event.target.value as AuditAction) || undefined })}
					>
						<option value="">All actions</option>
						{Object.entries(auditActions).map(([name, title]) => (
							<option key={name} value={name}>
								{title}
							</option>
						))}
					</Select>
				)}
			</Field>
			<DateRangeFields from={from} to={to} onChange={onSearch} />
			<Button
				variant="ghost"
				className="max-sm:col-span-2"
				disabled={!isNarrowed}
				onClick={() =>
					onSearch({
						person: undefined,
						action: undefined,
						subject: undefined,
						from: undefined,
						to: undefined,
					})
				}
			>
				<X className="size-4" aria-hidden="true" />
				Clear
			</Button>
			{subject ? (
				<p className="text-muted-foreground text-sm col-span-full">
					Showing one subject only.{' '}
					<button type="button" className="link" onClick={() => onSearch({ subject: undefined })}>
						Show all subjects
					</button>
				</p>
			) : null}
		</div>
	)
}
