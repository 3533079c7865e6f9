import { Link } from '@tanstack/react-router'
import { Avatar } from '#design/avatar.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import { EmployeeRoleBadge, EmployeeStatusBadge } from '#features/people/ui/employees/person-badges.tsx'
import { writeDate } from '#features/recordings/ui/write-figures.ts'
import { formulas, type ScoredEmployee } from '#features/team/contract.ts'
import { FormulaTip } from '../formula-tip.tsx'

/** People, a row each; the name leads to the profile. */
export function EmployeesTable({ employees }: { employees: readonly ScoredEmployee[] }) {
	return (
		<Table label="Employees">
			<thead>
				<tr className="border-t">
					{['Name', 'Role', 'Title', 'Department'].map((head) => (
						<TableHead key={head}>{head}</TableHead>
					))}
					<TableHead>
						<span className="inline-flex items-center">
							Average score
							<FormulaTip of="the average score" text={formulas.profileAverage} />
						</span>
					</TableHead>
					<TableHead>Last sign-in</TableHead>
					<TableHead>Status</TableHead>
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

function EmployeeRow({ employee }: { employee: ScoredEmployee }) {
	const { id, name, email, role, title, department, averageScore, lastLogin } = employee
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
			<TableCell className="num whitespace-nowrap">
				{averageScore === null ? (
					<span className="text-muted-foreground">No scored call</span>
				) : (
					<>
						{averageScore.toFixed(1)}
						<span className="text-muted-foreground">/10</span>
					</>
				)}
			</TableCell>
			<TableCell className="whitespace-nowrap text-muted-foreground">
				{lastLogin ? <time dateTime={lastLogin}>{writeDate(lastLogin)}</time> : 'Never'}
			</TableCell>
			<TableCell>
				<EmployeeStatusBadge employee={employee} />
			</TableCell>
		</TableRow>
	)
}
