import { expect, test } from 'vitest'
import { complianceEntries } from '#features/compliance/index.ts'
import { playbookEntries } from '#features/playbook/index.ts'
import { productEntries } from './product-entries.ts'

const guides = [...complianceEntries, ...playbookEntries, ...productEntries]

test('what is told of Candor stands beside the other guides without clashing with them', () => {
	const ids = guides.map(({ id }) => id)
	expect(productEntries.map(({ id }) => id).filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))).toEqual(
		[],
	)
})

test('it points only to entries that exist, never to itself', () => {
	const ids = new Set(guides.map(({ id }) => id))
	const lost = productEntries.flatMap(({ id, related = [] }) =>
		related.filter((other) => other === id || !ids.has(other)).map((other) => `${id} -> ${other}`),
	)
	expect(lost).toEqual([])
})

test('it tells the published figures of the score and the upload', () => {
	const answer = (id: string) => productEntries.find((entry) => entry.id === id)?.answer
	expect(answer('how-the-score-is-made')).toContain('what you must not say 25, what you must say 20')
	expect(answer('score-caps')).toContain('at most 55, with two 45, with three 38')
	expect(answer('pass-mark')).toMatch(/^70 points or more is a pass\./)
	expect(answer('uploading-a-call')).toContain('up to 1.5 GB or 120 minutes')
})
