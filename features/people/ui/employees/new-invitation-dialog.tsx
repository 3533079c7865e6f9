import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { type Employee, Invitation } from '#features/people/contract.ts'
import { messageOf, requestJson } from '#platform/browser/request.ts'
import { InvitationNote } from './invitation-note.tsx'
import { refreshPeople } from './read-employees.ts'

type NewInvitationDialogProps = {
	employee: Pick<Employee, 'id' | 'name'>
	open: boolean
	onOpenChange: (open: boolean) => void
}

/** Invites someone again who has not set a password yet: the link they had stops working. */
export function NewInvitationDialog({ employee, open, onOpenChange }: NewInvitationDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			{open ? (
				<NewInvitation
					employee={employee}
					text="They get a new link to set a password. The previous one stops working."
					onClose={() => onOpenChange(false)}
				/>
			) : null}
		</Dialog>
	)
}

type NewInvitationProps = Pick<NewInvitationDialogProps, 'employee'> & {
	/** Why there is to be a new link. */
	text: string
	onClose: () => void
}

/** The inside of the dialog in which someone is invited again. */
export function NewInvitation({ employee: { id, name }, text, onClose }: NewInvitationProps) {
	const queries = useQueryClient()
	const inviting = useMutation({
		mutationFn: () => requestJson('POST', `/api/employees/${encodeURIComponent(id)}/invitation`, Invitation),
		onSuccess: () => refreshPeople(queries),
	})
	const invitation = inviting.data
	return (
		<DialogContent
			title={`Invite ${name} again`}
			description={text}
			// The link is shown once: neither a key nor a click beside the dialog may take it away.
			isHeld={inviting.isPending || Boolean(invitation)}
		>
			{invitation ? (
				<div className="mt-4">
					<InvitationNote name={name} invitation={invitation} />
				</div>
			) : null}
			{inviting.error ? (
				<Alert tone="failed" role="alert" className="mt-4">
					{messageOf(inviting.error)}
				</Alert>
			) : null}
			<DialogFooter>
				{invitation ? (
					<Button onClick={onClose}>Done</Button>
				) : (
					<>
						<Button variant="outline" disabled={inviting.isPending} onClick={onClose}>
							Cancel
						</Button>
						<Button disabled={inviting.isPending} onClick={() => inviting.mutate()}>
							Create new link
						</Button>
					</>
				)}
			</DialogFooter>
		</DialogContent>
	)
}
