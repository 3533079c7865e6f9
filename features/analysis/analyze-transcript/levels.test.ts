import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FindingLevel, Turn } from '#features/compliance/index.ts'
import { passMark } from '../contract.ts'
import { findingKey } from '../finding-key.ts'
import { assessCall, extractFindings } from './analyze-transcript.ts'
import { conductShare } from './score-formula.ts'

const folder = join(import.meta.dirname, '../../../bench/calls')
const calls = readdirSync(folder).map((file) => {
	const { turns }: { turns: Turn[] } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
	return extractFindings(turns.map((turn) => ({ ...turn, confidence: null })))
})
const scored = calls.filter(({ notScored }) => notScored === null)
const misleading = scored.filter(({ violations }) => violations.some(({ status }) => status === 'found'))

type Call = (typeof calls)[number]
/** The same call, had the engine been as sure of all its findings. */
const atLevel = (call: Call, level: FindingLevel): Call => ({
	...call,
	violations: call.violations.map((finding) => ({ ...finding, level })),
})
const scoreOf = (call: Call, circumstances?: Parameters<typeof assessCall>[1]) =>
	assessCall(call, circumstances).overallScore ?? 0

test('possible findings cost nothing and are listed', () => {
	for (const call of misleading) {
		const { overallScore, findings, complianceIssues } = assessCall(atLevel(call, 'possible'))
		expect(overallScore).toBe(scoreOf({ ...call, violations: [] }))
		expect(findings).toHaveLength(call.violations.length)
		expect(complianceIssues).toEqual([])
	}
})

/** Which parts of the score apply, by weight: whether there was an offer may rest on a finding, too. */
const weightsOf = (call: Call) => assessCall(call).score.parts.map(({ weight }) => weight)

test('the less sure the engine is, the higher the score', () => {
	const levels = ['certain', 'likely', 'possible'] as const
	const comparable = misleading.filter((call) => {
		const [first, ...others] = levels.map((level) => weightsOf(atLevel(call, level)).join())
		return others.every((weights) => weights === first)
	})
	expect(comparable.length).toBeGreaterThan(misleading.length / 2)
	for (const call of comparable) {
		const [certain, likely, possible] = levels.map((level) => scoreOf(atLevel(call, level)))
		expect(likely).toBeGreaterThanOrEqual(certain ?? 0)
		expect(possible).toBeGreaterThanOrEqual(likely ?? 0)
	}
})

test.each(['full', 'half', 'none'] as const)(
	'likely findings that count %s never fail a call',
	(likelyFindings) => {
		const passing = misleading
			.map((call) => atLevel(call, 'likely'))
			.filter((call) => scoreOf(call, { likelyFindings: 'none' }) >= passMark)
		expect(passing.length).toBeGreaterThan(5)
		for (const call of passing) {
			const { overallScore, score } = assessCall(call, { likelyFindings })
			expect(overallScore).toBeGreaterThanOrEqual(passMark)
			const held = Math.min(score.beforeCaps, ...score.caps.map(({ max }) => max))
			expect(overallScore).toBe(Math.max(held, score.floor?.min ?? 0))
			expect(score.floor?.min).toBe(held < passMark ? passMark : undefined)
		}
	},
)

test('a likely finding of any severity caps nothing', () => {
	for (const call of misleading)
		expect(
			assessCall(atLevel(call, 'likely')).score.caps.filter(({ why }) => why.startsWith('Serious')),
		).toEqual([])
})

test('likely findings take half of what certain ones take from the points for conduct', () => {
	const call = misleading.find(({ violations }) => violations.length === 1)
	if (!call) throw new Error('no call has one finding')
	const conduct = (level: FindingLevel) => assessCall(atLevel(call, level)).score.parts[0]
	const [certain, likely] = [conduct('certain'), conduct('likely')]
	expect(likely?.why).toBe('No prohibited statement; to check, counted half: 1')
	const cost = (part: typeof certain) => (part ? part.weight - part.points : 0)
	expect(Math.abs(cost(likely) - cost(certain) / 2)).toBeLessThanOrEqual(1)
})

test('conduct costs more with every statement, and half a statement costs half of the first', () => {
	expect([0, 0.5, 1, 1.5, 2, 5].map((weight) => Math.round(1000 * conductShare(weight)) / 1000)).toEqual([
		1, 0.65, 0.3, 0.25, 0.2, 0,
	])
})

test.each(['likely', 'possible'] as const)('a %s finding counts fully once it is upheld', (level) => {
	for (const call of misleading) {
		const found = call.violations.filter(({ status }) => status === 'found')
		const decisions = new Map(found.map((finding) => [findingKey(finding), 'upheld' as const]))
		const upheld = assessCall(atLevel(call, level), { decisions })
		const certain = assessCall(atLevel(call, 'certain'))
		expect(upheld.complianceIssues).toEqual(certain.complianceIssues)
		expect(upheld.score.caps).toEqual(certain.score.caps)
	}
})
