import type { ReactNode } from 'react'
import { Checkbox } from '#design/checkbox.tsx'
import type { Selection } from './column.ts'

type SelectAllProps<Item> = {
	items: readonly Item[]
	selection: Selection<Item>
	/** Where there is room for words. */
	isNamed?: boolean
}

export function SelectAll<Item>({ items, selection, isNamed = false }: SelectAllProps<Item>) {
	return (
		<SelectBox items={items} selection={selection}>
			<span className={isNamed ? undefined : 'sr-only'}>
				{selection.allLabel ?? 'Select all that are listed'}
			</span>
		</SelectBox>
	)
}

export function SelectOne<Item>({ item, selection }: { item: Item; selection: Selection<Item> }) {
	return (
		<SelectBox items={[item]} selection={selection}>
			<span className="sr-only">Select {selection.nameOf(item)}</span>
		</SelectBox>
	)
}

type SelectBoxProps<Item> = { items: readonly Item[]; selection: Selection<Item>; children: ReactNode }

/** Ticked while all of the items are selected. */
function SelectBox<Item>({ items, selection: { has, onSelect }, children }: SelectBoxProps<Item>) {
	return (
		<Checkbox
			label={children}
			checked={items.every(has)}
			onChange={(isSelected) => onSelect(items, isSelected)}
		/>
	)
}
