import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDispute, RecordingSummary, RuleReview } from '#features/analysis/contract.ts'
import { auditEvents } from '#features/audit/tables.ts'
import { answerTo, someCompany } from './fixtures/app.ts'
import { findingIn, readCall, readJson, someScoredCall } from './fixtures/call.ts'

const done = { status: 200 }
const reason = 'I was quoting what another company promised her.'

/** One for all stories that count nothing. */
let company: ReturnType<typeof someCompany>
beforeAll(() => {
	company = someCompany(afterAll)
})

test('strangers and neighbors can neither dispute, decide, analyze again nor adopt', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, dana)
	const finding = await findingIn(dana, id)
	for (const [path, body] of [
		[`${finding}/dispute`, { reason }],
		[`${finding}/decide`, { decision: 'overturned' }],
		[`/api/recordings/${id}/reanalyze`, {}],
		[`/api/recordings/${id}/adopt`, { analysisId: randomUUID() }],
	] as const) {
		expect([path, await answerTo(app.api, path, body)]).toMatchObject([path, { status: 401 }])
		expect([path, await answerTo(maya, path, body)]).toMatchObject([path, { status: 404 }])
	}
	for (const path of ['/api/admin/rule-reviews', '/api/admin/disputes']) {
		expect((await app.api.request(path)).status).toBe(401)
		expect((await maya.request(path)).status).toBe(403)
	}
})

test('a rep disputes a finding, an administrator overturns it, and the score that counts follows', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	const before = await readCall(maya, id)
	const machineScore = before.analysis?.overallScore
	expect(before).toMatchObject({ effectiveScore: machineScore, effective: null, reviews: [] })
	const finding = await findingIn(maya, id)

	expect(await answerTo(maya, `${finding}/dispute`, { reason })).toEqual(done)
	const disputed = await readCall(maya, id)
	expect(disputed.effectiveScore).toBe(machineScore)
	expect(disputed.reviews).toMatchObject([
		{ state: 'disputed', dispute: { reason, by: { name: 'Maya Ortiz' } }, decision: null },
	])

	const decision = { decision: 'overturned', reason: 'She does quote the other company.' }
	expect(await answerTo(dana, `${finding}/decide`, decision)).toEqual(done)
	const after = await readCall(maya, id)
	expect(after.analysis).toEqual(before.analysis)
	expect(after.effectiveScore).toBeGreaterThan(machineScore ?? 100)
	expect(after.effective?.overallScore).toBe(after.effectiveScore)
	expect(after.effective?.complianceIssues).toEqual(before.analysis?.complianceIssues.slice(1))
	expect(after.reviews).toMatchObject([
		{
			state: 'overturned',
			dispute: { reason },
			decision: { reason: decision.reason, by: { name: 'Dana Whitfield' } },
		},
	])
	const rows = await readJson<RecordingSummary[]>(maya, '/api/recordings?view=summary')
	const row = rows.find((each) => each.id === id)
	expect(row?.analysis?.overallScore).toBe(after.effectiveScore)
	expect(row?.analysis?.complianceIssues).toEqual(after.effective?.complianceIssues)
})

test('lists, tabs and statistics count a call by what people left of its score', async () => {
	const { app, maya, dana } = await someCompany()
	const id = await someScoredCall(app, maya)
	expect(await readJson(maya, '/api/recordings/counts')).toEqual({ all: 1, passing: 0, failed: 1 })
	const { reviewKeys } = await readCall(maya, id)
	const missing = reviewKeys.disclosures.filter((key) => !key.endsWith('.given'))
	for (const key of [...reviewKeys.findings, ...missing])
		expect(
			await answerTo(dana, `/api/recordings/${id}/findings/${key}/decide`, { decision: 'overturned' }),
		).toEqual(done)
	expect((await readCall(maya, id)).effective).toMatchObject({ requiredDisclosures: [], score: { caps: [] } })
	expect(await readJson(maya, '/api/recordings/counts')).toEqual({ all: 1, passing: 1, failed: 0 })
	expect(await readJson(maya, '/api/stats')).toMatchObject({ passingCalls: 1, failedCalls: 0, passRate: 100 })
})

test('an upheld finding still counts', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	const { effectiveScore } = await readCall(maya, id)
	const finding = await findingIn(maya, id)
	expect(await answerTo(maya, `${finding}/dispute`, { reason })).toEqual(done)
	expect(await answerTo(dana, `${finding}/decide`, { decision: 'upheld' })).toEqual(done)
	expect(await readCall(maya, id)).toMatchObject({
		effectiveScore,
		effective: null,
		reviews: [{ state: 'upheld' }],
	})
})

test('a disclosure can be disputed too', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	const { analysis, reviewKeys } = await readCall(maya, id)
	const key = reviewKeys.disclosures.find((each) => each === 'nonpayment_consequences.missing')
	const path = `/api/recordings/${id}/findings/${key}`
	expect(await answerTo(maya, `${path}/dispute`, { reason: 'I said it on the first call.' })).toEqual(done)
	expect(await answerTo(dana, `${path}/decide`, { decision: 'overturned' })).toEqual(done)
	const title = analysis?.disclosures.find(({ code }) => code === 'nonpayment_consequences')?.title
	expect(analysis?.requiredDisclosures).toContain(title)
	expect((await readCall(maya, id)).effective?.requiredDisclosures).not.toContain(title)
})

