import { z } from 'zod'
import { Problem } from './problem.ts'

/** Where a page of a list ends: the position by which it is sorted, and the id that tells equals apart. */
type Cursor = { position: string; id: string }

export function writeCursor({ position, id }: Cursor) {
	return Buffer.from(JSON.stringify({ position, id })).toString('base64url')
}

/** `Id` is what the ids of the list look like. Throws Problem 400 for what no page ever gave. */
export function readCursor(text: string, Id: z.ZodType<string> = z.uuid()): Cursor {
	try {
		return z
			.object({ position: z.string(), id: Id })
			.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
	} catch (cause) {
		throw new Problem(400, 'bad-cursor', 'This page of the list does not exist.', { cause })
	}
}
