import { z } from 'zod'
import { Problem } from './problem.ts'

/** Where a page of a list ends: the position by which it is sorted, and the id that tells equals apart. */
type Cursor<Position = string> = { position: Position; id: string }
/** What both look like in a list. */
type Places<Position> = { position: z.ZodType<Position>; id: z.ZodType<string> }

/** As JSON and as the database write it. The database knows no year 0, and no zone 16 hours away. */
const writtenMoment =
	/^(?!0000)\d{4}-\d\d-\d\d[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:[0-5]\d)?)$/
const Moment = z
	.string()
	.regex(writtenMoment)
	.refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success)
const byMoment: Places<string> = { position: Moment, id: z.uuid() }

export function writeCursor({ position, id }: Cursor) {
	return Buffer.from(JSON.stringify({ position, id })).toString('base64url')
}

/**
 * Reads where a page ended, in a list by moments and UUIDs unless told otherwise. Throws Problem 400 for what no page ever
 * gave.
 */
export function readCursor(text: string): Cursor
export function readCursor<Position>(text: string, places: Places<Position>): Cursor<Position>
export function readCursor(text: string, places: Places<unknown> = byMoment): Cursor<unknown> {
	try {
		return z.object(places).parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
	} catch (cause) {
		throw new Problem(400, 'bad-cursor', 'This page of the list does not exist.', { cause })
	}
}
