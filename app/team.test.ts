import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { chatSessions } from '#features/chat/tables.ts'
import type { Employee } from '#features/people/contract.ts'
import { recordings } from '#features/recordings/tables.ts'
import type {
	CallBehind,
	ListedRep,
	Performance,
	RepCompliance,
	ScoredEmployee,
	TeamOverview,
	TeamReport,
} from '#features/team/contract.ts'
import { answerTo, postJson, someCompany } from './fixtures/app.ts'
import { type Client, findingIn, readJson, someScoredCall } from './fixtures/call.ts'

const { app, maya, dana } = await someCompany(afterAll)
const { db } = app.services
const mayaId = await idOf(maya)

const read = <T>(path: string) => readJson<T>(dana, `/api/admin/${path}`)
const overview = (query: string) => read<TeamOverview>(`overview?${query}`)
const performanceOf = (id: string) => readJson<Performance>(dana, `/api/employees/${id}/performance`)

async function idOf(client: Client) {
	return (await readJson<{ id: string }>(client, '/api/user')).id
}

async function someRep(name: string, role: Employee['role'] = 'rep') {
	const email = `${name.toLowerCase().replace(' ', '.')}@northfield.example`
	const answer = await postJson(dana, '/api/employees', { name, email, role, weeklyCallTarget: 40 })
	return ((await answer.json()) as { employee: Employee }).employee.id
}

const hour = 3_600_000
const day = 24 * hour

type SomeCall = { ago?: number; score?: number; compliance?: number; closed?: boolean; broke?: string[] }

/** Calls of which only the figures are needed, not the words. */
async function someCalls(ownerId: string, calls: SomeCall[]) {
	const values = calls.map(({ ago = 0, score, compliance, closed = false, broke = [] }, n) => ({
		ownerId,
		originalName: `call ${n}.mp3`,
		status: 'analyzed' as const,
		uploadedAt: new Date(Date.now() - ago),
		overallScore: score ?? null,
		complianceScore: compliance ?? null,
		isClosedDeal: closed,
		brokenRules: broke,
	}))
	await db.insert(recordings).values(values)
}

const priya = await someRep('Priya Raman')
const victor = await someRep('Victor Hale')
const theo = await someRep('Theo Nakamura', 'manager')
const renee = await someRep('Renee Castillo')

test('the figures of the team are for administrators alone', async () => {
	const paths = ['admin/overview', 'admin/reps', 'admin/compliance', `admin/compliance/${mayaId}/calls`]
	const more = ['admin/report', 'admin/report.csv']
	const profile = ['recordings', 'chats', 'performance'].map((tab) => `employees/${mayaId}/${tab}`)
	for (const path of [...paths, ...more, ...profile]) {
		expect((await app.api.request(`/api/${path}`)).status, path).toBe(401)
		expect((await maya.request(`/api/${path}`)).status, path).toBe(403)
	}
})

test('where no call is scored there is no figure, and never 0%', async () => {
	await someCalls(mayaId, [{}])
	const { cards, complianceByRep, alerts, topPerformers } = await overview('days=30')
	expect(cards).toMatchObject({ averagePerformance: null, averageCompliance: null, repsUnderAlert: 0 })
	expect(cards).toMatchObject({ totalReps: 5, activeReps: 5, callsToday: 1, callsThisMonth: 1 })
	expect([complianceByRep, alerts, topPerformers]).toEqual([[], [], []])
	const [rep] = await read<ListedRep[]>('reps?q=maya')
	expect(rep?.performance).toMatchObject({ avgScore: null, closingRate: null, complianceScore: null })
	const { averageScore, teamAverage, skillsBreakdown, recordings } = await performanceOf(mayaId)
	expect({ averageScore, teamAverage, skillsBreakdown }).toEqual({
		averageScore: null,
		teamAverage: null,
		skillsBreakdown: {},
	})
	expect(recordings).toEqual({ total: 1, thisWeek: 1, scored: 0 })
})

