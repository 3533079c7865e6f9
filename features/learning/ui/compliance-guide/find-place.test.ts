import { expect, test } from 'vitest'
import { readComplianceGuideSearch } from './compliance-guide-search.ts'
import { findPlace } from './find-place.ts'

const placeOf = (search: Record<string, unknown>) => {
	const place = findPlace(readComplianceGuideSearch(search))
	return place && [place.module.id, place.sectionId]
}

test('a rule on a call leads to the section about it', () => {
	expect(placeOf({ statement: 'lawsuit_denial' })).toEqual(['prohibited-statements', 'lawsuit-denial'])
	expect(placeOf({ disclosure: 'recording_notice' })).toEqual([
		'mandatory-verbal-disclosures',
		'recording-notice',
	])
})

test('a module opens by its address, and nothing by one that leads nowhere', () => {
	expect(placeOf({ module: 'ethical-boundaries' })).toEqual(['ethical-boundaries', null])
	expect(placeOf({})).toBe(null)
	expect(placeOf({ statement: 'recording_notice' })).toBe(null)
	expect(placeOf({ module: 'hypnosis', tab: 'modules', disclosure: 7 })).toBe(null)
})
