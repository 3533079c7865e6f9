import { Dialog as Parts } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { useReturnFocus } from '#design/use-return-focus.ts'

type SheetProps = {
	/** Read aloud as the name of the sheet. */
	label: string
	open: boolean
	onOpenChange: (open: boolean) => void
	className?: string
	children: ReactNode
}

/** A panel that slides in from the left over the page; Escape and a tap beside it close it. */
export function Sheet({ label, open, onOpenChange, className, children }: SheetProps) {
	const returnFocus = useReturnFocus()
	return (
		<Parts.Root open={open} onOpenChange={onOpenChange}>
			<Parts.Portal>
				<Parts.Overlay className="scrim fixed inset-0 z-40 bg-scrim" />
				<Parts.Content
					aria-describedby={undefined}
					{...returnFocus}
					className={classNames(
						'slides fixed inset-y-0 left-0 z-50 flex w-70 max-w-[85vw] flex-col border-sidebar-border border-r bg-sidebar shadow-float',
						className,
					)}
				>
					<Parts.Title className="sr-only">{label}</Parts.Title>
					{children}
				</Parts.Content>
			</Parts.Portal>
		</Parts.Root>
	)
}

export const SheetClose = Parts.Close
