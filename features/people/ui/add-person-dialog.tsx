import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import { AddedEmployee, NewEmployee } from '#features/people/contract.ts'
import { defaultWeeklyCallTarget } from '#features/people/limits.ts'
import { WeeklyTargetField } from '#features/people/ui/weekly-target-field.tsx'
import { messageOf, requestJson } from '#platform/browser/request.ts'
import { type FieldErrors, formatFieldErrors, readWeeklyCallTarget } from './employees/employee-fields.ts'
import { InvitationNote } from './employees/invitation-note.tsx'
import { refreshPeople } from './employees/read-employees.ts'

type AddPersonDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Makes the account of a new rep, and then shows, this once, the link by which they set their password. */
export function AddPersonDialog({ open, onOpenChange }: AddPersonDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			{open ? <AddPerson onClose={() => onOpenChange(false)} /> : null}
		</Dialog>
	)
}

function AddPerson({ onClose }: { onClose: () => void }) {
	const queries = useQueryClient()
	const adding = useMutation({
		mutationFn: (person: NewEmployee) => requestJson('POST', '/api/employees', AddedEmployee, person),
		onSuccess: () => refreshPeople(queries),
	})
	const added = adding.data
	return (
		<DialogContent
			title={added ? `${added.employee.name} was added` : 'Add rep'}
			description={
				added
					? `Their username is ${added.employee.username}.`
					: 'They set their own password with a one-time link. Until then, no one can sign in as them.'
			}
			// The link is shown once: neither a key nor a click beside the dialog may take it away.
			isHeld={adding.isPending || Boolean(added)}
		>
			{added ? (
				<>
					<div className="mt-4">
						<InvitationNote name={added.employee.name} invitation={added.invitation} />
					</div>
					<DialogFooter>
						<Button onClick={onClose}>Done</Button>
					</DialogFooter>
				</>
			) : (
				<PersonForm
					isBusy={adding.isPending}
					failure={adding.error ? messageOf(adding.error) : null}
					onPerson={(person) => adding.mutate(person)}
					onClose={onClose}
				/>
			)}
		</DialogContent>
	)
}

type PersonFormProps = {
	isBusy: boolean
	/** Why the person could not be added. */
	failure: string | null
	onPerson: (person: NewEmployee) => void
	onClose: () => void
}

function PersonForm({ isBusy, failure, onPerson, onClose }: PersonFormProps) {
	const [errors, setErrors] = useState<FieldErrors>({})
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const typed = Object.fromEntries(new FormData(event.currentTarget))
		const weeklyCallTarget = readWeeklyCallTarget(String(typed.weeklyCallTarget))
		const { data: person, error } = NewEmployee.safeParse({ ...typed, weeklyCallTarget })
		setErrors(error ? formatFieldErrors(error) : {})
		if (person && !isBusy) onPerson(person)
	}
	return (
		<form onSubmit={submit} noValidate className="mt-4 space-y-4">
			<Field label="Full name" error={errors.name}>
				{(wiring) => <Input {...wiring} name="name" autoComplete="off" maxLength={120} />}
			</Field>
			<Field label="Email" error={errors.email}>
				{(wiring) => (
					<Input
						{...wiring}
						name="email"
						type="email"
						autoComplete="off"
						spellCheck={false}
						maxLength={254}
					/>
				)}
			</Field>
			<WeeklyTargetField defaultValue={defaultWeeklyCallTarget} error={errors.weeklyCallTarget} />
			{failure ? (
				<Alert tone="failed" role="alert">
					{failure}
				</Alert>
			) : null}
			<FormFooter action="Add rep" disabled={isBusy} isHeld={isBusy} onCancel={onClose} />
		</form>
	)
}
