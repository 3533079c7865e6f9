import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDispute, Reanalysis, RecordingSummary, RuleReview } from '#features/analysis/contract.ts'
import { analyses } from '#features/analysis/tables.ts'
import { auditEvents } from '#features/audit/tables.ts'
import { type Client, readCall, readJson, type SomeHouse, someCall, whenScored } from './some-call.ts'
import { postJson, someHouse } from './some-house.ts'

const misleadingCall = [
	['rep', 'Hi Denise, this is Maya with Northfield Debt Relief on a recorded line. How are you today?'],
	['customer', 'Okay. I have twenty thousand dollars on cards and I am behind.'],
	['rep', 'I am sorry to hear that. I guarantee we will cut your debt in half with our program.'],
	['customer', 'Really? Is that for sure?'],
	['rep', 'What would it mean to you to be out of debt in forty eight months?'],
	['customer', 'It would mean the world to me.'],
] as const

async function someScoredCall(house: SomeHouse, owner: Client) {
	const id = await someCall(house, owner, misleadingCall)
	await whenScored(owner, id)
	return id
}

/** The address of the first finding of a call. */
async function findingIn(client: Client, id: string) {
	const [key] = (await readCall(client, id)).reviewKeys.findings
	if (!key) throw new Error('nothing was found')
	return `/api/recordings/${id}/findings/${key}`
}

async function answer(client: Pick<Client, 'request'>, path: string, body: unknown) {
	const response = await postJson(client, path, body)
	const { error, code } = (await response.json()) as { error?: string; code?: string }
	return { status: response.status, ...(error && { error }), ...(code && { code }) }
}

const done = { status: 200 }
const reason = 'I was quoting what another company promised her.'

async function newCompany(atEnd?: typeof afterAll) {
	const house = await someHouse({}, atEnd)
	await house.work()
	return { house, maya: await house.signIn('maya.ortiz'), dana: await house.signIn('dana.whitfield') }
}

/** One for all stories that count nothing. */
let company: ReturnType<typeof newCompany>
beforeAll(() => {
	company = newCompany(afterAll)
})

test('strangers and neighbors can neither dispute, decide, analyze again nor adopt', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, dana)
	const finding = await findingIn(dana, id)
	for (const [path, body] of [
		[`${finding}/dispute`, { reason }],
		[`${finding}/decide`, { decision: 'overturned' }],
		[`/api/recordings/${id}/reanalyze`, {}],
		[`/api/recordings/${id}/adopt`, { analysisId: randomUUID() }],
	] as const) {
		expect([path, await answer(house.api, path, body)]).toMatchObject([path, { status: 401 }])
		expect([path, await answer(maya, path, body)]).toMatchObject([path, { status: 404 }])
	}
	for (const path of ['/api/admin/rule-reviews', '/api/admin/disputes']) {
		expect((await house.api.request(path)).status).toBe(401)
		expect((await maya.request(path)).status).toBe(403)
	}
})

test('a rep disputes a finding, an administrator overturns it, and the score that counts follows', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	const before = await readCall(maya, id)
	const machineScore = before.analysis?.overallScore
	expect(before).toMatchObject({ effectiveScore: machineScore, effective: null, reviews: [] })
	const finding = await findingIn(maya, id)

	expect(await answer(maya, `${finding}/dispute`, { reason })).toEqual(done)
	const disputed = await readCall(maya, id)
	expect(disputed.effectiveScore).toBe(machineScore)
	expect(disputed.reviews).toMatchObject([
		{ state: 'disputed', dispute: { reason, by: { name: 'Maya Ortiz' } }, decision: null },
	])

	const decision = { decision: 'overturned', reason: 'She does quote the other company.' }
	expect(await answer(dana, `${finding}/decide`, decision)).toEqual(done)
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
	const { house, maya, dana } = await newCompany()
	const id = await someScoredCall(house, maya)
	expect(await readJson(maya, '/api/recordings/counts')).toEqual({ all: 1, passing: 0, failed: 1 })
	const { reviewKeys } = await readCall(maya, id)
	const missing = reviewKeys.disclosures.filter((key) => !key.endsWith('.given'))
	for (const key of [...reviewKeys.findings, ...missing])
		expect(
			await answer(dana, `/api/recordings/${id}/findings/${key}/decide`, { decision: 'overturned' }),
		).toEqual(done)
	expect((await readCall(maya, id)).effective).toMatchObject({ requiredDisclosures: [], score: { caps: [] } })
	expect(await readJson(maya, '/api/recordings/counts')).toEqual({ all: 1, passing: 1, failed: 0 })
	expect(await readJson(maya, '/api/stats')).toMatchObject({ passingCalls: 1, failedCalls: 0, passRate: 100 })
})

