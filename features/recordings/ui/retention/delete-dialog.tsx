import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import type { Recording } from '#features/recordings/contract.ts'
import { callTitle, type NamedCall } from '#features/recordings/ui/call-title.ts'
import { describeRecordKeeping } from './kept-until.ts'

type DeleteDialogProps = {
	/** The one to be deleted, null while none is. */
	recording: (NamedCall & Pick<Recording, 'id' | 'isHeld'>) | null
	onClose: () => void
	onDelete: (id: string) => void
}

/** Asks before a call is deleted, and says what the law has kept; one under a legal hold cannot be. */
export function DeleteDialog({ recording, onClose, onDelete }: DeleteDialogProps) {
	const onOpenChange = (isOpen: boolean) => isOpen || onClose()
	const name = recording && callTitle(recording)
	if (recording?.isHeld)
		return (
			<Dialog open onOpenChange={onOpenChange}>
				<DialogContent
					title="This recording cannot be deleted"
					description={`${name} is under a legal hold: it stays until an administrator lifts the hold.`}
				>
					<DialogFooter>
						<Button variant="outline" onClick={onClose}>
							Keep it
						</Button>
					</DialogFooter>
				</DialogContent>
			</Dialog>
		)
	return (
		<ConfirmDialog
			open={recording !== null}
			onOpenChange={onOpenChange}
			title="Delete this recording?"
			text={
				recording ? (
					<>
						<span className="block">{name}, its transcript and its score will be deleted for good.</span>
						<span className="mt-2 block">{describeRecordKeeping(recording.uploadedAt)}</span>
					</>
				) : null
			}
			action="Delete"
			onConfirm={() => recording && onDelete(recording.id)}
		/>
	)
}
