import { useMutation } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import type { BackupCodes } from '#features/people/contract.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { BackupCodesNote } from './backup-codes-note.tsx'
import { PasswordForm } from './password-form.tsx'
import type { SecurityDialogProps } from './turn-off-dialog.tsx'

export function NewBackupCodesDialog({ open, onOpenChange, onDone }: SecurityDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			<DialogContent
				title="New backup codes"
				description="Those that you have stop working."
				// They are shown once: a click beside the dialog must not take them away.
				onInteractOutside={(event) => event.preventDefault()}
			>
				<MakeCodes onClose={() => onOpenChange(false)} onMade={onDone} />
			</DialogContent>
		</Dialog>
	)
}

function MakeCodes({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
	const making = useMutation({
		mutationFn: async (password: string): Promise<BackupCodes> =>
			(await request('POST', '/api/two-factor/backup-codes', { password })).json(),
		onSuccess: onMade,
	})
	if (!making.data)
		return (
			<PasswordForm
				action="Make new codes"
				isBusy={making.isPending}
				error={making.error ? { field: 'password', text: messageOf(making.error) } : null}
				onSubmit={({ password }) => making.mutate(password)}
				onCancel={onClose}
			/>
		)
	return (
		<div className="mt-4" role="status">
			<BackupCodesNote codes={making.data.backupCodes} />
			<DialogFooter>
				<Button onClick={onClose}>I have kept them</Button>
			</DialogFooter>
		</div>
	)
}
