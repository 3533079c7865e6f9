import { expect, test } from 'vitest'
import { guide } from '#features/guide/index.ts'
import { offeredProbability, rankEntries, sureProbability } from './rank-entries.ts'

test('every entry has its share, the likeliest first', () => {
	const ranked = rankEntries('is it legal to charge a fee up front')
	expect(ranked.map(({ entry }) => entry.id).sort()).toEqual(guide.map(({ id }) => id).sort())
	expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
	expect(ranked.map(({ probability }) => probability)).toEqual(
		ranked.map(({ probability }) => probability).sort((a, b) => b - a),
	)
	expect(ranked[0]?.entry.id).toBe('advance-fee')
	expect(ranked[0]?.probability).toBeGreaterThan(sureProbability)
})

test('a message that may mean several entries is sure of none, and names them', () => {
	const likely = rankEntries('the recording').filter(({ probability }) => probability >= offeredProbability)
	expect(likely[0]?.probability).toBeLessThan(sureProbability)
	expect(likely.map(({ entry }) => entry.id)).toContain('recording-notice')
	expect(likely.length).toBeGreaterThan(1)
})

test('what was spoken of is favored', () => {
	const probabilityOf = (favored: ReadonlyMap<string, number>) =>
		rankEntries('and what if she is not home', favored).find(({ entry }) => entry.id === 'spouse')
			?.probability ?? 0
	expect(probabilityOf(new Map([['spouse', 0.6]]))).toBeGreaterThan(probabilityOf(new Map()))
})
