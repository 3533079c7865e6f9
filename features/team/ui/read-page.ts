import { nextCursor } from '#features/analysis/ui/read-recordings.ts'
import { read } from '#platform/browser/request.ts'

/** One page of a list, how many there are in all, and the cursor of the next page, null on the last. */
export async function readPage<Item>(address: string, signal: AbortSignal) {
	const response = await read(address, signal)
	const items: Item[] = await response.json()
	return {
		items,
		total: Number(response.headers.get('X-Total-Count') ?? items.length),
		next: nextCursor(response.headers.get('Link')),
	}
}
