import { Link } from '@tanstack/react-router'
import { Avatar } from '#design/avatar.tsx'
import { CardTable } from '#design/card-table/card-table.tsx'
import type { Column } from '#design/card-table/column.ts'
import { EmployeeRoleBadge, EmployeeStatusBadge } from '#features/people/ui/employees/person-badges.tsx'
import { formulas, type ScoredEmployee } from '#features/team/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { FormulaTip } from '../formula-tip.tsx'

/** People, a row each; the name leads to the profile. */
export function EmployeesTable({ employees }: { employees: readonly ScoredEmployee[] }) {
	return (
		<CardTable
			label="Employees"
			items={employees}
			name={{ title: 'Name', cell: (employee) => <EmployeeName employee={employee} /> }}
			columns={columns}
		/>
	)
}

function EmployeeName({ employee: { id, name, email } }: { employee: ScoredEmployee }) {
	return (
		<span className="flex items-center gap-3 sm:min-w-64">
			<Avatar name={name} />
			<span className="min-w-0">
				<Link to="/employees/$id" params={{ id }} className="font-medium hover:underline">
					{name}
				</Link>
				<span className="block break-all text-muted-foreground text-sm">{email}</span>
			</span>
		</span>
	)
}

const columns: readonly Column<ScoredEmployee>[] = [
	{ title: 'Role', cell: ({ role }) => <EmployeeRoleBadge role={role} /> },
	{ title: 'Title', className: 'text-muted-foreground', cell: ({ title }) => title },
	{ title: 'Department', className: 'text-muted-foreground', cell: ({ department }) => department },
	{
		title: 'Average score',
		aside: <FormulaTip of="the average score" text={formulas.profileAverage} />,
		className: 'num whitespace-nowrap',
		cell: ({ averageScore }) =>
			averageScore === null ? (
				<span className="text-muted-foreground">No scored calls</span>
			) : (
				<>
					{averageScore.toFixed(1)}
					<span className="text-muted-foreground">/10</span>
				</>
			),
	},
	{
		title: 'Last sign-in',
		className: 'whitespace-nowrap text-muted-foreground',
		cell: ({ lastLogin }) =>
			lastLogin ? <time dateTime={lastLogin}>{formatDate(lastLogin)}</time> : 'Never',
	},
	{ title: 'Status', cell: (employee) => <EmployeeStatusBadge employee={employee} /> },
]
