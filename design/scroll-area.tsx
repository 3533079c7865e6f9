import { ScrollArea as Parts } from 'radix-ui'
import type { ComponentProps, Ref } from 'react'
import { classNames } from '#design/class-names.ts'

type ScrollAreaProps = ComponentProps<typeof Parts.Root> & {
	/** Names the box for those who reach it with the keyboard. */
	label: string
	/** A log tells what is added to it. */
	role?: 'region' | 'log'
	direction?: 'vertical' | 'horizontal'
	/** The box that scrolls, to move or focus it. */
	boxRef?: Ref<HTMLDivElement>
	/** Of what stands in the box. */
	contentClassName?: string
}

/** A box that scrolls by itself, with the keyboard too; its bar hides 600 ms after the last movement. */
export function ScrollArea({
	label,
	role = 'region',
	direction = 'vertical',
	boxRef,
	contentClassName,
	className,
	children,
	...props
}: ScrollAreaProps) {
	const isVertical = direction === 'vertical'
	return (
		<Parts.Root
			type="scroll"
			scrollHideDelay={600}
			className={classNames('overflow-hidden', className)}
			{...props}
		>
			<Parts.Viewport
				ref={boxRef}
				// Radix renders a table inside, which long words would widen.
				className={classNames('size-full max-h-[inherit]', isVertical && '[&>div]:block!', contentClassName)}
				role={role}
				aria-label={label}
				tabIndex={0}
			>
				{children}
			</Parts.Viewport>
			<Parts.Scrollbar
				orientation={direction}
				className={classNames('flex touch-none select-none p-px', isVertical ? 'w-2' : 'h-2 flex-col')}
			>
				<Parts.Thumb className="flex-1 rounded-full bg-border-strong" />
			</Parts.Scrollbar>
		</Parts.Root>
	)
}
