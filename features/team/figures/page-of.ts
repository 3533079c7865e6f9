import { z } from 'zod'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'

type Value = string | number | null
type Place = { value: Value; id: string }
type Order<Row> = { by: (row: Row) => Value; isFalling: boolean }
type Page = { limit: number; cursor?: string | undefined }

const names = new Intl.Collator('en')

/**
 * One page of rows that are all at hand, sorted by a figure or a name; rows without one come last either way. The
 * cursor says after which value and id it goes on, so that a figure that changes meanwhile moves its own row alone.
 */
export function pageOf<Row extends { id: string }>(rows: readonly Row[], order: Order<Row>, page: Page) {
	const placed = rows
		.map((row) => ({ row, value: order.by(row), id: row.id }))
		.sort((a, b) => compare(a, b, order.isFalling))
	const after = page.cursor === undefined ? null : readPlace(page.cursor)
	const left = after ? placed.filter((place) => compare(place, after, order.isFalling) > 0) : placed
	const taken = left.slice(0, page.limit)
	const last = taken.at(-1)
	return {
		page: taken.map(({ row }) => row),
		nextCursor:
			left.length > page.limit && last
				? writeCursor({ position: JSON.stringify(last.value), id: last.id })
				: null,
		total: rows.length,
	}
}

function compare(a: Place, b: Place, isFalling: boolean) {
	const byId = a.id < b.id ? -1 : Number(a.id > b.id)
	if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null) || byId
	const byValue =
		typeof a.value === 'number' && typeof b.value === 'number'
			? a.value - b.value
			: names.compare(String(a.value), String(b.value))
	return (isFalling ? -byValue : byValue) || byId
}

const Position = z
	.string()
	.transform((text, context) => {
		try {
			return JSON.parse(text)
		} catch {
			context.addIssue('is not a valid cursor')
			return z.NEVER
		}
	})
	.pipe(z.union([z.string(), z.number(), z.null()]))

function readPlace(cursor: string): Place {
	const { position, id } = readCursor(cursor, { position: Position, id: z.string() })
	return { value: position, id }
}
