import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { toast } from '#design/toast.ts'
import { differences, EditEmployee, Employee } from '#features/people/contract.ts'
import { messageOf, requestJson } from '#platform/browser/request.ts'
import { type FieldErrors, formatFieldErrors, readWeeklyCallTarget } from './employee-fields.ts'
import { NewInvitation } from './new-invitation-dialog.tsx'
import { PersonFields } from './person-fields.tsx'
import { refreshPeople } from './read-employees.ts'

type EditPersonDialogProps = {
	employee: Employee
	open: boolean
	onOpenChange: (open: boolean) => void
}

/** Changes what is known of a person, and whether they can sign in. */
export function EditPersonDialog({ employee, open, onOpenChange }: EditPersonDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			{open ? <EditPerson employee={employee} onClose={() => onOpenChange(false)} /> : null}
		</Dialog>
	)
}

function EditPerson({ employee, onClose }: { employee: Employee; onClose: () => void }) {
	const queries = useQueryClient()
	const [errors, setErrors] = useState<FieldErrors>({})
	// What someone else changes meanwhile is not undone: only what differs from what was shown here is sent.
	const [shown] = useState(employee)
	const [uninvited, setUninvited] = useState<Employee | null>(null)
	const change = useMutation({
		mutationFn: (edit: EditEmployee) => requestJson('PATCH', `/api/employees/${employee.id}`, Employee, edit),
		onSuccess: async (saved, edit) => {
			await refreshPeople(queries)
			toast({ title: 'Saved', description: `${employee.name} was updated.`, tone: 'success' })
			if (lostInvitation(saved, edit)) setUninvited(saved)
			else onClose()
		},
	})
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const { data: edit, error } = EditEmployee.safeParse(readForm(event.currentTarget))
		setErrors(error ? formatFieldErrors(error) : {})
		if (edit && !change.isPending) change.mutate(differences(shown, edit))
	}
	if (uninvited)
		return (
			<NewInvitation
				employee={uninvited}
				text="Saved. Their old link no longer works, so they need a new one."
				onClose={onClose}
			/>
		)
	return (
		<DialogContent title={`Edit ${shown.name}`} className="max-w-2xl">
			<form onSubmit={submit} noValidate className="mt-4 grid gap-4 sm:grid-cols-2">
				<PersonFields employee={shown} errors={errors} />
				{change.error ? (
					<Alert tone="failed" role="alert" className="sm:col-span-2">
						{messageOf(change.error)}
					</Alert>
				) : null}
				<FormFooter
					action="Save"
					disabled={change.isPending}
					onCancel={onClose}
					className="mt-1 sm:col-span-2"
				/>
			</form>
		</DialogContent>
	)
}

/** A link went to the address before, or was stopped when they were deactivated: without a new one no one gets in. */
const lostInvitation = ({ isInvited, isActive }: Employee, edit: EditEmployee) =>
	isInvited && isActive && (edit.email !== undefined || edit.isActive === true)

/** The values of the form: null for empty optional fields, and nothing for locked fields. */
function readForm(form: HTMLFormElement) {
	const typed = new FormData(form)
	const text = (field: keyof EditEmployee) => String(typed.get(field) ?? '').trim()
	return {
		name: text('name'),
		email: text('email'),
		title: text('title'),
		department: text('department'),
		phone: text('phone') || null,
		startDate: text('startDate') || null,
		weeklyCallTarget: readWeeklyCallTarget(text('weeklyCallTarget')),
		...(typed.has('role') && { role: text('role'), isActive: typed.has('isActive') }),
	}
}
