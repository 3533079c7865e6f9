import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { nextCursor, readPage } from './read-page.ts'

test('a page has items that match the schema, the number of all and the next cursor', async () => {
	const headers = { 'X-Total-Count': '3', Link: '</api/calls?cursor=abc>; rel="next"' }
	const Item = z.object({ id: z.string() })
	const answer = (items: object[]) =>
		vi.stubGlobal('fetch', async () => new Response(JSON.stringify(items), { headers }))
	const read = () => readPage('/api/calls', Item, new AbortController().signal)
	answer([{ id: 'a', later: true }, { id: 'b' }])
	expect(await read()).toEqual({ items: [{ id: 'a' }, { id: 'b' }], total: 3, next: 'abc' })
	answer([{ id: 7 }])
	await expect(read()).rejects.toThrow('can’t read the server’s response')
	vi.unstubAllGlobals()
})

test('the next page is where the answer says it is', () => {
	expect(nextCursor('</api/recordings?limit=50&cursor=eyJh%3D>; rel="next"')).toBe('eyJh=')
	expect(nextCursor('</a?cursor=1>; rel="prev", </a?cursor=2>; rel="next"')).toBe('2')
	expect(nextCursor('</api/recordings?cursor=1>; rel="prev"')).toBeNull()
	expect(nextCursor(null)).toBeNull()
})
