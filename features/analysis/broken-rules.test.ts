import { expect, test } from 'vitest'
import { analyzeTranscript } from './analyze-transcript/index.ts'
import { brokenRules } from './broken-rules.ts'
import { reviewKeys } from './finding-key.ts'

const heard = (...lines: string[]) =>
	analyzeTranscript([
		...lines.map((text) => ({ speaker: 'rep', text, ...unmeasured }) as const),
		{ speaker: 'customer', text: 'About four hundred a month.', ...unmeasured },
	])
const unmeasured = { start: null, end: null, confidence: null }
const guarantee = 'What do you pay a month on all of the cards? We guarantee to cut your debt in half, easy.'
const nothing = new Set<string>()

test('a prohibited statement counts as one broken rule until every instance is overturned', () => {
	const call = heard(guarantee, guarantee)
	expect(call.findings.length).toBeGreaterThan(1)
	expect(brokenRules(call, nothing)).toContain('guaranteed_result')
	expect(new Set(brokenRules(call, nothing)).size).toBe(brokenRules(call, nothing).length)
	const { findings } = reviewKeys(call)
	expect(brokenRules(call, new Set(findings.slice(1)))).toContain('guaranteed_result')
	expect(brokenRules(call, new Set(findings))).not.toContain('guaranteed_result')
})

test('a disclosure rule is broken if it was due and not given, after reviews', () => {
	const wasDue = { ...heard(guarantee).score, parts: [due(20)] }
	const call = {
		...heard('This call is recorded.', 'What do you pay a month on all of the cards that you have now?'),
		score: wasDue,
	}
	expect(brokenRules(call, nothing)).toContain('time_to_results')
	expect(brokenRules(call, nothing)).not.toContain('recording_notice')
	expect(brokenRules(call, new Set(['time_to_results.missing']))).not.toContain('time_to_results')
	expect(brokenRules(call, new Set(['recording_notice.given']))).toContain('recording_notice')
	const unclear = call.disclosures.map((disclosure) => ({ ...disclosure, status: 'unclear' as const }))
	expect(brokenRules({ ...call, disclosures: unclear }, nothing)).toEqual([])
	expect(brokenRules({ ...call, score: { ...wasDue, parts: [due(0)] } }, nothing)).toEqual([])
})

const due = (weight: number) => ({ code: 'disclosures', title: '', weight, points: 0, why: '' })
