import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { toast } from '#design/toast.ts'
import type { Employee } from '#features/people/contract.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { refreshPeople } from './read-employees.ts'

type ResetTwoFactorDialogProps = {
	employee: Pick<Employee, 'id' | 'name'>
	open: boolean
	onOpenChange: (open: boolean) => void
}

/** For whoever lost their phone and their backup codes. */
export function ResetTwoFactorDialog({ employee, open, onOpenChange }: ResetTwoFactorDialogProps) {
	const queries = useQueryClient()
	const resetting = useMutation({
		mutationFn: () => request('POST', `/api/employees/${encodeURIComponent(employee.id)}/two-factor-reset`),
		onSuccess: async () => {
			await refreshPeople(queries)
			toast({
				title: 'Two-factor reset',
				description: `${employee.name} signs in without a code until they set it up anew.`,
				tone: 'success',
			})
		},
		onError: (error) =>
			toast({ title: 'Two-factor not reset', description: messageOf(error), tone: 'destructive' }),
	})
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={`Reset two-factor for ${employee.name}?`}
			text="Make sure first that it is them who ask. They are signed out everywhere, their API tokens end, and their password alone signs them in until they set it up anew."
			action="Reset two-factor"
			onConfirm={() => resetting.mutate()}
		/>
	)
}
