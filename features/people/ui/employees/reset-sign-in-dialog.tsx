import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { toast } from '#design/toast.ts'
import type { Employee } from '#features/people/contract.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { refreshPeople } from './read-employees.ts'

export type ResetDialogProps = {
	employee: Pick<Employee, 'id' | 'name'>
	open: boolean
	onOpenChange: (open: boolean) => void
}

type ResetSignInDialogProps = ResetDialogProps & {
	/** The last part of the reset's path. */
	path: 'two-factor-reset' | 'single-sign-on-reset'
	title: string
	text: string
	action: string
	done: { title: string; description: string }
	failed: string
}

/** Confirms and sends a reset of how a person signs in. */
export function ResetSignInDialog(props: ResetSignInDialogProps) {
	const { employee, path, done, failed, ...dialog } = props
	const queries = useQueryClient()
	const reset = useMutation({
		mutationFn: () => request('POST', `/api/employees/${encodeURIComponent(employee.id)}/${path}`),
		onSuccess: async () => {
			await refreshPeople(queries)
			toast({ ...done, tone: 'success' })
		},
		onError: (error) => toast({ title: failed, description: messageOf(error), tone: 'destructive' }),
	})
	return <ConfirmDialog {...dialog} onConfirm={() => reset.mutate()} />
}
