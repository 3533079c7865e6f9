import { z } from 'zod'
import { parseAnswer, read } from './request.ts'

/** One page of a list, how many there are in all, and the cursor of the next page, null on the last. */
export type Page<Item> = { items: Item[]; total: number; next: string | null }

/**
 * Reads one page of a list of items that match `schema`.
 * @throws RequestError on any answer that is not a success, Error on one that does not match
 */
export async function readPage<Item>(
	address: string,
	schema: z.ZodType<Item>,
	signal: AbortSignal,
): Promise<Page<Item>> {
	const response = await read(address, signal)
	const items = await parseAnswer(response, z.array(schema))
	return {
		items,
		total: Number(response.headers.get('X-Total-Count') ?? items.length),
		next: nextCursor(response.headers.get('Link')),
	}
}

/** The cursor in `Link: </api/recordings?…&cursor=abc>; rel="next"`, null on the last page. */
export function nextCursor(link: string | null): string | null {
	const address = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1]
	return address ? new URLSearchParams(address.split('?')[1]).get('cursor') : null
}
