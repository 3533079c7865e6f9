import { useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { SearchBox } from '#design/search-box.tsx'
import { Select } from '#design/select.tsx'
import type { EmployeeRole, EmployeesQuery } from '#features/people/contract.ts'
import { AddPersonDialog } from '#features/people/ui/add-person-dialog.tsx'
import { employeeRoleTitle } from '#features/people/ui/employees/person-badges.tsx'
import { Paged } from '../paged.tsx'
import { type EmployeesSearch, employeeRoles, furtherStatuses } from './employees-search.ts'
import { EmployeesTable } from './employees-table.tsx'
import { employeesList } from './list-employees.ts'

type EmployeesProps = {
	search: EmployeesSearch
	/** Changes what is given of the address, and leaves the rest. */
	onSearch: (change: { [Name in keyof EmployeesSearch]: EmployeesSearch[Name] | undefined }) => void
}

/** Everyone who works here, for administrators: found by name, role and status, each leading to their profile. */
export function Employees({ search, onSearch }: EmployeesProps) {
	const [isAdding, setIsAdding] = useState(false)
	return (
		<>
			<PageHeader
				title="Employees"
				text="Everyone with an account. Select a name to open the profile."
				actions={
					<Button onClick={() => setIsAdding(true)}>
						<UserPlus className="size-4" aria-hidden="true" />
						Add rep
					</Button>
				}
			/>
			<Card>
				<Filters search={search} onSearch={onSearch} />
				<List search={search} onSearch={onSearch} />
			</Card>
			<AddPersonDialog open={isAdding} onOpenChange={setIsAdding} />
		</>
	)
}

const statusTitles: Record<EmployeesQuery['status'], string> = {
	active: 'Active',
	inactive: 'Inactive',
	all: 'All statuses',
}

function Filters({ search, onSearch }: EmployeesProps) {
	return (
		<search className="flex flex-wrap gap-2 px-5 py-4">
			<SearchBox
				label="Search employees"
				placeholder="Name, email, title or department"
				q={search.q ?? ''}
				onChange={(q) => onSearch({ q: q || undefined })}
				className="w-full sm:w-80"
			/>
			<Select
				aria-label="Role"
				className="w-auto flex-1 sm:flex-none"
				value={search.role ?? ''}
				onChange={({ target }) => onSearch({ role: (target.value as EmployeeRole) || undefined })}
			>
				<option value="">All roles</option>
				{employeeRoles.map((role) => (
					<option key={role} value={role}>
						{employeeRoleTitle(role)}
					</option>
				))}
			</Select>
			<Select
				aria-label="Status"
				className="w-auto flex-1 sm:flex-none"
				value={search.status ?? 'active'}
				onChange={({ target }) =>
					onSearch({ status: furtherStatuses.find((status) => status === target.value) })
				}
			>
				{['active' as const, ...furtherStatuses].map((status) => (
					<option key={status} value={status}>
						{statusTitles[status]}
					</option>
				))}
			</Select>
		</search>
	)
}

function List({ search, onSearch }: EmployeesProps) {
	const list = useInfiniteQuery(employeesList(search))
	return (
		<Paged
			label="Loading employees"
			list={list}
			empty={
				<EmptyState
					icon={<UserSearch />}
					heading="h2"
					title="No matching people"
					text="Try another search, or show everyone."
					action={
						<Button
							variant="outline"
							onClick={() => onSearch({ q: undefined, role: undefined, status: 'all' })}
						>
							Show everyone
						</Button>
					}
				/>
			}
		>
			{(employees) => <EmployeesTable employees={employees} />}
		</Paged>
	)
}