test('a rep decides nothing, and only the rep of a call disputes', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	const finding = await findingIn(maya, id)
	expect(await answerTo(maya, `${finding}/decide`, { decision: 'overturned' })).toMatchObject({ status: 403 })
	expect(await answerTo(dana, `${finding}/dispute`, { reason })).toMatchObject({
		status: 403,
		error: 'Only the rep who made the call can dispute a finding.',
	})
})

test('what was said once is not said again', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	const finding = await findingIn(maya, id)
	const again = { status: 409, error: 'This finding is already disputed.' }
	await answerTo(maya, `${finding}/dispute`, { reason })
	expect(await answerTo(maya, `${finding}/dispute`, { reason })).toMatchObject(again)
	const both = await Promise.all(
		['upheld', 'overturned'].map((decision) => answerTo(dana, `${finding}/decide`, { decision })),
	)
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(await answerTo(maya, `${finding}/dispute`, { reason })).toMatchObject({
		status: 409,
		code: 'already-decided',
	})
})

test('bad reviews get a clear refusal', async () => {
	const { app, maya } = await company
	const id = await someScoredCall(app, maya)
	const finding = await findingIn(maya, id)
	for (const [path, body, status] of [
		[`${finding}/dispute`, { reason: ' no ' }, 400],
		[`${finding}/dispute`, { reason: 'x'.repeat(1001) }, 400],
		[`${finding}/dispute`, {}, 400],
		[`${finding}/decide`, { decision: 'perhaps' }, 400],
		[`/api/recordings/${id}/findings/guaranteed_result.99.00000000/dispute`, { reason }, 404],
		[`/api/recordings/${id}/findings/recording_notice.given/dispute`, { reason }, 409],
		[`/api/recordings/${id}/adopt`, { analysisId: randomUUID() }, 404],
		[`/api/recordings/${id}/adopt`, { analysisId: 'latest' }, 400],
	] as const)
		expect([path, await answerTo(maya, path, body)]).toMatchObject([path, { status }])
})

test('the audit trail names who did what to which finding, and no words', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	const finding = await findingIn(maya, id)
	await answerTo(maya, `${finding}/dispute`, { reason })
	await answerTo(dana, `${finding}/decide`, { decision: 'overturned', reason: 'She quotes another company.' })
	const trail = await app.services.db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, id))
		.orderBy(auditEvents.at)
	const { analysis, effectiveScore } = await readCall(dana, id)
	const key = finding.split('/').at(-1)
	expect(trail.map(({ action, details }) => ({ action, details }))).toEqual([
		{ action: 'finding.disputed', details: { key } },
		{
			action: 'finding.overturned',
			details: { key, scoreBefore: analysis?.overallScore, scoreAfter: effectiveScore },
		},
	])
})

test('administrators see machine and people side by side, a row a rule', async () => {
	const { app, maya, dana } = await someCompany()
	const ids = [
		await someScoredCall(app, maya),
		await someScoredCall(app, maya),
		await someScoredCall(app, dana),
	]
	const findings = await Promise.all(ids.map((id) => findingIn(dana, id)))
	await answerTo(maya, `${findings[0]}/dispute`, { reason })
	await answerTo(dana, `${findings[0]}/decide`, { decision: 'overturned' })
	await answerTo(dana, `${findings[1]}/decide`, { decision: 'upheld' })
	const rules = await readJson<RuleReview[]>(dana, '/api/admin/rule-reviews')
	const [found] = (await readCall(dana, ids[0] ?? '')).analysis?.findings ?? []
	expect(rules.find(({ code }) => code === found?.code)).toMatchObject({
		title: found?.title,
		kind: 'prohibited statement',
		found: 3,
		disputed: 1,
		upheld: 1,
		overturned: 1,
		agreement: 50,
	})
	expect(rules.find(({ code }) => code === 'nonpayment_consequences')).toMatchObject({
		kind: 'required disclosure',
		found: 3,
		agreement: null,
	})
	expect(rules).toHaveLength(22)
})

test('open disputes come in pages, the oldest first, and leave when decided', async () => {
	const { app, maya, dana } = await someCompany()
	const ids = [
		await someScoredCall(app, maya),
		await someScoredCall(app, maya),
		await someScoredCall(app, maya),
	]
	for (const id of ids) await answerTo(maya, `${await findingIn(maya, id)}/dispute`, { reason })
	const first = await dana.request('/api/admin/disputes?limit=2')
	expect(first.headers.get('x-total-count')).toBe('3')
	const page = (await first.json()) as OpenDispute[]
	expect(page.map(({ recording }) => recording.id)).toEqual(ids.slice(0, 2))
	const said = (await readCall(dana, ids[0] ?? '')).analysis?.findings[0]
	expect(page[0]).toMatchObject({
		machine: { turn: 2, quote: said?.quote },
		dispute: { reason, by: { name: 'Maya Ortiz' } },
	})
	const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
	expect((await readJson<OpenDispute[]>(dana, next)).map(({ recording }) => recording.id)).toEqual(
		ids.slice(2),
	)

	await answerTo(dana, `${await findingIn(dana, ids[0] ?? '')}/decide`, { decision: 'upheld' })
	await maya.request(`/api/recordings/${ids[1]}`, { method: 'DELETE' })
	const left = await readJson<OpenDispute[]>(dana, '/api/admin/disputes')
	expect(left.map(({ recording }) => recording.id)).toEqual(ids.slice(2))
})
