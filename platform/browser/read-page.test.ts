import { expect, test } from 'vitest'
import { nextCursor } from './read-page.ts'

test('the next page is where the answer says it is', () => {
	expect(nextCursor('</api/recordings?limit=50&cursor=eyJh%3D>; rel="next"')).toBe('eyJh=')
	expect(nextCursor('</a?cursor=1>; rel="prev", </a?cursor=2>; rel="next"')).toBe('2')
	expect(nextCursor('</api/recordings?cursor=1>; rel="prev"')).toBeNull()
	expect(nextCursor(null)).toBeNull()
})