test('an upheld finding goes on counting', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	const { effectiveScore } = await readCall(maya, id)
	const finding = await findingIn(maya, id)
	expect(await answer(maya, `${finding}/dispute`, { reason })).toEqual(done)
	expect(await answer(dana, `${finding}/decide`, { decision: 'upheld' })).toEqual(done)
	expect(await readCall(maya, id)).toMatchObject({
		effectiveScore,
		effective: null,
		reviews: [{ state: 'upheld' }],
	})
})

test('a disclosure can be disputed too', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	const { analysis, reviewKeys } = await readCall(maya, id)
	const key = reviewKeys.disclosures.find((each) => each === 'nonpayment_consequences.missing')
	const path = `/api/recordings/${id}/findings/${key}`
	expect(await answer(maya, `${path}/dispute`, { reason: 'I said it on the first call.' })).toEqual(done)
	expect(await answer(dana, `${path}/decide`, { decision: 'overturned' })).toEqual(done)
	const title = analysis?.disclosures.find(({ code }) => code === 'nonpayment_consequences')?.title
	expect(analysis?.requiredDisclosures).toContain(title)
	expect((await readCall(maya, id)).effective?.requiredDisclosures).not.toContain(title)
})

test('a rep decides nothing, and only the rep of a call disputes', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	const finding = await findingIn(maya, id)
	expect(await answer(maya, `${finding}/decide`, { decision: 'overturned' })).toMatchObject({ status: 403 })
	expect(await answer(dana, `${finding}/dispute`, { reason })).toMatchObject({
		status: 403,
		error: 'Only the rep whose call it is can dispute a finding.',
	})
})

test('what was said once is not said again', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	const finding = await findingIn(maya, id)
	const again = { status: 409, error: 'This finding is already disputed.' }
	await answer(maya, `${finding}/dispute`, { reason })
	expect(await answer(maya, `${finding}/dispute`, { reason })).toMatchObject(again)
	const both = await Promise.all(
		['upheld', 'overturned'].map((decision) => answer(dana, `${finding}/decide`, { decision })),
	)
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(await answer(maya, `${finding}/dispute`, { reason })).toMatchObject({
		status: 409,
		code: 'already-decided',
	})
})

test('bad reviews get a clear refusal', async () => {
	const { house, maya } = await company
	const id = await someScoredCall(house, maya)
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
		expect([path, await answer(maya, path, body)]).toMatchObject([path, { status }])
})

test('the audit trail names who did what to which finding, and no words', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	const finding = await findingIn(maya, id)
	await answer(maya, `${finding}/dispute`, { reason })
	await answer(dana, `${finding}/decide`, { decision: 'overturned', reason: 'She quotes another company.' })
	const trail = await house.services.db
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
	const { house, maya, dana } = await newCompany()
	const ids = [
		await someScoredCall(house, maya),
		await someScoredCall(house, maya),
		await someScoredCall(house, dana),
	]
	const findings = await Promise.all(ids.map((id) => findingIn(dana, id)))
	await answer(maya, `${findings[0]}/dispute`, { reason })
	await answer(dana, `${findings[0]}/decide`, { decision: 'overturned' })
	await answer(dana, `${findings[1]}/decide`, { decision: 'upheld' })
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
	const { house, maya, dana } = await newCompany()
	const ids = [
		await someScoredCall(house, maya),
		await someScoredCall(house, maya),
		await someScoredCall(house, maya),
	]
	for (const id of ids) await answer(maya, `${await findingIn(maya, id)}/dispute`, { reason })
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

	await answer(dana, `${await findingIn(dana, ids[0] ?? '')}/decide`, { decision: 'upheld' })
	await maya.request(`/api/recordings/${ids[1]}`, { method: 'DELETE' })
	const left = await readJson<OpenDispute[]>(dana, '/api/admin/disputes')
	expect(left.map(({ recording }) => recording.id)).toEqual(ids.slice(2))
})

