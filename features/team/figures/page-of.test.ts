import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const rows = [
	{ id: 'a', figure: 80 },
	{ id: 'b', figure: null },
	{ id: 'c', figure: 9 },
	{ id: 'd', figure: 80 },
	{ id: 'e', figure: null },
]

test.each([
	['rising', false, ['c', 'a', 'd', 'b', 'e']],
	['falling', true, ['a', 'd', 'c', 'b', 'e']],
])('page after page, %s, everyone comes once and those without a figure last', (_, isFalling, ids) => {
	const order = { by: ({ figure }: (typeof rows)[number]) => figure, isFalling }
	for (const limit of [1, 2, 5]) {
		const read: string[] = []
		let cursor: string | undefined
		do {
			const { page, nextCursor, total } = pageOf(rows, order, { limit, cursor })
			expect(total).toBe(rows.length)
			read.push(...page.map(({ id }) => id))
			cursor = nextCursor ?? undefined
		} while (cursor)
		expect(read).toEqual(ids)
	}
})
