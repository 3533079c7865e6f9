import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

export type Sorting = {
	/** False when the rows are sorted by another column. */
	sorted: 'ascending' | 'descending' | false
	onSort: () => void
}

/** The title of a column that can be sorted by. */
export function SortButton({ sorted, onSort, children }: Sorting & { children: ReactNode }) {
	const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
	return (
		<button
			type="button"
			onClick={onSort}
			className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded px-1 hover:text-foreground"
		>
			{children}
			<Icon className="size-3.5" aria-hidden="true" />
		</button>
	)
}
