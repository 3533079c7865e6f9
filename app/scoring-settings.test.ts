import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { answerTo, someCompany } from './fixtures/app.ts'
import {
	type Client,
	findingIn,
	misleadingCall,
	readCall,
	readJson,
	someCall,
	whenScored,
} from './fixtures/call.ts'

const path = '/api/admin/scoring-settings'
const soon = { timeout: 30_000, interval: 100 }

/** The statement in it is only likely. */
const doubtfulCall = misleadingCall.map(([speaker, text], at) =>
	at === 2
		? (['rep', 'I guarantee we will settle all of your debts, and we go card by card.'] as const)
		: ([speaker, text] as const),
)

const change = async (client: Client, likelyFindings: string) => {
	const body = JSON.stringify({ likelyFindings })
	return client.request(path, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
}

test('an administrator decides how much findings to check count, and calls are scored again', async () => {
	const { app, maya, dana } = await someCompany(afterAll)
	expect(await readJson(dana, path)).toEqual({ likelyFindings: 'half' })
	const id = await someCall(app, maya, doubtfulCall)
	await whenScored(maya, id)
	const first = await readCall(maya, id)
	expect(first.analysis?.findings.map(({ level }) => level)).toContain('likely')
	expect(first.analysis?.findings.map(({ level }) => level)).not.toContain('certain')
	expect(first).toMatchObject({ effective: null, effectiveScore: first.analysis?.overallScore })
	const scoreOnceIt = async (counts: string) => {
		expect((await change(dana, counts)).status).toBe(200)
		const counted = counts === 'half' ? undefined : counts
		await expect.poll(async () => (await readCall(maya, id)).effective?.likelyFindings, soon).toBe(counted)
		return (await readCall(maya, id)).effectiveScore ?? 0
	}
	const half = first.effectiveScore ?? 0
	const none = await scoreOnceIt('none')
	const full = await scoreOnceIt('full')
	expect(none).toBeGreaterThan(half)
	expect(full).toBeLessThanOrEqual(half)
	expect(full >= 70).toBe(none >= 70)
	expect((await readCall(maya, id)).analysis).toEqual(first.analysis)
	expect(await scoreOnceIt('half')).toBe(half)
	expect((await readCall(maya, id)).effective).toBe(null)

	const events = await app.services.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
	expect(events).toContainEqual(
		expect.objectContaining({
			action: 'analysis.rescored',
			details: { likelyFindings: 'none', scoreBefore: half, scoreAfter: none },
		}),
	)
	const changes = await app.services.db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.action, 'scoring-settings.changed'))
	expect(changes.map(({ details }) => details)).toEqual([
		{ countsBefore: 'half', countsAfter: 'none' },
		{ countsBefore: 'none', countsAfter: 'full' },
		{ countsBefore: 'full', countsAfter: 'half' },
	])
})

test('a new call is scored by the settings of the company, and a reviewer settles what is likely', async () => {
	const { app, maya, dana } = await someCompany(afterAll)
	expect((await change(maya, 'none')).status).toBe(403)
	await change(dana, 'none')
	const id = await someCall(app, maya, doubtfulCall)
	await whenScored(maya, id)
	const unreviewed = await readCall(maya, id)
	expect(unreviewed.effective).toMatchObject({ likelyFindings: 'none', complianceIssues: [] })
	expect(await answerTo(dana, `${await findingIn(maya, id)}/decide`, { decision: 'upheld' })).toEqual({
		status: 200,
	})
	const { effective, effectiveScore } = await readCall(maya, id)
	expect(effective?.complianceIssues).toHaveLength(1)
	expect(effectiveScore).toBeLessThan(unreviewed.effectiveScore ?? 0)
})
