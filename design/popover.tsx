import { Popover as Parts } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

export const Popover = Parts.Root
export const PopoverTrigger = Parts.Trigger

export function PopoverContent({
	className,
	sideOffset = 6,
	...props
}: ComponentProps<typeof Parts.Content>) {
	return (
		<Parts.Portal>
			<Parts.Content
				sideOffset={sideOffset}
				collisionPadding={12}
				className={classNames(
					'floats z-50 w-72 rounded-xl border bg-popover p-4 text-popover-foreground shadow-float',
					className,
				)}
				{...props}
			/>
		</Parts.Portal>
	)
}
