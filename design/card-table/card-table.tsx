import { useIsNarrow } from '#design/use-window-width.ts'
import { Cards } from './cards.tsx'
import type { CardTableProps } from './column.ts'
import { Rows } from './rows.tsx'

/** A table; on a phone, where it would have to be scrolled sideways, a list of cards. */
export function CardTable<Item extends { id: string }>(props: CardTableProps<Item>) {
	return useIsNarrow() ? <Cards {...props} /> : <Rows {...props} />
}
