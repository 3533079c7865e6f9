import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { toast } from '#design/toast.ts'
import type { Employee } from '#features/people/contract.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { refreshPeople } from './read-employees.ts'

type UnlinkDialogProps = {
	employee: Pick<Employee, 'id' | 'name'>
	open: boolean
	onOpenChange: (open: boolean) => void
}

/** For somebody who has a new account at the sign-in provider. */
export function UnlinkDialog({ employee, open, onOpenChange }: UnlinkDialogProps) {
	const queries = useQueryClient()
	const unlinking = useMutation({
		mutationFn: () =>
			request('POST', `/api/employees/${encodeURIComponent(employee.id)}/single-sign-on-reset`),
		onSuccess: async () => {
			await refreshPeople(queries)
			toast({
				title: 'Single sign-on unlinked',
				description: `The next sign-in with ${employee.name}’s email address links the account used there.`,
				tone: 'success',
			})
		},
		onError: (error) =>
			toast({ title: 'Single sign-on not unlinked', description: messageOf(error), tone: 'destructive' }),
	})
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={`Unlink single sign-on for ${employee.name}?`}
			text="Make sure they have a new account at your sign-in provider and that the email address is still theirs. They are signed out everywhere, their API tokens end, and the next account that signs in with their verified email address becomes theirs."
			action="Unlink"
			onConfirm={() => unlinking.mutate()}
		/>
	)
}
