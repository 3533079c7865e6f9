import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
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

type SortableHeadProps = {
	children: ReactNode
	/** False when the rows are sorted by another column. */
	sorted: 'ascending' | 'descending' | false
	onSort: () => void
	/** Stands beside the words and does not sort: a note on the column. */
	aside?: ReactNode
	className?: string
}

/** The head of a column that can be sorted by. */
export function SortableHead({ children, sorted, onSort, aside, className }: SortableHeadProps) {
	const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
	return (
		<TableHead aria-sort={sorted || 'none'} className={className}>
			<span className="inline-flex items-center gap-0.5">
				<button
					type="button"
					onClick={onSort}
					className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded px-1 hover:text-foreground"
				>
					{children}
					<Icon className="size-3.5" aria-hidden="true" />
				</button>
				{aside}
			</span>
		</TableHead>
	)
}
