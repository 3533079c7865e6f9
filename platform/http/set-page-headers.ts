import type { Context } from 'hono'

/**
 * Tells of one page of a list where the next page is (`nextCursor`, null on the last), and how many there are in all
 * where they are counted.
 */
export function setPageHeaders(
	c: Context,
	{ nextCursor, total }: { nextCursor: string | null; total?: number },
) {
	if (total !== undefined) c.header('X-Total-Count', String(total))
	if (!nextCursor) return
	const next = new URLSearchParams({ ...c.req.query(), cursor: nextCursor })
	c.header('Link', `<${c.req.path}?${next}>; rel="next"`)
}