test('figures are the means that the formulas say, of the period alone', async () => {
	const priyas = [90, 80, 85, 95, 75].map((score, n) => ({
		ago: n * day,
		score,
		compliance: [100, 100, 98, 97, 95][n] ?? 0,
		closed: n < 2,
	}))
	await someCalls(priya, [...priyas, { ago: 21 * day, score: 10, compliance: 40 }])
	const guaranteed = ['guaranteed_result']
	await someCalls(victor, [
		{ score: 50, compliance: 80, closed: true, broke: [...guaranteed, 'recording_notice'] },
		{ score: 50, compliance: 85, closed: true, broke: guaranteed },
		{ score: 50, compliance: 90, closed: true, broke: guaranteed },
		{ score: 50, compliance: 88, closed: true },
		{ score: 50, compliance: 89 },
		{ ago: 20 * day, score: 50, compliance: 89, broke: ['lawsuit_denial'] },
	])
	await someCalls(
		theo,
		[90, 90, 89, 89].map((compliance) => ({ score: 70, compliance })),
	)
	await someCalls(renee, [{ score: 60, compliance: 50, broke: guaranteed }])
	const headers = { 'content-type': 'application/json' }
	const body = JSON.stringify({ isActive: false })
	expect((await dana.request(`/api/employees/${renee}`, { method: 'PATCH', headers, body })).status).toBe(200)

	const week = await overview('days=7')
	expect(week.cards).toMatchObject({
		totalReps: 5,
		activeReps: 4,
		scoredCalls: 15,
		repsWithScoredCalls: 4,
		averagePerformance: 68, // (425 + 250 + 280 + 60) / 15
		averageCompliance: 89, // (490 + 432 + 358 + 50) / 15
		repsUnderAlert: 1,
	})
	expect(week.complianceByRep.map(({ id, complianceScore }) => [id, complianceScore])).toEqual([
		[priya, 98],
		[theo, 90], // 89.5, rounded before it is compared: no alert
		[victor, 86],
	])
	expect(week.topPerformers).toMatchObject([
		{ id: victor, closingRate: 80, complianceScore: 86, sum: 166 },
		{ id: priya, closingRate: 40, complianceScore: 98, sum: 138 },
	])
	expect(week.alerts).toMatchObject([
		{
			id: victor,
			scoredCalls: 5,
			mostBroken: { code: 'guaranteed_result', kind: 'prohibited statement', calls: 3 },
		},
	])
	const { complianceByRep } = await overview('days=30')
	expect(complianceByRep.find(({ id }) => id === priya)?.complianceScore).toBe(88) // 530 / 6
})

test('a call made before midnight is of yesterday where midnight has passed, and of today elsewhere', async () => {
	const hours = new Date().getUTCHours()
	/** A zone in which it is this hour now; its name has the sign turned. */
	const zoneAt = (wanted: number) => {
		const ahead = (wanted - hours + 36) % 24
		const offset = ahead - 12
		return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
	}
	const callsToday = async (zone: string) =>
		(await overview(new URLSearchParams({ timeZone: zone }).toString())).cards.callsToday
	const before = [await callsToday(zoneAt(0)), await callsToday(zoneAt(12))]
	await someCalls(theo, [{ ago: 2 * hour }])
	expect(await callsToday(zoneAt(0))).toBe(before[0])
	expect(await callsToday(zoneAt(12))).toBe((before[1] ?? 0) + 1)
	const { period } = await overview('days=30&timeZone=America/New_York')
	const clock = { timeZone: 'America/New_York', timeStyle: 'medium', hourCycle: 'h23' } as const
	expect(new Date(period.from).toLocaleTimeString('en-US', clock)).toBe('00:00:00')
	for (const zone of ['Mars/Olympus', '%2B05:00'])
		expect((await dana.request(`/api/admin/overview?timeZone=${zone}`)).status).toBe(400)
})

test('reps are found, sorted and read page by page, each with the weeks behind', async () => {
	const [found] = await read<ListedRep[]>('reps?days=7&q=raman')
	expect(found).toMatchObject({
		id: priya,
		status: 'active',
		lastLogin: null,
		performance: { avgScore: 85, closingRate: 40, complianceScore: 98, scoredCalls: 5, callsToday: 1 },
		goals: { weeklyCallTarget: 40 },
	})
	expect(found?.weeks).toHaveLength(8)
	expect(found?.weeks.at(-4)).toMatchObject({ scoredCalls: 1, averageScore: 10 })
	expect(found?.weeks[0]).toMatchObject({ scoredCalls: 0, averageScore: null })
	const inactive = await read<ListedRep[]>('reps?status=inactive')
	expect(inactive.map(({ id }) => id)).toEqual([renee])

	const pages: string[][] = []
	let next: string | undefined = '/api/admin/reps?days=7&sort=compliance&limit=2'
	while (next) {
		const answer: Response = await dana.request(next)
		expect(answer.headers.get('x-total-count')).toBe('5')
		pages.push(((await answer.json()) as ListedRep[]).map(({ id }) => id))
		next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
	}
	expect(pages).toEqual([[priya, theo], [victor, renee], [mayaId]])
	expect((await dana.request('/api/admin/reps?cursor=nonsense')).status).toBe(400)
})

