import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { IconButton } from '#design/icon-button.tsx'

type DeleteButtonProps = {
	/** What a press does, as it is read aloud: 'Delete Main dialer'. */
	label: string
	/** The verb on the buttons. */
	action?: string
	title: string
	/** What goes with it, and that nothing brings it back. */
	text: string
	isBusy: boolean
	onConfirm: () => void
}

/** A bin that asks before something is gone for good. */
export function DeleteButton({
	label,
	action = 'Delete',
	title,
	text,
	isBusy,
	onConfirm,
}: DeleteButtonProps) {
	return (
		<ConfirmDialog title={title} text={text} action={action} onConfirm={onConfirm}>
			<IconButton label={label} hint={action} className="hover:text-destructive" disabled={isBusy}>
				<Trash2 className="size-4" aria-hidden="true" />
			</IconButton>
		</ConfirmDialog>
	)
}
