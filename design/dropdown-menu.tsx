import { Check } from 'lucide-react'
import { DropdownMenu as Parts } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

const itemClasses =
	'flex min-h-9 w-full cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 text-left text-base outline-none data-[highlighted]:bg-accent data-[disabled]:cursor-not-allowed data-[disabled]:text-muted-foreground coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0'

/** The page behind an open menu stays in reach. */
export function DropdownMenu(props: ComponentProps<typeof Parts.Root>) {
	return <Parts.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = Parts.Trigger
export const DropdownMenuRadioGroup = Parts.RadioGroup

export function DropdownMenuContent({
	className,
	sideOffset = 6,
	align = 'end',
	...props
}: ComponentProps<typeof Parts.Content>) {
	return (
		<Parts.Portal>
			<Parts.Content
				sideOffset={sideOffset}
				align={align}
				collisionPadding={12}
				className={classNames(
					'floats z-50 min-w-52 rounded-xl border bg-popover p-1.5 text-popover-foreground shadow-float',
					className,
				)}
				{...props}
			/>
		</Parts.Portal>
	)
}

type DropdownMenuItemProps = ComponentProps<typeof Parts.Item> & { destructive?: boolean }

export function DropdownMenuItem({ className, destructive = false, ...props }: DropdownMenuItemProps) {
	return (
		<Parts.Item
			className={classNames(itemClasses, destructive && 'text-destructive', className)}
			{...props}
		/>
	)
}

export function DropdownMenuRadioItem({
	className,
	children,
	...props
}: ComponentProps<typeof Parts.RadioItem>) {
	return (
		<Parts.RadioItem className={classNames(itemClasses, className)} {...props}>
			{children}
			<Parts.ItemIndicator className="ml-auto">
				<Check className="size-4" aria-hidden="true" />
			</Parts.ItemIndicator>
		</Parts.RadioItem>
	)
}

/** A box to tick; the menu stays open, so that several can be. */
export function DropdownMenuCheckboxItem({
	className,
	children,
	...props
}: ComponentProps<typeof Parts.CheckboxItem>) {
	return (
		<Parts.CheckboxItem
			className={classNames(itemClasses, className)}
			onSelect={(event) => event.preventDefault()}
			{...props}
		>
			{children}
			<Parts.ItemIndicator className="ml-auto">
				<Check className="size-4" aria-hidden="true" />
			</Parts.ItemIndicator>
		</Parts.CheckboxItem>
	)
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Parts.Label>) {
	return <Parts.Label className={classNames('px-2.5 py-1.5', className)} {...props} />
}

export function DropdownMenuSeparator() {
	return <Parts.Separator className="-mx-1.5 my-1.5 h-px bg-border" />
}
