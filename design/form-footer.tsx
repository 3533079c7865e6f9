import { Button } from '#design/button.tsx'
import { DialogFooter } from '#design/dialog.tsx'

type FormFooterProps = {
	/** What the button that sends the form says. */
	action: string
	/** While it is being sent, or cannot be sent yet. */
	disabled: boolean
	/** While it is being sent and the outcome must be seen: it cannot be left either. */
	isHeld?: boolean
	onCancel: () => void
	className?: string
}

/** The buttons that end a dialog with a form in it: away with it, and send. */
export function FormFooter({ action, disabled, isHeld, onCancel, className }: FormFooterProps) {
	return (
		<DialogFooter className={className}>
			<Button variant="outline" disabled={isHeld} onClick={onCancel}>
				Cancel
			</Button>
			<Button type="submit" disabled={disabled}>
				{action}
			</Button>
		</DialogFooter>
	)
}
