import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import type { BackupCodes, PasswordAndCode } from '#features/people/contract.ts'
import { request } from '#platform/browser/request.ts'
import { BackupCodesNote } from './backup-codes-note.tsx'
import { PasswordForm, whichIsWrong } from './password-form.tsx'
import type { SecurityDialogProps } from './turn-off-dialog.tsx'

export function NewBackupCodesDialog({ open, onOpenChange, onDone }: SecurityDialogProps) {
	const [isHeld, setIsHeld] = useState(false)
	const close = () => {
		setIsHeld(false)
		onOpenChange(false)
	}
	return (
		<Dialog open={open} onOpenChange={close}>
			<DialogContent
				title="New backup codes"
				description="Your current codes will stop working."
				isHeld={isHeld}
			>
				<MakeCodes
					onClose={close}
					onMade={() => {
						setIsHeld(true)
						onDone()
					}}
				/>
			</DialogContent>
		</Dialog>
	)
}

function MakeCodes({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
	const making = useMutation({
		mutationFn: async (typed: PasswordAndCode): Promise<BackupCodes> =>
			(await request('POST', '/api/two-factor/backup-codes', typed)).json(),
		onSuccess: onMade,
	})
	if (!making.data)
		return (
			<PasswordForm
				action="Create new codes"
				withCode
				isBusy={making.isPending}
				error={making.error ? whichIsWrong(making.error) : null}
				onSubmit={making.mutate}
				onCancel={onClose}
			/>
		)
	return (
		<div className="mt-4" role="status">
			<BackupCodesNote codes={making.data.backupCodes} />
			<DialogFooter>
				<Button onClick={onClose}>I’ve saved them</Button>
			</DialogFooter>
		</div>
	)
}
