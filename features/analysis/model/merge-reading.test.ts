import { describe, expect, test } from 'vitest'
import { assessCall, extractFindings } from '../analyze-transcript/index.ts'
import type { ModelReading, ModelStatement } from '../enrichment-contract.ts'
import { findingKey } from '../finding-key.ts'
import { mergeReading } from './merge-reading.ts'

const turns = (
	[
		['rep', 'Hi, this is Maya with Northfield Debt Relief. Who am I speaking with?'],
		['customer', 'Denise. I owe twelve thousand on three cards.'],
		['rep', 'Every creditor will settle with you, guaranteed.'],
		['customer', 'My brother thinks it is too much money every month.'],
		['rep', 'The oak is already planted for you, my friend. You own the money in the account.'],
		['customer', 'Well then, let us do it.'],
	] as const
).map(([speaker, text], at) => ({ speaker, text, start: at * 10, end: at * 10 + 9, confidence: null }))
const call = extractFindings(turns)
const [known] = call.violations
if (!known) throw new Error('the rules find nothing in this call')

const nothing: ModelReading = {
	summary: [],
	kind: 'sale',
	language: 'en',
	areSpeakersExchanged: false,
	enrollment: null,
	statements: [],
	cleared: [],
	elements: [],
	objections: [],
	skills: [],
	coaching: [],
}
const evidence = (turn: number, quote: string) => ({ turn, quote, start: turn * 10, end: turn * 10 + 5 })
const said = (turn: number, quote: string, code: string): ModelStatement => ({
	...evidence(turn, quote),
	code,
	title: 'A title',
	citation: '16 CFR 310.3',
	sayInstead: 'Something else.',
	why: 'The customer hears a promise.',
	against: 'It is a saying.',
	english: null,
})
const oak = said(4, 'The oak is already planted for you', 'unsupported_savings_claim')
type Decisions = [key: string, decision: 'upheld' | 'overturned'][]
const merge = (reading: Partial<ModelReading>, inScore: 'review' | 'on', decisions: Decisions = []) =>
	mergeReading(
		call,
		{ reading: { ...nothing, ...reading }, model: { name: 'tiny', promptVersion: 1, inScore } },
		new Map(decisions),
	)
const findingsAt = (turn: number, merged: typeof call) =>
	assessCall(merged).findings.filter((finding) => finding.turn === turn)
const alone = assessCall(call)

describe('what both found', () => {
	const both = { statements: [said(2, known.quote, known.code)] }

	test('stays as the rules count it while people review', () => {
		const [finding, ...others] = findingsAt(2, merge(both, 'review'))
		expect(others).toEqual([])
		expect(finding).toEqual({ ...known, model: expect.objectContaining({ opinion: 'agrees' }) })
	})

	test('is certain where the model counts', () => {
		const likely = { ...call, violations: [{ ...known, level: 'likely' as const }] }
		const reading = { ...nothing, ...both }
		const model = { name: 'tiny', promptVersion: 1, inScore: 'on' as const }
		expect(findingsAt(2, mergeReading(likely, { reading, model }))).toMatchObject([{ level: 'certain' }])
	})
})

describe('what only the model found', () => {
	test('waits for a person and changes no score', () => {
		const analysis = assessCall(merge({ statements: [oak] }, 'review'))
		expect(analysis.findings.find(({ turn }) => turn === 4)).toMatchObject({
			level: 'possible',
			severity: 'critical',
			model: { opinion: 'found', why: oak.why, against: oak.against },
		})
		expect(analysis.overallScore).toBe(alone.overallScore)
		expect(analysis.complianceIssues).toEqual(alone.complianceIssues)
	})

	test('counts once a person confirms it', () => {
		const merged = merge({ statements: [oak] }, 'review')
		const decisions = new Map([[findingKey(oak), 'upheld' as const]])
		const { overallScore = 0 } = assessCall(merged, { decisions })
		expect(overallScore).toBeLessThan(alone.overallScore ?? 0)
	})

	test('counts by the same formula where the model counts', () => {
		const analysis = assessCall(merge({ statements: [oak] }, 'on'))
		expect(analysis.findings.find(({ turn }) => turn === 4)?.level).toBe('certain')
		expect(analysis.overallScore).toBeLessThan(alone.overallScore ?? 0)
		expect(analysis.complianceIssues).toHaveLength(alone.complianceIssues.length + 1)
	})

	test('waits for a person even so where the rules hold the words to be lawful', () => {
		const merged = merge({ statements: [{ ...oak, isClearedByRules: true }] }, 'on')
		expect(findingsAt(4, merged)).toMatchObject([{ level: 'possible', model: { opinion: 'found' } }])
		expect(assessCall(merged).overallScore).toBe(alone.overallScore)
	})

	test('does not count where the words are too unclear', () => {
		const merged = merge({ statements: [{ ...oak, confidence: 0.2 }] }, 'on')
		expect(findingsAt(4, merged)).toMatchObject([{ status: 'unclear' }])
		expect(assessCall(merged).overallScore).toBe(alone.overallScore)
	})
})

