import { z } from 'zod'
import { Problem } from './problem.ts'

/** Where a page of a list ends: the position by which it is sorted, and the id that tells equals apart. */
const Cursor = z.object({ position: z.string(), id: z.uuid() })
type Cursor = z.infer<typeof Cursor>

export function writeCursor({ position, id }: Cursor) {
	return Buffer.from(JSON.stringify({ position, id })).toString('base64url')
}

/** Throws Problem 400 for what no page ever gave. */
export function readCursor(text: string): Cursor {
	try {
		return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
	} catch (cause) {
		throw new Problem(400, 'bad-cursor', 'This page of the list does not exist.', { cause })
	}
}
