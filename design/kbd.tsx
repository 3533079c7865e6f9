import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

/** A key of the keyboard. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
	return (
		<kbd
			className={classNames(
				'inline-flex h-5 min-w-5 items-center justify-center rounded border border-border-strong bg-card px-1 font-medium font-sans text-muted-foreground text-xs',
				className,
			)}
			{...props}
		/>
	)
}
