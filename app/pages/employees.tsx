import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'
import { Employees } from '#features/team/ui/employees/employees.tsx'

export function EmployeesPage() {
	const search = useSearch({ from: '/employees' })
	const navigate = useNavigate({ from: '/employees' })
	return (
		<AdminOnly feature="The employee list">
			<Employees
				search={search}
				onSearch={(change) => navigate({ search: { ...search, ...change }, replace: true })}
			/>
		</AdminOnly>
	)
}
