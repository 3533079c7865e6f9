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
const guarantee = 'What do you pay a month on all of the cards? I guarantee every bank will settle.'
const nothing = {}
const overturned = (...keys: string[]) => ({
	decisions: new Map(keys.map((key) => [key, 'overturned' as const])),
})

test('a prohibited statement counts as one broken rule until every instance is overturned', () => {
	const call = heard(guarantee, guarantee)
	expect(call.findings.length).toBeGreaterThan(1)
	expect(brokenRules(call, nothing)).toContain('guaranteed_result')
	expect(new Set(brokenRules(call, nothing)).size).toBe(brokenRules(call, nothing).length)
	const { findings } = reviewKeys(call)
	expect(brokenRules(call, overturned(...findings.slice(1)))).toContain('guaranteed_result')
	expect(brokenRules(call, overturned(...findings))).not.toContain('guaranteed_result')
})

test('a disclosure rule is broken if it was due and not given, after reviews', () => {
	const wasDue = { ...heard(guarantee).score, parts: [due(20)] }
	const call = {
		...heard('This call is recorded.', 'What do you pay a month on all of the cards that you have now?'),
		score: wasDue,
	}
	expect(brokenRules(call, nothing)).toContain('time_to_results')
	expect(brokenRules(call, nothing)).not.toContain('recording_notice')
	expect(brokenRules(call, overturned('time_to_results.missing'))).not.toContain('time_to_results')
	expect(brokenRules(call, overturned('recording_notice.given'))).toContain('recording_notice')
	const unclear = call.disclosures.map((disclosure) => ({ ...disclosure, status: 'unclear' as const }))
	expect(brokenRules({ ...call, disclosures: unclear }, nothing)).toEqual([])
	expect(brokenRules({ ...call, score: { ...wasDue, parts: [due(0)] } }, nothing)).toEqual([])
})

const due = (weight: number) => ({ code: 'disclosures', title: '', weight, points: 0, why: '' })

test('only statements that count fully break a rule', () => {
	const call = heard(guarantee)
	const likely = { ...call, findings: call.findings.map((each) => ({ ...each, level: 'likely' as const })) }
	const [key = ''] = reviewKeys(likely).findings
	expect(brokenRules(likely)).not.toContain('guaranteed_result')
	expect(brokenRules(likely, { likelyFindings: 'full' })).toContain('guaranteed_result')
	expect(brokenRules(likely, { decisions: new Map([[key, 'upheld']]) })).toContain('guaranteed_result')
})