describe('what the model rejects', () => {
	const rejected = { cleared: [{ key: findingKey(known), why: 'It was a joke.' }] }

	test('still counts while people review, and is never removed', () => {
		const analysis = assessCall(merge(rejected, 'review'))
		expect(analysis.findings).toMatchObject([{ level: known.level, model: { opinion: 'disagrees' } }])
		expect(analysis.overallScore).toBe(alone.overallScore)
	})

	test('does not count where the model counts, until a person confirms it', () => {
		const merged = merge(rejected, 'on')
		const analysis = assessCall(merged)
		expect(analysis.findings).toMatchObject([{ level: 'possible', model: { why: 'It was a joke.' } }])
		expect(analysis.overallScore).toBeGreaterThan(alone.overallScore ?? 0)
		const decisions = new Map([[findingKey(known), 'upheld' as const]])
		expect(assessCall(merged, { decisions }).overallScore).toBeLessThan(analysis.overallScore ?? 0)
	})
})

describe('disclosures, objections and an enrollment that only the model heard', () => {
	const heard = {
		elements: [
			{
				disclosure: 'dedicated_account_rights',
				element: 'E2',
				evidence: evidence(4, 'the money in the account'),
			},
		],
		objections: [
			{
				code: 'competitor',
				title: 'Competitor',
				...evidence(3, 'My brother thinks it is too much'),
				handled: true,
			},
		],
		enrollment: { agreed: true, evidence: evidence(5, 'let us do it') },
	}
	const elementIn = ({ disclosures }: typeof alone) =>
		disclosures
			.find(({ code }) => code === 'dedicated_account_rights')
			?.elements.find(({ id }) => id === 'E2')?.evidence

	test('count for nothing while people review', () => {
		const { model, ...analysis } = assessCall(merge(heard, 'review'))
		expect(model?.inScore).toBe('review')
		expect(analysis).toEqual(alone)
	})

	test('count where the model counts', () => {
		const analysis = assessCall(merge(heard, 'on'))
		expect(elementIn(alone)).toBeNull()
		expect(elementIn(analysis)).toMatchObject({ turn: 4 })
		expect(analysis.objections.map(({ code }) => code)).toContain('competitor')
		expect(analysis).toMatchObject({ isClosedDeal: true, enrollmentTurn: 5 })
	})

	test('count one by one as people accept them, and not where they reject them', () => {
		const accepted = merge(heard, 'review', [
			['heard.dedicated_account_rights.E2', 'upheld'],
			['heard.objection.competitor.3', 'overturned'],
			['heard.enrollment', 'upheld'],
		])
		const analysis = assessCall(accepted)
		expect(elementIn(analysis)).toMatchObject({ turn: 4 })
		expect(analysis.objections).toEqual(alone.objections)
		expect(analysis.isClosedDeal).toBe(true)
		const rejected = merge(heard, 'on', [
			['heard.dedicated_account_rights.E2', 'overturned'],
			['heard.enrollment', 'overturned'],
		])
		expect(elementIn(assessCall(rejected))).toBeNull()
		expect(assessCall(rejected).isClosedDeal).toBe(false)
	})

	test('an objection is not handled by an answer with a prohibited statement, whatever the model says', () => {
		const analysis = assessCall(merge({ ...heard, statements: [oak] }, 'on'))
		expect(analysis.objections.find(({ code }) => code === 'competitor')?.handled).toBe(false)
	})
})
