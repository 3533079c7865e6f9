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

/** For a person who has a new account at the sign-in provider. */
export function UnlinkDialog({ employee, open, onOpenChange }: UnlinkDialogProps) {
	const queries = useQueryClient()
	const unlinking = useMutation({
		mutationFn: () =>
			request('POST', `/api/employees/${encodeURIComponent(employee.id)}/single-sign-on-reset`),
		onSuccess: async () => {
			await refreshPeople(queries)
			toast({
				title: 'Single sign-on unlinked',
				description: `The next account that signs in with ${employee.name}’s email address will be linked.`,
				tone: 'success',
			})
		},
		onError: (error) =>
			toast({ title: 'Couldn’t unlink single sign-on', description: messageOf(error), tone: 'destructive' }),
	})
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={`Unlink single sign-on for ${employee.name}?`}
			text="First make sure that they have a new account at your sign-in provider and that the email address is still theirs. Unlinking signs them out everywhere and revokes their API tokens. The next account that signs in with their verified email address will be linked."
			action="Unlink"
			onConfirm={() => unlinking.mutate()}
		/>
	)
}