test('analyzing again by the same rules changes nothing', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	await answer(dana, `${await findingIn(dana, id)}/decide`, { decision: 'overturned' })
	const before = await readCall(maya, id)
	const again = await postJson(maya, `/api/recordings/${id}/reanalyze`, {})
	const { analysisId, diff } = (await again.json()) as Reanalysis
	expect(diff).toMatchObject({
		isUnchanged: true,
		findingsAdded: [],
		findingsRemoved: [],
		disclosuresChanged: [],
	})
	expect(await answer(maya, `/api/recordings/${id}/adopt`, { analysisId })).toMatchObject({
		status: 409,
		error: 'This result is already in use.',
	})
	expect((await maya.request(`/api/recordings/${id}/retry`, { method: 'POST' })).status).toBe(202)
	await whenScored(maya, id)
	expect(await readCall(maya, id)).toEqual(before)
})

/** Makes the analysis of a call one by earlier rules, which found nothing and scored it otherwise. */
async function agedAnalysis(house: SomeHouse, id: string) {
	const { db } = house.services
	const [row] = await db.select().from(analyses).where(eq(analyses.recordingId, id))
	if (!row) throw new Error('there is no analysis')
	const result = { ...row.result, version: '2020.1', overallScore: 91, findings: [] }
	await db
		.update(analyses)
		.set({ version: '2020.1', overallScore: 91, result })
		.where(eq(analyses.id, row.id))
}

test('newer rules change an old score only once somebody uses their result', async () => {
	const { house, maya } = await company
	const id = await someScoredCall(house, maya)
	const byTheseRules = await readCall(maya, id)
	await agedAnalysis(house, id)

	await maya.request(`/api/recordings/${id}/retry`, { method: 'POST' })
	await whenScored(maya, id)
	const old = await readCall(maya, id)
	expect(old).toMatchObject({ effectiveScore: 91, analysis: { version: '2020.1', overallScore: 91 } })
	expect(old.rulesInUse).toBe(byTheseRules.analysis?.version)

	const again = (await (await postJson(maya, `/api/recordings/${id}/reanalyze`, {})).json()) as Reanalysis
	expect(again.diff).toEqual({
		isUnchanged: false,
		versions: { before: '2020.1', after: old.rulesInUse },
		score: { before: 91, after: byTheseRules.effectiveScore },
		findingsAdded: byTheseRules.analysis?.findings,
		findingsRemoved: [],
		disclosuresChanged: [],
	})
	expect(await readCall(maya, id)).toEqual(old)
	const twice = (await (await postJson(maya, `/api/recordings/${id}/reanalyze`, {})).json()) as Reanalysis
	expect(twice.analysisId).toBe(again.analysisId)

	expect(await answer(maya, `/api/recordings/${id}/adopt`, { analysisId: again.analysisId })).toEqual(done)
	expect(await readCall(maya, id)).toEqual(byTheseRules)
})

test('what people overturned stays overturned under newer rules, while the rules still find it', async () => {
	const { house, maya, dana } = await company
	const id = await someScoredCall(house, maya)
	const finding = await findingIn(maya, id)
	await answer(dana, `${finding}/decide`, { decision: 'overturned' })
	const reviewed = await readCall(maya, id)
	await agedAnalysis(house, id)
	const other = reviewed.reviewKeys.disclosures.find((key) => key.endsWith('.missing'))
	expect(
		await answer(dana, `/api/recordings/${id}/findings/${other}/decide`, { decision: 'overturned' }),
	).toMatchObject({ status: 409, code: 'other-rules' })

	const again = (await (await postJson(maya, `/api/recordings/${id}/reanalyze`, {})).json()) as Reanalysis
	expect(again.diff.score.after).toBe(reviewed.effectiveScore)
	await answer(maya, `/api/recordings/${id}/adopt`, { analysisId: again.analysisId })
	expect(await readCall(maya, id)).toEqual(reviewed)
})

test('a result made before the speakers were swapped is out of date', async () => {
	const { house, maya } = await company
	const id = await someScoredCall(house, maya)
	const finding = await findingIn(maya, id)
	await answer(maya, `${finding}/dispute`, { reason })
	await agedAnalysis(house, id)
	const { analysisId } = (await (
		await postJson(maya, `/api/recordings/${id}/reanalyze`, {})
	).json()) as Reanalysis
	await maya.request(`/api/recordings/${id}/swap-speakers`, { method: 'POST' })
	await whenScored(maya, id)
	expect((await readCall(maya, id)).reviews).toEqual([])
	expect(await answer(maya, `/api/recordings/${id}/adopt`, { analysisId })).toMatchObject({
		status: 409,
		code: 'out-of-date',
	})
	await maya.request(`/api/recordings/${id}/swap-speakers`, { method: 'POST' })
	await whenScored(maya, id)
	expect((await readCall(maya, id)).reviews).toMatchObject([{ state: 'disputed' }])
})
