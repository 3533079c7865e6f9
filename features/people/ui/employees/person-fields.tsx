import type { ComponentProps } from 'react'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Select } from '#design/select.tsx'
import { Switch } from '#design/switch.tsx'
import { type Employee, EmployeeRole } from '#features/people/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { WeeklyTargetField } from '#features/people/ui/weekly-target-field.tsx'
import type { FieldErrors } from './employee-fields.ts'
import { employeeRoleTitle } from './person-badges.tsx'

type PersonFieldsProps = { employee: Employee; errors: FieldErrors }

/** The fields of a person, by the names of the contract. One's own role and status are locked. */
export function PersonFields({ employee, errors }: PersonFieldsProps) {
	const field = (name: 'name' | 'email' | 'title' | 'department' | 'phone' | 'startDate') => ({
		name,
		error: errors[name],
		defaultValue: employee[name] ?? '',
	})
	return (
		<>
			<TextField label="Full name" {...field('name')} maxLength={120} />
			<TextField label="Email" {...field('email')} type="email" maxLength={254} />
			<TextField label="Title" {...field('title')} maxLength={120} />
			<TextField label="Department" {...field('department')} maxLength={120} />
			<TextField label="Phone" {...field('phone')} type="tel" maxLength={40} />
			<TextField label="Start date" {...field('startDate')} type="date" />
			<WeeklyTargetField defaultValue={employee.weeklyCallTarget} error={errors.weeklyCallTarget} />
			<RoleField employee={employee} />
			<ActiveField employee={employee} />
		</>
	)
}

type TextFieldProps = ComponentProps<typeof Input> & { label: string; error: string | undefined }

function TextField({ label, error, ...input }: TextFieldProps) {
	return (
		<Field label={label} error={error}>
			{(wiring) => <Input autoComplete="off" {...wiring} {...input} />}
		</Field>
	)
}

const useIsOneself = ({ id }: Employee) => usePerson().id === id

function RoleField({ employee }: { employee: Employee }) {
	const isOneself = useIsOneself(employee)
	return (
		<Field
			label="Role"
			hint={isOneself ? 'Another administrator can change yours.' : 'Managers have the same access as reps.'}
		>
			{(wiring) => (
				<Select {...wiring} name="role" defaultValue={employee.role} disabled={isOneself}>
					{EmployeeRole.options.map((role) => (
						<option key={role} value={role}>
							{employeeRoleTitle(role)}
						</option>
					))}
				</Select>
			)}
		</Field>
	)
}

function ActiveField({ employee }: { employee: Employee }) {
	const isOneself = useIsOneself(employee)
	return (
		<Field
			label="Active"
			className="sm:col-span-2"
			hint={
				isOneself
					? 'Another administrator can deactivate your account.'
					: 'Deactivating someone signs them out everywhere and ends their API tokens. They can’t sign in again. Their calls stay.'
			}
		>
			{(wiring) => (
				<div className="flex">
					<Switch
						{...wiring}
						name="isActive"
						defaultChecked={employee.isActive}
						disabled={isOneself}
						className="disabled:opacity-60"
					/>
				</div>
			)}
		</Field>
	)
}
