import { X } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { classNames } from '#design/class-names.ts'
import { useReturnFocus } from '#design/use-return-focus.ts'

export const Dialog = Parts.Root

type DialogContentProps = Omit<ComponentProps<typeof Parts.Content>, 'title'> & {
	title: ReactNode
	/** One line under the title. */
	description?: ReactNode
	/**
	 * While something runs whose outcome must be seen, and while what is shown is shown this once: only a button of its
	 * own closes it.
	 */
	isHeld?: boolean
}

/** The panel of a dialog: titled, with a close button; Escape and the scrim close it too, unless it is held. */
export function DialogContent({
	title,
	description,
	isHeld = false,
	className,
	children,
	...props
}: DialogContentProps) {
	const returnFocus = useReturnFocus()
	const stay = (event: Event) => isHeld && event.preventDefault()
	return (
		<Parts.Portal>
			<Parts.Overlay className="scrim fixed inset-0 z-50 bg-scrim" />
			<Parts.Content
				className={classNames(
					'floats fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] w-auto max-w-lg -translate-y-1/2 overflow-y-auto rounded-xl border bg-popover p-5 text-popover-foreground shadow-float',
					className,
				)}
				{...returnFocus}
				onEscapeKeyDown={stay}
				onInteractOutside={stay}
				{...(description ? {} : { 'aria-describedby': undefined })}
				{...props}
			>
				<Parts.Title className="pr-10 font-semibold text-md">{title}</Parts.Title>
				{description ? (
					<Parts.Description className="mt-1 text-muted-foreground">{description}</Parts.Description>
				) : null}
				{children}
				{isHeld ? null : (
					<Parts.Close asChild>
						<Button variant="ghost" size="icon-sm" className="absolute top-3 right-3" aria-label="Close">
							<X className="size-4" aria-hidden="true" />
						</Button>
					</Parts.Close>
				)}
			</Parts.Content>
		</Parts.Portal>
	)
}

/** The row of buttons that ends a dialog, the main one last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
	return <div className={classNames('mt-5 flex flex-wrap justify-end gap-2', className)} {...props} />
}
