import type { KeyboardEvent, ReactNode } from 'react'
import { ScrollArea } from '#design/scroll-area.tsx'
import type { ContentItem } from '#features/content/contract.ts'
import { ItemRow, rowMark } from './item-row.tsx'

type ItemListProps = {
	items: ContentItem[]
	/** The id of the piece that is open. */
	current: string | undefined
	onOpen: (id: string) => void
	/** After the last row. */
	children: ReactNode
}

/** The pieces, one under the other; arrow keys go from row to row. */
export function ItemList({ items, current, onOpen, children }: ItemListProps) {
	const answerKey = (event: KeyboardEvent<HTMLElement>) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${rowMark}]`)]
		const at = rows.indexOf(event.target as HTMLElement)
		if (!step || at < 0) return
		event.preventDefault()
		rows[at + step]?.focus()
	}
	return (
		<ScrollArea
			label="Content"
			className="h-96 lg:h-auto lg:min-h-96 lg:flex-[1_1_0px]"
			onKeyDown={answerKey}
		>
			<ul className="divide-y">
				{items.map((item) => (
					<ItemRow key={item.id} item={item} isOpen={item.id === current} onOpen={() => onOpen(item.id)} />
				))}
			</ul>
			{children}
		</ScrollArea>
	)
}
