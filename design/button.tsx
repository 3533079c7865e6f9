import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

const buttonVariants = cva(
	'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg font-medium transition-colors duration-(--dur-fast) disabled:cursor-not-allowed disabled:border-transparent disabled:bg-muted disabled:text-muted-foreground disabled:shadow-none aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-muted aria-disabled:text-muted-foreground aria-disabled:shadow-none coarse:min-h-11',
	{
		variants: {
			variant: {
				primary:
					'bg-primary text-primary-foreground shadow-card enabled:hover:bg-[color-mix(in_oklab,var(--primary)_88%,var(--foreground))] [a]:hover:bg-[color-mix(in_oklab,var(--primary)_88%,var(--foreground))]',
				outline: 'border border-border-strong bg-card text-foreground shadow-card hover:bg-accent',
				secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
				ghost:
					'text-muted-foreground hover:bg-accent hover:text-foreground disabled:bg-transparent aria-disabled:bg-transparent',
				destructive:
					'bg-destructive text-destructive-foreground enabled:hover:bg-[color-mix(in_oklab,var(--destructive)_88%,var(--foreground))]',
				'destructive-ghost': 'text-destructive hover:bg-destructive/10',
			},
			size: {
				md: 'h-9 px-3.5 text-base',
				sm: 'h-8 gap-1.5 px-2.5 text-sm',
				lg: 'h-11 px-5 text-md',
				icon: 'size-9 coarse:min-w-11',
				'icon-sm': 'size-8 coarse:min-w-11',
			},
		},
		defaultVariants: { variant: 'primary', size: 'md' },
	},
)

export type ButtonProps = ComponentProps<'button'> &
	VariantProps<typeof buttonVariants> & { asChild?: boolean }

/** A button; with `asChild` its looks are given to the link inside it. One primary button per view. */
export function Button({
	className,
	variant,
	size,
	asChild = false,
	type = 'button',
	...props
}: ButtonProps) {
	const classes = classNames(buttonVariants({ variant, size }), className)
	if (asChild) return <Slot.Root className={classes} {...props} />
	return <button type={type} className={classes} {...props} />
}
