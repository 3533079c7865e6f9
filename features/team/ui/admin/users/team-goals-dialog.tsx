import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { toast } from '#design/toast.ts'
import { Goals } from '#features/people/contract.ts'
import { defaultWeeklyCallTarget } from '#features/people/limits.ts'
import {
	type FieldErrors,
	formatFieldErrors,
	readWeeklyCallTarget,
} from '#features/people/ui/employees/employee-fields.ts'
import { refreshPeople } from '#features/people/ui/employees/read-employees.ts'
import { WeeklyTargetField } from '#features/people/ui/weekly-target-field.tsx'
import { messageOf, request } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'

type TeamGoalsDialogProps = { ids: string[]; open: boolean; onClose: () => void }

/** Gives all who are selected the same weekly call target. */
export function TeamGoalsDialog({ ids, open, onClose }: TeamGoalsDialogProps) {
	return (
		<Dialog open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
			{open ? <TeamGoals ids={ids} onClose={onClose} /> : null}
		</Dialog>
	)
}

function TeamGoals({ ids, onClose }: Omit<TeamGoalsDialogProps, 'open'>) {
	const queries = useQueryClient()
	const [errors, setErrors] = useState<FieldErrors>({})
	const setting = useMutation({
		mutationFn: (goals: Goals) => request('POST', '/api/employees/goals', goals),
		onSuccess: async (_, { weeklyCallTarget }) => {
			await refreshPeople(queries)
			toast({
				title: 'Team goals updated',
				description: `${formatCount(ids.length, 'user')}: ${formatCount(weeklyCallTarget, 'call')} a week.`,
				tone: 'success',
			})
			onClose()
		},
	})
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const typed = new FormData(event.currentTarget)
		const weeklyCallTarget = readWeeklyCallTarget(String(typed.get('weeklyCallTarget')))
		const { data: goals, error } = Goals.safeParse({ ids, weeklyCallTarget })
		setErrors(error ? formatFieldErrors(error) : {})
		if (goals && !setting.isPending) setting.mutate(goals)
	}
	return (
		<DialogContent
			title="Update team goals"
			description={`Set the same weekly call target for ${formatCount(ids.length, 'user')}.`}
		>
			<form onSubmit={submit} noValidate className="mt-4 space-y-4">
				<WeeklyTargetField defaultValue={defaultWeeklyCallTarget} error={errors.weeklyCallTarget} />
				{setting.error ? (
					<Alert tone="failed" role="alert">
						{messageOf(setting.error)}
					</Alert>
				) : null}
				<FormFooter action="Update goals" disabled={setting.isPending} onCancel={onClose} />
			</form>
		</DialogContent>
	)
}
