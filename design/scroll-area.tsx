import { ScrollArea as Parts } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

type ScrollAreaProps = ComponentProps<typeof Parts.Root> & {
	/** Names the region for those who reach it with the keyboard. */
	label: string
}

/** A box that scrolls by itself; its bar hides 600 ms after the last movement. */
export function ScrollArea({ label, className, children, ...props }: ScrollAreaProps) {
	return (
		<Parts.Root scrollHideDelay={600} className={classNames('overflow-hidden', className)} {...props}>
			<Parts.Viewport className="size-full max-h-[inherit]" role="region" aria-label={label} tabIndex={0}>
				{children}
			</Parts.Viewport>
			<Parts.Scrollbar orientation="vertical" className="flex w-2 touch-none select-none p-px">
				<Parts.Thumb className="flex-1 rounded-full bg-border-strong" />
			</Parts.Scrollbar>
		</Parts.Root>
	)
}
