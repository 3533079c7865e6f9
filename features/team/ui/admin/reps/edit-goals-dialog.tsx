import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Select } from '#design/select.tsx'
import { toast } from '#design/toast.ts'
import { differences, EditEmployee, Employee } from '#features/people/contract.ts'
import {
	type FieldErrors,
	formatFieldErrors,
	readWeeklyCallTarget,
} from '#features/people/ui/employees/employee-fields.ts'
import { refreshPeople } from '#features/people/ui/employees/read-employees.ts'
import { WeeklyTargetField } from '#features/people/ui/weekly-target-field.tsx'
import type { Rep } from '#features/team/contract.ts'
import { messageOf, requestJson } from '#platform/browser/request.ts'

type EditGoalsDialogProps = {
	/** Whose goals, null while the dialog is closed. */
	rep: Rep | null
	onClose: () => void
}

/** Changes a rep's weekly call target, and whether they can sign in. */
export function EditGoalsDialog({ rep, onClose }: EditGoalsDialogProps) {
	return (
		<Dialog open={rep !== null} onOpenChange={(open) => open || onClose()}>
			{rep ? <EditGoals rep={rep} onClose={onClose} /> : null}
		</Dialog>
	)
}

function EditGoals({ rep, onClose }: { rep: Rep; onClose: () => void }) {
	const queries = useQueryClient()
	const [errors, setErrors] = useState<FieldErrors>({})
	// What someone else changes meanwhile is not undone: only what differs from what was shown here is sent.
	const [shown] = useState({
		weeklyCallTarget: rep.goals.weeklyCallTarget,
		isActive: rep.status === 'active',
	})
	const change = useMutation({
		mutationFn: (edit: EditEmployee) =>
			requestJson('PATCH', `/api/employees/${encodeURIComponent(rep.id)}`, Employee, edit),
		onSuccess: async ({ isInvited }, edit) => {
			await refreshPeople(queries)
			const description =
				isInvited && edit.isActive
					? `${rep.name}’s invitation link no longer works. Invite them again from their profile.`
					: `${rep.name}’s goals were updated.`
			toast({ title: 'Saved', description, tone: 'success' })
			onClose()
		},
	})
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const typed = new FormData(event.currentTarget)
		const { data: edit, error } = EditEmployee.safeParse({
			weeklyCallTarget: readWeeklyCallTarget(String(typed.get('weeklyCallTarget'))),
			isActive: typed.get('status') === 'active',
		})
		setErrors(error ? formatFieldErrors(error) : {})
		if (edit && !change.isPending) change.mutate(differences(shown, edit))
	}
	return (
		<DialogContent title={`Edit goals for ${rep.name}`}>
			<form onSubmit={submit} noValidate className="mt-4 space-y-4">
				<WeeklyTargetField defaultValue={shown.weeklyCallTarget} error={errors.weeklyCallTarget} />
				<Field
					label="Status"
					hint="Deactivating someone signs them out everywhere and ends their API tokens. Their calls stay."
				>
					{(wiring) => (
						<Select {...wiring} name="status" defaultValue={shown.isActive ? 'active' : 'inactive'}>
							<option value="active">Active</option>
							<option value="inactive">Inactive</option>
						</Select>
					)}
				</Field>
				{change.error ? (
					<Alert tone="failed" role="alert">
						{messageOf(change.error)}
					</Alert>
				) : null}
				<FormFooter action="Save" disabled={change.isPending} onCancel={onClose} />
			</form>
		</DialogContent>
	)
}
