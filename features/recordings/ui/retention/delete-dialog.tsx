import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import type { Recording } from '#features/recordings/contract.ts'
import { callTitle, type NamedCall } from '#features/recordings/ui/call-title.ts'
import { describeRecordKeeping } from './kept-until.ts'

type DeleteDialogProps = {
	recording: NamedCall & Pick<Recording, 'id' | 'isHeld'>
	onClose: () => void
	onDelete: (id: string) => void
}

/** Asks before a call is deleted, and says what the law has kept; one under a legal hold cannot be. */
export default function DeleteDialog({ recording, onClose, onDelete }: DeleteDialogProps) {
	const name = callTitle(recording)
	if (recording.isHeld)
		return (
			<Dialog open onOpenChange={onClose}>
				<DialogContent
					title="This recording can’t be deleted"
					description={`${name} is under a legal hold. It can’t be deleted until an administrator lifts the hold.`}
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
			open
			onOpenChange={onClose}
			title="Delete this recording?"
			text={
				<>
					<span className="block">{name}, its transcript and its score will be deleted for good.</span>
					<span className="mt-2 block">{describeRecordKeeping(recording.uploadedAt)}</span>
				</>
			}
			action="Delete"
			onConfirm={() => onDelete(recording.id)}
		/>
	)
}
