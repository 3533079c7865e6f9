import { classNames } from '#design/class-names.ts'
import type { CardTableProps, Column, Headed } from './column.ts'
import { SelectAll, SelectOne } from './select-box.tsx'
import { SortButton } from './sort-button.tsx'

export function Cards<Item extends { id: string }>(props: CardTableProps<Item>) {
	const { label, items, name, columns, selection, action } = props
	return (
		<>
			{selection ? (
				<div className="border-t px-5 py-1">
					<SelectAll items={items} selection={selection} isNamed />
				</div>
			) : null}
			<CardHeads label={label} columns={[name, ...columns]} />
			<ul aria-label={label}>
				{items.map((item) => (
					<li
						key={item.id}
						data-selected={selection?.has(item) || undefined}
						className="border-t px-5 py-4 data-selected:bg-accent/55"
					>
						<div className="flex items-start gap-3">
							{selection ? <SelectOne item={item} selection={selection} /> : null}
							<div className="min-w-0 flex-1">{name.cell(item)}</div>
							{action?.cell(item)}
						</div>
						<dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
							{columns.map((column) => (
								<Figure key={column.title} column={column} item={item} />
							))}
						</dl>
					</li>
				))}
			</ul>
		</>
	)
}

/** What the head of a table would let one press: cards have none. */
function CardHeads({ label, columns }: { label: string; columns: readonly Headed[] }) {
	const pressed = columns.filter(({ sorting, aside }) => sorting || aside)
	if (!pressed.length) return null
	return (
		<fieldset className="flex flex-wrap items-center gap-x-4 border-t px-5 py-1 font-medium text-muted-foreground text-xs">
			<legend className="sr-only">{label}: order and notes</legend>
			{pressed.map(({ title, sorting, aside }) => (
				<span key={title} className="inline-flex min-h-8 items-center gap-0.5 coarse:min-h-11">
					{sorting ? (
						<SortButton {...sorting}>
							{title}
							{sorting.sorted ? <span className="sr-only">, {sorting.sorted}</span> : null}
						</SortButton>
					) : (
						title
					)}
					{aside}
				</span>
			))}
		</fieldset>
	)
}

function Figure<Item>({ column, item }: { column: Column<Item>; item: Item }) {
	const content = column.cell(item)
	if (content === null) return null
	return (
		<div className={classNames('min-w-0', column.isWide && 'col-span-2')}>
			<dt className="text-muted-foreground text-xs">{column.title}</dt>
			<dd className="mt-0.5">{content}</dd>
		</div>
	)
}
