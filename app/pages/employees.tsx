import { ComingLater } from '#app/shell/coming-later.tsx'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'

export function EmployeesPage() {
	return (
		<AdminOnly feature="The employee list">
			<ComingLater
				title="Employees"
				text="The list of employees with their roles, departments and scores will be here once it is built."
			/>
		</AdminOnly>
	)
}
