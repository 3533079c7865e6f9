import type { MouseEvent } from 'react'
import { classNames } from '#design/class-names.ts'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { CardTableProps, Headed } from './column.ts'
import { SelectAll, SelectOne } from './select-box.tsx'
import { SortButton } from './sort-button.tsx'

export function Rows<Item extends { id: string }>(props: CardTableProps<Item>) {
	const { label, items, name, columns, selection, action, onOpen, className } = props
	return (
		<Table label={label} className={className}>
			<thead>
				<tr className="border-t">
					{selection ? (
						<TableHead className="w-12">
							<SelectAll items={items} selection={selection} />
						</TableHead>
					) : null}
					{[name, ...columns].map((column) => (
						<Head key={column.title} column={column} />
					))}
					{action ? (
						<TableHead>
							<span className="sr-only">{action.title}</span>
						</TableHead>
					) : null}
				</tr>
			</thead>
			<tbody>
				{items.map((item) => (
					<TableRow
						key={item.id}
						data-selected={selection?.has(item) || undefined}
						className={classNames('data-selected:bg-accent/55', onOpen && 'cursor-pointer')}
						onClick={onOpen && ((event) => isBeside(event) && onOpen(item))}
					>
						{selection ? (
							<TableCell>
								<SelectOne item={item} selection={selection} />
							</TableCell>
						) : null}
						<th scope="row" className="min-w-44 border-t px-3 py-2 text-left font-normal first:pl-5">
							{name.cell(item)}
						</th>
						{columns.map((column) => (
							<TableCell key={column.title} className={column.className}>
								{column.cell(item)}
							</TableCell>
						))}
						{action ? <TableCell>{action.cell(item)}</TableCell> : null}
					</TableRow>
				))}
			</tbody>
		</Table>
	)
}

/** A link, a button or a box in the row does what it says. */
const isBeside = ({ target }: MouseEvent) =>
	target instanceof Element && !target.closest('a, button, input, label')

function Head({ column: { title, sorting, aside } }: { column: Headed }) {
	return (
		<TableHead aria-sort={sorting && (sorting.sorted || 'none')}>
			<span className="inline-flex items-center gap-0.5">
				{sorting ? <SortButton {...sorting}>{title}</SortButton> : title}
				{aside}
			</span>
		</TableHead>
	)
}
