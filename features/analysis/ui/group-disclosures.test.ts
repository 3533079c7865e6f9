import { expect, test } from 'vitest'
import type { Analysis, Review } from '#features/analysis/contract.ts'
import { groupDisclosures } from './group-disclosures.ts'
import { collectMoments } from './moments.ts'

const statuses = { a: 'given', b: 'given', c: 'missing', d: 'missing', e: 'partial', f: 'unclear' } as const
const disclosures = Object.entries(statuses).map(([code, status]) => ({
	code,
	title: code,
	citation: '',
	status,
	sayThis: '',
	beforeEnrollment: null,
	elements: [],
}))
const analysis = { findings: [], disclosures, strengthEvidence: [], objections: [] } as unknown as Analysis
const overturned = (key: string): Review => ({ key, state: 'overturned', dispute: null, decision: null })

function codesInGroups(reviews: Review[]) {
	const reviewKeys = { findings: [], disclosures: Object.keys(statuses) }
	const groups = groupDisclosures(collectMoments(analysis, { reviewKeys, reviews }).disclosures)
	return Object.fromEntries(
		Object.entries(groups).map(([name, group]) => [name, group.map((each) => each.code)]),
	)
}

test('only disclosures that are missing are grouped as missing', () => {
	expect(codesInGroups([])).toEqual({ made: ['a', 'b'], incomplete: ['e', 'f'], missing: ['c', 'd'] })
})

test('an overturned disclosure is grouped as the opposite of its status', () => {
	expect(codesInGroups(['b', 'd', 'e'].map(overturned))).toEqual({
		made: ['a', 'd', 'e'],
		incomplete: ['f'],
		missing: ['b', 'c'],
	})
})
