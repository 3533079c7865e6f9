import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reanalysis } from '#features/analysis/contract.ts'
import { analyses } from '#features/analysis/tables.ts'
import { answerTo, postJson, someCompany } from './fixtures/app.ts'
import { findingIn, readCall, type SomeApp, someScoredCall, whenScored } from './fixtures/call.ts'

let company: ReturnType<typeof someCompany>
beforeAll(() => {
	company = someCompany(afterAll)
})

test('analyzing again by the same rules changes nothing', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	await answerTo(dana, `${await findingIn(dana, id)}/decide`, { decision: 'overturned' })
	const before = await readCall(maya, id)
	const again = await postJson(maya, `/api/recordings/${id}/reanalyze`, {})
	const { analysisId, diff } = (await again.json()) as Reanalysis
	expect(diff).toMatchObject({
		isUnchanged: true,
		findingsAdded: [],
		findingsRemoved: [],
		disclosuresChanged: [],
	})
	expect(await answerTo(maya, `/api/recordings/${id}/adopt`, { analysisId })).toMatchObject({
		status: 409,
		error: 'This result is already in use.',
	})
	expect((await maya.request(`/api/recordings/${id}/retry`, { method: 'POST' })).status).toBe(202)
	await whenScored(maya, id)
	expect(await readCall(maya, id)).toEqual(before)
})

/** Makes the analysis of a call one by earlier rules, which found nothing and scored it otherwise. */
async function agedAnalysis(app: SomeApp, id: string) {
	const { db } = app.services
	const [row] = await db.select().from(analyses).where(eq(analyses.recordingId, id))
	if (!row) throw new Error('there is no analysis')
	const result = { ...row.result, version: '2020.1', overallScore: 91, findings: [] }
	await db
		.update(analyses)
		.set({ version: '2020.1', overallScore: 91, result })
		.where(eq(analyses.id, row.id))
}

test('newer rules change an old score only once someone uses their result', async () => {
	const { app, maya } = await company
	const id = await someScoredCall(app, maya)
	const byTheseRules = await readCall(maya, id)
	await agedAnalysis(app, id)

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

	expect(await answerTo(maya, `/api/recordings/${id}/adopt`, { analysisId: again.analysisId })).toEqual({
		status: 200,
	})
	expect(await readCall(maya, id)).toEqual(byTheseRules)
})

test('what people overturned stays overturned under newer rules, while the rules still find it', async () => {
	const { app, maya, dana } = await company
	const id = await someScoredCall(app, maya)
	const finding = await findingIn(maya, id)
	await answerTo(dana, `${finding}/decide`, { decision: 'overturned' })
	const reviewed = await readCall(maya, id)
	await agedAnalysis(app, id)
	const other = reviewed.reviewKeys.disclosures.find((key) => key.endsWith('.missing'))
	expect(
		await answerTo(dana, `/api/recordings/${id}/findings/${other}/decide`, { decision: 'overturned' }),
	).toMatchObject({ status: 409, code: 'other-rules' })

	const again = (await (await postJson(maya, `/api/recordings/${id}/reanalyze`, {})).json()) as Reanalysis
	expect(again.diff.score.after).toBe(reviewed.effectiveScore)
	await answerTo(maya, `/api/recordings/${id}/adopt`, { analysisId: again.analysisId })
	expect(await readCall(maya, id)).toEqual(reviewed)
})

test('a result made before the speakers were swapped is out of date', async () => {
	const { app, maya } = await company
	const id = await someScoredCall(app, maya)
	const finding = await findingIn(maya, id)
	const reason = 'I was quoting what another company promised her.'
	await answerTo(maya, `${finding}/dispute`, { reason })
	await agedAnalysis(app, id)
	const { analysisId } = (await (
		await postJson(maya, `/api/recordings/${id}/reanalyze`, {})
	).json()) as Reanalysis
	await maya.request(`/api/recordings/${id}/swap-speakers`, { method: 'POST' })
	await whenScored(maya, id)
	expect((await readCall(maya, id)).reviews).toEqual([])
	expect(await answerTo(maya, `/api/recordings/${id}/adopt`, { analysisId })).toMatchObject({
		status: 409,
		code: 'out-of-date',
	})
	await maya.request(`/api/recordings/${id}/swap-speakers`, { method: 'POST' })
	await whenScored(maya, id)
	expect((await readCall(maya, id)).reviews).toMatchObject([{ state: 'disputed' }])
})
