import { expect, test } from 'vitest'
import { analyzeTranscript } from './analyze-transcript/index.ts'
import { complianceScore } from './compliance-score.ts'

const scored = (...lines: string[]) =>
	analyzeTranscript([
		...lines.map((text) => ({ speaker: 'rep', text, ...unmeasured }) as const),
		{ speaker: 'customer', text: 'About four hundred a month.', ...unmeasured },
	])
const unmeasured = { start: null, end: null, confidence: null }

test('a call without prohibited statements in which no disclosures were due is compliant', () => {
	const call = scored(
		'What made you look into help with the cards now, and what do you pay a month on all of them?',
	)
	expect(complianceScore(call)).toBe(100)
})

test('a prohibited statement costs most of it', () => {
	const call = scored('What do you pay a month on all of the cards? We guarantee every creditor will settle.')
	expect(complianceScore(call)).toBeLessThanOrEqual(30)
})

test('a call that is not scored has no figure for the rules either', () => {
	expect(complianceScore(scored('Hello?'))).toBeNull()
})
