import type { ReactNode } from 'react'
import { SearchBox } from '#design/search-box.tsx'
import { Select } from '#design/select.tsx'
import type { RepsQuery } from '#features/team/contract.ts'
import { type AdminSearch, type ChangeSearch, repStatuses } from './admin-search.ts'

const titles: Record<RepsQuery['status'], string> = {
	active: 'Active',
	inactive: 'Inactive',
	all: 'Active and inactive',
}

type RepFiltersProps = {
	search: AdminSearch
	onSearch: ChangeSearch
	/** The status where the address says none. */
	usual: RepsQuery['status']
	children?: ReactNode
}

/** Finds reps by words and status; other filters are at the end. */
export function RepFilters({ search, onSearch, usual, children }: RepFiltersProps) {
	return (
		<search className="flex flex-wrap items-center gap-2 px-5 py-4">
			<SearchBox
				label="Search reps"
				placeholder="Name or email"
				q={search.q ?? ''}
				onChange={(q) => onSearch({ q: q || undefined })}
				className="w-full sm:w-72"
			/>
			<Select
				aria-label="Status"
				className="w-auto"
				value={search.status ?? usual}
				onChange={({ target }) => {
					const status = target.value as RepsQuery['status']
					onSearch({ status: status === usual ? undefined : status })
				}}
			>
				{repStatuses.map((status) => (
					<option key={status} value={status}>
						{titles[status]}
					</option>
				))}
			</Select>
			{children}
		</search>
	)
}
