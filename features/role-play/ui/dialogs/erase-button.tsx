import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Button } from '#design/button.tsx'
import { useEraseSession } from '../use-session-actions.ts'

type EraseButtonProps = {
	id: string
	/** Read aloud where several sessions can be erased. */
	label?: string
	hasIcon?: boolean
	onErased?: () => unknown
}

/** Asks, then deletes a session for good. */
export function EraseButton({ id, label, hasIcon, onErased }: EraseButtonProps) {
	const erasure = useEraseSession(() => onErased?.())
	return (
		<ConfirmDialog
			title="Erase this session?"
			text="Are you sure you want to permanently erase this session? This cannot be undone."
			action="Erase"
			onConfirm={() => erasure.mutate(id)}
		>
			<Button variant="destructive-ghost" size="sm" aria-label={label} disabled={erasure.isPending}>
				{hasIcon ? <Trash2 className="size-4" aria-hidden="true" /> : null}
				Erase
			</Button>
		</ConfirmDialog>
	)
}
