import { afterAll, expect, test } from 'vitest'
import { recordings } from '#features/recordings/tables.ts'
import type { TeamAnalytics } from '#features/team/contract.ts'
import { someCompany } from './fixtures/app.ts'
import { readJson } from './fixtures/call.ts'

const { app, maya, dana } = await someCompany(afterAll)
const { id: ownerId } = await readJson<{ id: string }>(maya, '/api/user')
const day = 24 * 3_600_000

type SomeCall = { ago: number; score?: number; compliance?: number; closed?: boolean; broke?: string[] }

/** Calls of Maya with these figures, stored without words. */
const someCalls = (calls: SomeCall[]) =>
	app.services.db.insert(recordings).values(
		calls.map(({ ago, score = null, compliance = null, closed = false, broke = [] }) => ({
			ownerId,
			originalName: 'call.mp3',
			status: 'analyzed' as const,
			uploadedAt: new Date(Date.now() - ago),
			overallScore: score,
			complianceScore: compliance,
			isClosedDeal: closed,
			brokenRules: broke,
		})),
	)

const read = () => readJson<TeamAnalytics>(dana, '/api/admin/analytics?timeZone=UTC')

test('twelve weeks add up: by week, by department and by rule', async () => {
	const before = await read()
	const code = 'guaranteed_result'
	await someCalls([
		{ ago: 40 * day, score: 90, compliance: 100, closed: true },
		{ ago: 40 * day, score: 50, compliance: 40, broke: [code] },
		{ ago: 40 * day },
		{ ago: 100 * day, score: 10, compliance: 10, broke: [code] },
	])
	const after = await read()
	expect(after.weeks).toHaveLength(12)
	expect(after.scoredCalls - before.scoredCalls).toBe(2)
	for (const { weeks, departments, scoredCalls } of [before, after])
		for (const parts of [weeks, departments])
			expect(parts.reduce((sum, part) => sum + part.scoredCalls, 0)).toBe(scoredCalls)
	const week = after.weeks.find(({ start }, at) => {
		const next = after.weeks[at + 1]
		const moment = Date.now() - 40 * day
		return moment >= Date.parse(start) && (!next || moment < Date.parse(next.start))
	})
	expect(week).toMatchObject({
		scoredCalls: 2,
		avgScore: 70,
		complianceScore: 70,
		passRate: 50,
		closingRate: 50,
	})
	const callsOf = ({ rules }: TeamAnalytics) => rules.find((rule) => rule.code === code)?.calls ?? 0
	expect(callsOf(after) - callsOf(before)).toBe(1)
})
