import { expect, test } from 'vitest'
import { isToCheck, needsReview, weighFinding } from './weigh-finding.ts'

const certain = { status: 'found', level: 'certain' } as const
const likely = { status: 'found', level: 'likely' } as const
const possible = { status: 'found', level: 'possible' } as const

test('a certain statement counts, a likely one half and a possible one not', () => {
	expect([certain, likely, possible].map((finding) => weighFinding(finding))).toEqual([1, 0.5, 0])
})

test('a statement of an older analysis, which has no level, counts', () => {
	expect(weighFinding({ status: 'found' })).toBe(1)
})

test('what a rep took back never counts, and uncertain words do not unless a reviewer heard them', () => {
	expect(weighFinding({ ...certain, status: 'corrected' })).toBe(0)
	expect(weighFinding({ ...certain, status: 'corrected' }, { decision: 'upheld' })).toBe(0)
	expect(weighFinding({ ...certain, status: 'unclear' })).toBe(0)
	expect(weighFinding({ ...certain, status: 'unclear' }, { decision: 'upheld' })).toBe(1)
})

test('a company can let likely statements count fully or not at all, and possible ones never', () => {
	const weights = (likelyFindings: 'full' | 'half' | 'none') =>
		[certain, likely, possible].map((finding) => weighFinding(finding, { likelyFindings }))
	expect(weights('full')).toEqual([1, 1, 0])
	expect(weights('half')).toEqual([1, 0.5, 0])
	expect(weights('none')).toEqual([1, 0, 0])
})

test('a reviewer settles the level, whatever the company lets count', () => {
	for (const finding of [certain, likely, possible]) {
		expect(weighFinding(finding, { decision: 'upheld', likelyFindings: 'none' })).toBe(1)
		expect(weighFinding(finding, { decision: 'overturned', likelyFindings: 'full' })).toBe(0)
	}
})

test('a likely statement is to be checked until someone decides', () => {
	expect([certain, likely, possible].map((finding) => isToCheck(finding))).toEqual([false, true, false])
	expect(isToCheck(likely, { decision: 'upheld' })).toBe(false)
	expect(isToCheck({ ...likely, status: 'corrected' })).toBe(false)
})

test('what the model and the rules disagree about needs review until someone decides', () => {
	const model = { why: 'A promise.', against: null, english: null }
	const disagrees = { ...certain, model: { ...model, opinion: 'disagrees' as const } }
	const waiting = { ...possible, model: { ...model, opinion: 'found' as const } }
	for (const finding of [disagrees, waiting]) {
		expect(needsReview(finding)).toBe(true)
		expect(isToCheck(finding)).toBe(true)
		expect(needsReview(finding, { decision: 'upheld' })).toBe(false)
	}
	expect(needsReview({ ...possible, model: { ...model, opinion: 'agrees' } })).toBe(true)
	expect(needsReview({ ...certain, model: { ...model, opinion: 'found' } })).toBe(false)
	expect(needsReview({ ...likely, model: { ...model, opinion: 'agrees' } })).toBe(false)
})
