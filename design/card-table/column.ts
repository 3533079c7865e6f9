import type { ReactNode } from 'react'
import type { Sorting } from './sort-button.tsx'

export type Column<Item> = {
	title: string
	/** Stands beside the title: a note on the column. */
	aside?: ReactNode
	/** Where the rows can be sorted by it. */
	sorting?: Sorting
	/** Takes the whole width of a card. */
	isWide?: boolean
	/** Of the cell of a table. */
	className?: string
	/** What stands there of an item; null where that is nothing. */
	cell: (item: Item) => ReactNode
}

/** A column as its head shows it. */
export type Headed = Pick<Column<unknown>, 'title' | 'aside' | 'sorting'>

export type Selection<Item> = {
	/** What the box that selects all of them is called; "Select all that are listed" without it. */
	allLabel?: string
	/** What an item is called: "Select Maya Ortiz" */
	nameOf: (item: Item) => string
	has: (item: Item) => boolean
	onSelect: (items: readonly Item[], isSelected: boolean) => void
}

export type CardTableProps<Item> = {
	label: string
	items: readonly Item[]
	/** What a row is about: its head, and that of its card. */
	name: Pick<Column<Item>, 'title' | 'sorting' | 'cell'>
	columns: readonly Column<Item>[]
	/** Where items can be selected. */
	selection?: Selection<Item>
	/** What can be done with an item, and the name of that column for those who hear it. */
	action?: { title: string; cell: (item: Item) => ReactNode }
	/** What a press anywhere else in the row of a table does: never the only way to it. */
	onOpen?: (item: Item) => void
	className?: string
}
