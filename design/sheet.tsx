import { Dialog as Parts } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { useReturnFocus } from '#design/use-return-focus.ts'

type SheetProps = {
	/** Read aloud as the name of the sheet. */
	label: string
	open: boolean
	onOpenChange: (open: boolean) => void
	/** On the left the way to other pages, on the right something to read beside the page. */
	side?: 'left' | 'right'
	className?: string
	children: ReactNode
}

const sides = {
	left: 'left-0 w-70 max-w-[85vw] border-sidebar-border border-r bg-sidebar',
	right: 'right-0 w-full max-w-md border-l bg-popover text-popover-foreground',
}

/** A panel that slides in over the page; Escape and a tap beside it close it. */
export function Sheet({ label, open, onOpenChange, side = 'left', className, children }: SheetProps) {
	const returnFocus = useReturnFocus()
	return (
		<Parts.Root open={open} onOpenChange={onOpenChange}>
			<Parts.Portal>
				<Parts.Overlay className="scrim fixed inset-0 z-50 bg-scrim" />
				<Parts.Content
					aria-describedby={undefined}
					{...returnFocus}
					data-side={side}
					className={classNames(
						'slides fixed inset-y-0 z-50 flex flex-col shadow-float',
						sides[side],
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
