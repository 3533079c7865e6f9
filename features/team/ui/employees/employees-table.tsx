import { Link } from '@tanstack/react-router'
import { Avatar } from '#design/avatar.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { Employee } from '#features/people/contract.ts'
import { EmployeeRoleBadge, EmployeeStatusBadge } from '#features/people/ui/employees/person-badges.tsx'
import { writeDate } from '#features/recordings/ui/write-figures.ts'

/** People, a row each; the name leads to the profile. */
export function EmployeesTable({ employees }: { employees: readonly Employee[] }) {
	return (
		<Table label="Employees">
			<thead>
				<tr className="border-t">
					{['Name', 'Role', 'Title', 'Department', 'Last sign-in', 'Status'].map((head) => (
						<TableHead key={head}>{head}</TableHead>
					))}
				</tr>
			</thead>
			<tbody>
				{employees.map((employee) => (
					<EmployeeRow key={employee.id} employee={employee} />
				))}
			</tbody>
		</Table>
	)
}

function EmployeeRow({ employee }: { employee: Employee }) {
	const { id, name, email, role, title, department, lastLogin } = employee
	return (
		<TableRow>
			<th scope="row" className="min-w-72 border-t py-2 pr-3 pl-5 text-left font-normal">
				<span className="flex items-center gap-3">
					<Avatar name={name} />
					<span className="min-w-0">
						<Link to="/employees/$id" params={{ id }} className="font-medium hover:underline">
							{name}
						</Link>
						<span className="block break-all text-muted-foreground text-sm">{email}</span>
					</span>
				</span>
			</th>
			<TableCell>
				<EmployeeRoleBadge role={role} />
			</TableCell>
			<TableCell className="text-muted-foreground">{title}</TableCell>
			<TableCell className="text-muted-foreground">{department}</TableCell>
			<TableCell className="whitespace-nowrap text-muted-foreground">
				{lastLogin ? <time dateTime={lastLogin}>{writeDate(lastLogin)}</time> : 'Never'}
			</TableCell>
			<TableCell>
				<EmployeeStatusBadge employee={employee} />
			</TableCell>
		</TableRow>
	)
}
