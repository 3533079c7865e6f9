import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Turn } from '#features/compliance/index.ts'
import { assessCall, extractFindings } from './analyze-transcript/index.ts'
import { reviewKeys } from './finding-key.ts'
import { rescoreCall } from './rescore-call.ts'

const folder = join(import.meta.dirname, '../../bench/calls')
const overturned = (keys: readonly string[]) => ({
	decisions: new Map(keys.map((key) => [key, 'overturned' as const])),
})
const calls = globSync('*.json', { cwd: folder })
	.toSorted()
	.map((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { turns: Turn[] }).turns)
	.map((turns) => {
		const call = extractFindings(turns)
		const analysis = assessCall(call)
		const { findings, disclosures } = reviewKeys(analysis)
		return { call, analysis, findings, notGiven: disclosures.filter((key) => !key.endsWith('.given')) }
	})

test('a call without overturned findings keeps the original score', () => {
	expect(calls.map(({ call }) => rescoreCall(call, {}))).toEqual(calls.map(() => null))
})

test('an overturned statement does not count', () => {
	const misleading = calls.filter(({ findings }) => findings.length > 0)
	expect(misleading.length).toBeGreaterThan(5)
	for (const { call, findings } of misleading) {
		const effective = rescoreCall(call, overturned(findings))
		expect(effective?.complianceIssues).toEqual([])
		expect(effective?.score.parts[0]?.why).toBe('No prohibited statement')
		expect(effective?.score.caps.filter(({ why }) => why.startsWith('Serious'))).toEqual([])
	}
})

test('an overturned missing disclosure counts as given, an overturned given one as missing', () => {
	for (const { call, analysis, notGiven } of calls)
		expect(
			rescoreCall(call, overturned(['recording_notice.given', ...notGiven]))?.requiredDisclosures,
		).toEqual(
			analysis.disclosures
				.filter(({ code, status }) => analysis.isPitched && code === 'recording_notice' && status === 'given')
				.map(({ title }) => title),
		)
})

test('overturning a finding never lowers a score', () => {
	for (const { call, analysis, findings, notGiven } of calls)
		for (const key of [...findings, ...notGiven])
			expect(rescoreCall(call, overturned([key]))?.overallScore).toBeGreaterThanOrEqual(
				analysis.overallScore ?? 0,
			)
})

test('keys of findings that a call does not have change nothing', () => {
	for (const { call, analysis } of calls)
		expect(rescoreCall(call, overturned(['guaranteed_result.9999.00000000']))).toMatchObject({
			overallScore: analysis.overallScore,
			score: analysis.score,
		})
})
