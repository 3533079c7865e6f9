import { AlertDialog as Parts } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { useReturnFocus } from '#design/use-return-focus.ts'

type ConfirmDialogProps = {
	/** The question with its verb: "Delete this recording?" */
	title: string
	/** What will be gone. */
	text: ReactNode
	/** The verb again, on the red button: "Delete". */
	action: string
	onConfirm: () => void
	/** The button that opens it; leave it out and pass `open` and `onOpenChange` instead. */
	children?: ReactNode
	open?: boolean
	onOpenChange?: (open: boolean) => void
}

/** Asks before something is destroyed. The focus is on Cancel, so that Enter alone destroys nothing. */
export function ConfirmDialog({
	title,
	text,
	action,
	onConfirm,
	children,
	open,
	onOpenChange,
}: ConfirmDialogProps) {
	const returnFocus = useReturnFocus()
	return (
		<Parts.Root open={open} onOpenChange={onOpenChange}>
			{children ? <Parts.Trigger asChild>{children}</Parts.Trigger> : null}
			<Parts.Portal>
				<Parts.Overlay className="scrim fixed inset-0 z-50 bg-scrim" />
				<Parts.Content
					{...returnFocus}
					className="floats fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl border bg-popover p-5 text-popover-foreground shadow-float"
				>
					<Parts.Title className="font-semibold text-md">{title}</Parts.Title>
					<Parts.Description className="mt-1 text-muted-foreground">{text}</Parts.Description>
					<div className="mt-5 flex justify-end gap-2">
						<Parts.Cancel asChild>
							<Button variant="outline">Cancel</Button>
						</Parts.Cancel>
						<Parts.Action asChild>
							<Button variant="destructive" onClick={onConfirm}>
								{action}
							</Button>
						</Parts.Action>
					</div>
				</Parts.Content>
			</Parts.Portal>
		</Parts.Root>
	)
}
