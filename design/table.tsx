import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'
import { ScrollArea } from '#design/scroll-area.tsx'

/** A table that scrolls sideways inside its card on narrow screens; `label` names it. */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { label: string }) {
	return (
		<ScrollArea label={label} direction="horizontal">
			<table className={classNames('w-full text-base', className)} {...props} />
		</ScrollArea>
	)
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
	return <tr className={classNames('[tbody>&]:hover:bg-accent/55', className)} {...props} />
}

export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
	return (
		<th
			scope={scope}
			className={classNames(
				'h-9 whitespace-nowrap px-3 text-left font-medium text-muted-foreground text-xs first:pl-5 last:pr-5',
				className,
			)}
			{...props}
		/>
	)
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
	return <td className={classNames('h-12 border-t px-3 first:pl-5 last:pr-5', className)} {...props} />
}