test('compliance is listed worst first, and a click leads to the words behind it', async () => {
	const recordingId = await someScoredCall(app, maya)
	const [worst, ...others] = await read<RepCompliance[]>('compliance?days=7')
	expect(worst).toMatchObject({ id: mayaId, scoredCalls: 1, callsWithBrokenRules: 1 })
	expect(worst?.rules).toContainEqual(expect.objectContaining({ code: 'guaranteed_result', calls: 1 }))
	expect(others.map(({ id }) => id)).toEqual([victor, theo, priya])
	expect(others[0]).toMatchObject({ callsWithBrokenRules: 3, rules: [{ calls: 3 }, { calls: 1 }] })

	const behind = (rule: string) => read<CallBehind[]>(`compliance/${mayaId}/calls?days=7&rule=${rule}`)
	expect(await behind('guaranteed_result')).toMatchObject([
		{
			recordingId,
			broken: [
				{ status: 'found', quote: expect.stringContaining('guarantee'), start: expect.closeTo(17.8, 1) },
			],
		},
	])
	expect(await behind('abusive_language')).toEqual([])
	expect((await dana.request('/api/admin/compliance/nobody/calls')).status).toBe(404)

	const decision = { decision: 'overturned', reason: 'She was quoting a flyer.' }
	expect(await answerTo(dana, `${await findingIn(maya, recordingId)}/decide`, decision)).toMatchObject({
		status: 200,
	})
	expect(await behind('guaranteed_result')).toEqual([])
})

test('the report has the reps that were asked for, and its export is written down', async () => {
	const { reps } = await read<TeamReport>(`report?days=7&ids=${victor},${priya}`)
	expect(reps.map(({ name, mostBroken }) => [name, mostBroken?.calls ?? 0])).toEqual([
		['Priya Raman', 0],
		['Victor Hale', 3],
	])
	expect((await dana.request(`/api/admin/report?ids=${priya},nobody`)).status).toBe(404)

	const answer = await dana.request('/api/admin/report.csv?days=7')
	expect(answer.headers.get('content-disposition')).toMatch(/team-report-.*\.csv/)
	const [heading, ...lines] = (await answer.text()).trim().split('\r\n')
	expect(heading).toContain('"Closing rate (%), last 7 days"')
	expect(lines).toHaveLength(5)
	expect(lines.at(-1)).toMatch(/^Victor Hale,.*,5,50,80,86,.*,3$/)
	const isExport = eq(auditEvents.action, 'report.exported')
	const exports = await db.select().from(auditEvents).where(isExport).orderBy(auditEvents.at)
	expect(exports.map(({ details }) => details)).toEqual([
		{ days: 7, reps: 2, form: 'page' },
		{ days: 7, reps: 5, form: 'csv' },
	])
})

test('a profile compares a person with the team, and lists only the titles of conversations', async () => {
	await db.insert(chatSessions).values([
		{ personId: mayaId, title: 'Fees', context: {} as never },
		{ personId: mayaId, title: null, context: {} as never },
	])
	const chats = await readJson<object[]>(dana, `/api/employees/${mayaId}/chats`)
	expect(chats).toEqual([{ id: expect.any(String), title: 'Fees', createdAt: expect.any(String) }])

	const mayas = await performanceOf(mayaId)
	expect(mayas.chats).toEqual({ total: 1, last: expect.any(String) })
	expect(mayas.recordings).toMatchObject({ total: 2, scored: 1 })
	expect(Object.keys(mayas.skillsBreakdown)).toContain('Compliance')
	const ofOneCall = Object.keys(mayas.skillsBreakdown).map((skill) => [skill, 1])
	expect(mayas.skillOccasions).toEqual(Object.fromEntries(ofOneCall))
	const priyas = await performanceOf(priya)
	expect(priyas.averageScore).toBe(7.3) // 435 / 6 = 72.5
	expect(priyas.teamAverage).toBe(mayas.teamAverage)
	expect(priyas.trend).toHaveLength(12)
	expect(priyas.trend.at(-4)).toMatchObject({ scoredCalls: 1, averageScore: 10 })

	const listed = await read<ScoredEmployee[]>('employees?limit=2')
	expect(listed).toMatchObject([
		{ name: 'Dana Whitfield', averageScore: null },
		{ name: 'Maya Ortiz', averageScore: mayas.averageScore },
	])
	expect(await read<ScoredEmployee[]>('employees?q=priya')).toMatchObject([{ averageScore: 7.3 }])

	const calls = await dana.request(`/api/employees/${mayaId}/recordings?limit=1`)
	expect(calls.headers.get('x-total-count')).toBe('2')
	expect(await calls.json()).toMatchObject([{ owner: { id: mayaId }, hasTranscript: true }])
	for (const tab of ['recordings', 'chats', 'performance'])
		expect(await (await dana.request(`/api/employees/nobody/${tab}`)).json()).toMatchObject({
			error: 'Employee not found',
		})
})
