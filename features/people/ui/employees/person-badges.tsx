import { Headphones, ShieldCheck, Users } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import type { Tone } from '#design/tone.ts'
import type { Employee, EmployeeRole } from '#features/people/contract.ts'

const looks: Record<EmployeeRole, { title: string; tone: Tone; icon: typeof Users }> = {
	admin: { title: 'Admin', tone: 'neutral', icon: ShieldCheck },
	manager: { title: 'Manager', tone: 'good', icon: Users },
	rep: { title: 'Rep', tone: 'info', icon: Headphones },
}

export const employeeRoleTitle = (role: EmployeeRole) => looks[role].title

/** What an employee is, in the color of their role. */
export function EmployeeRoleBadge({ role }: { role: EmployeeRole }) {
	const { title, tone, icon: Icon } = looks[role]
	return (
		<Badge tone={tone}>
			<Icon aria-hidden="true" />
			{title}
		</Badge>
	)
}

type EmployeeStatusProps = { employee: Pick<Employee, 'isActive' | 'isInvited'> }

/** Whether someone can sign in; who was invited can once they set a password. */
export function EmployeeStatusBadge({ employee: { isActive, isInvited } }: EmployeeStatusProps) {
	if (!isActive) return <Badge tone="warning">Inactive</Badge>
	return isInvited ? <Badge>Invited</Badge> : <Badge tone="success">Active</Badge>
}
