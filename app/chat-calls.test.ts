import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openCallBook } from '#features/chat/index.ts'
import { Person } from '#features/people/contract.ts'
import { recordings } from '#features/recordings/tables.ts'
import { answerTo, someCompany } from './fixtures/app.ts'
import {
	type Client,
	findingIn,
	readCall,
	readJson,
	type SomeApp,
	type Spoken,
	someCall,
	whenScored,
} from './fixtures/call.ts'
import { ask } from './fixtures/chat.ts'

const mine = { of: 'me', since: null } as const
const team = { of: 'team', since: null } as const
const overturned = { decision: 'overturned' }

const opening = (customer: string): Spoken => [
	['rep', `Hi ${customer}, this is Maya with Northfield Debt Relief on a recorded line. How are you today?`],
	['customer', 'Okay. I have twenty thousand dollars on cards and I am behind.'],
]
const guarantee: Spoken = [['rep', 'I guarantee it: every one of your creditors will settle with us.']]
const offer: Spoken = [
	['rep', 'We estimate forty eight months in all. Not paying will likely hurt your credit.'],
	['customer', 'I need to talk to my husband first.'],
	['rep', 'That makes sense. Bring him on the line, and I will go over all of it with both of you.'],
	['customer', 'I will ask him tonight.'],
]
const smallTalk: Spoken = [
	['rep', 'I am sorry to hear that. What would it mean to you to have that behind you one day?'],
	['customer', 'It would mean the world to me. Can you call me back tomorrow evening after six?'],
]

/** A company at work, with what its rep and its administrator can ask. */
async function someBooks() {
	const { app, maya, dana } = await someCompany()
	return { app, maya, dana, mayas: await bookOf(app, maya), danas: await bookOf(app, dana) }
}

const bookOf = async (app: SomeApp, client: Client) =>
	openCallBook(app.services.db, Person.parse(await readJson(client, '/api/user')))

async function scoredCall(app: SomeApp, owner: Client, spoken: Spoken, name?: string) {
	const id = await someCall(app, owner, spoken, name)
	await whenScored(owner, id)
	return id
}

const mean = (scores: (number | null)[]) =>
	Math.round(scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) / scores.length)

test('returns nothing for a person without calls', async () => {
	const { mayas } = await someBooks()
	expect(await mayas.figures(mine)).toEqual({
		calls: 0,
		scored: 0,
		passed: 0,
		averageScore: null,
		closedDeals: 0,
		from: null,
		to: null,
		disclosuresDue: 0,
		disclosures: [],
		statements: [],
		objections: [],
		skills: [],
		talk: { repShare: null, questions: null, longest: null },
		trend: null,
	})
	expect(await mayas.latest(mine)).toBeNull()
	expect(await mayas.extreme('worst', mine)).toBeNull()
	expect(await mayas.named('Denise', mine)).toEqual([])
	expect(await mayas.byId(randomUUID())).toBeNull()
	expect(await mayas.byId('denise')).toBeNull()
})

test('counts each call once in the statistics', async () => {
	const { app, maya, mayas } = await someBooks()
	const ids = [
		await scoredCall(app, maya, [...opening('Ann'), ...guarantee, ...guarantee, ...smallTalk]),
		await scoredCall(app, maya, [...opening('Denise'), ...guarantee, ...offer], 'newest with it.txt'),
		await scoredCall(app, maya, [...opening('Carl'), ...offer]),
		await scoredCall(app, maya, [...opening('Lou'), ...smallTalk]),
		await scoredCall(app, maya, [['rep', 'Hello?']]),
	]
	const calls = await Promise.all(ids.map((id) => readCall(maya, id)))
	const scores = calls.map(({ effectiveScore }) => effectiveScore)
	expect(scores[4]).toBeNull()

	const figures = await mayas.figures(mine)
	expect(figures).toMatchObject({
		calls: 5,
		scored: 4,
		passed: scores.filter((score) => score !== null && score >= 70).length,
		averageScore: mean(scores.slice(0, 4)),
		closedDeals: 0,
		from: new Date(calls[0]?.uploadedAt ?? ''),
		to: new Date(calls[4]?.uploadedAt ?? ''),
		disclosuresDue: 3,
		trend: { older: mean(scores.slice(0, 2)), newer: mean(scores.slice(2, 4)) },
	})
	expect(figures.statements.find(({ code }) => code === 'guaranteed_result')).toMatchObject({
		calls: 2,
		latest: { id: ids[1], title: 'newest with it.txt', start: calls[1]?.analysis?.findings[0]?.start },
	})
	expect(figures.disclosures.find(({ code }) => code === 'fees_and_total_cost')?.missed).toBe(3)
	expect(figures.disclosures.map(({ code }) => code)).not.toContain('recording_notice')
	expect(figures.objections).toEqual([
		{ code: 'spouse', title: 'Wants to ask a spouse or family', raised: 2, handled: 2 },
	])
	expect(figures.skills.map(({ average }) => average)).toEqual(
		figures.skills.map(({ average }) => average).toSorted((a, b) => a - b),
	)
	const closing = calls
		.slice(0, 3)
		.map(({ analysis }) => analysis?.skills.find((each) => each.code === 'closing')?.score ?? 0)
	expect(figures.skills.find(({ code }) => code === 'closing')?.average).toBeCloseTo(
		closing.reduce((sum, score) => sum + score, 0) / closing.length,
		0,
	)
})

test('the coach quotes what was said on a call, without personal numbers, at its time', async () => {
	const { app, maya } = await someBooks()
	const fees: Spoken = [['rep', 'Our fee is 23 percent, so put it on card 4111 1111 1111 1111 if you like.']]
	const id = await scoredCall(app, maya, [...opening('Denise'), ...fees, ...offer])
	const { response, sources } = await ask(maya, 'what did i say about the fee on the Denise call')
	expect(response).toContain('0:16')
	expect(response).toContain('Our fee is 23 percent')
	expect(response).not.toContain('4111')
	expect(sources[0]?.href).toBe(`/recordings/${id}?t=16`)
	const dana = await ask(await app.signIn('dana.whitfield'), 'what did i say about the fee in my last call')
	expect(dana.response).not.toContain('23 percent')
})

test('the best, the worst and the latest call are those the scores and dates say', async () => {
	const { app, maya, mayas } = await someBooks()
	const best = await scoredCall(app, maya, [...opening('Lou'), ...smallTalk])
	const worst = await scoredCall(app, maya, [...opening('Denise'), ...guarantee, ...smallTalk])
	const latest = await scoredCall(app, maya, [['rep', 'Hello?']])
	expect((await mayas.extreme('best', mine))?.id).toBe(best)
	expect((await mayas.extreme('worst', mine))?.id).toBe(worst)
	expect(await mayas.latest(mine)).toMatchObject({ id: latest, score: null, customer: null, rep: null })

	const yearAgo = new Date(Date.now() - 365 * 86_400_000)
	await app.services.db.update(recordings).set({ uploadedAt: yearAgo }).where(eq(recordings.id, best))
	const since = new Date(Date.now() - 86_400_000)
	expect((await mayas.extreme('best', { of: 'me', since }))?.id).toBe(worst)
	expect(await mayas.figures({ of: 'me', since })).toMatchObject({ calls: 2, scored: 1 })
	expect(await mayas.figures(mine)).toMatchObject({ calls: 3, from: yearAgo })
})

test('describes a call with its moments and suggested wording but no personal numbers', async () => {
	const { app, maya, mayas } = await someBooks()
	const spoken: Spoken = [
		...opening('Denise'),
		[
			'rep',
			'So card 4111 1111 1111 1111. I guarantee that every one of your creditors will settle, they have to.',
		],
		...offer,
	]
	const id = await scoredCall(app, maya, spoken, '1699999999999-123456789-denise.txt')
	const { analysis } = await readCall(maya, id)
	const call = await mayas.byId(id)
	expect(call).toMatchObject({
		id,
		title: 'denise.txt',
		customer: 'Denise',
		rep: 'Maya',
		score: analysis?.overallScore,
		disclosuresWereDue: true,
		strengths: analysis?.strengths,
		actions: analysis?.actions,
	})
	expect(call?.statements[0]).toMatchObject({
		code: 'guaranteed_result',
		start: analysis?.findings[0]?.start,
		sayInstead: analysis?.findings[0]?.sayInstead,
	})
	expect(call?.disclosures.every(({ sayThis }) => sayThis.length > 0)).toBe(true)
	expect(call?.objections).toMatchObject([{ code: 'spouse', start: 32, handled: true }])
	expect(JSON.stringify(call)).not.toContain('4111 1111')
})

test('overturned findings do not count', async () => {
	const { app, maya, dana, mayas } = await someBooks()
	const id = await scoredCall(app, maya, [...opening('Denise'), ...guarantee, ...offer])
	const before = await mayas.byId(id)
	expect(before?.statements.length).toBeGreaterThan(0)
	expect(before?.disclosures.map(({ code }) => code)).toContain('fees_and_total_cost')

	const { reviewKeys } = await readCall(maya, id)
	const reason = 'I was quoting another company.'
	await answerTo(maya, `${await findingIn(maya, id)}/dispute`, { reason })
	expect(await mayas.byId(id)).toEqual(before)

	for (const key of [...reviewKeys.findings, 'fees_and_total_cost.missing', 'recording_notice.given'])
		expect(await answerTo(dana, `/api/recordings/${id}/findings/${key}/decide`, overturned)).toEqual({
			status: 200,
		})

	const after = await mayas.byId(id)
	expect(after?.statements).toEqual([])
	expect(after?.disclosures.map(({ code }) => code)).not.toContain('fees_and_total_cost')
	expect(after?.disclosures).toContainEqual(
		expect.objectContaining({ code: 'recording_notice', status: 'missing' }),
	)
	expect(after?.score).toBeGreaterThan(before?.score ?? 100)
	expect(after?.actions.join()).not.toContain('I guarantee')
	const figures = await mayas.figures(mine)
	expect(figures.statements).toEqual([])
	expect(figures.disclosures).toContainEqual(expect.objectContaining({ code: 'recording_notice', missed: 1 }))
	expect(figures.disclosures.map(({ code }) => code)).not.toContain('fees_and_total_cost')
	expect(figures.averageScore).toBe(after?.score)
})

test("reps cannot see other people's calls", async () => {
	const { app, dana, mayas } = await someBooks()
	const id = await scoredCall(app, dana, [...opening('Denise'), ...guarantee, ...smallTalk], 'denise.txt')
	expect(await mayas.byId(id)).toBeNull()
	expect(await mayas.named('Denise', mine)).toEqual([])
	expect(await mayas.latest(mine)).toBeNull()
	expect(await mayas.extreme('worst', mine)).toBeNull()
	expect(await mayas.figures(mine)).toMatchObject({ calls: 0, statements: [] })
	expect(await mayas.turns([id])).toEqual([])
	const refusal = { status: 403, code: 'admins-only' }
	await expect(mayas.figures(team)).rejects.toMatchObject(refusal)
	await expect(mayas.latest(team)).rejects.toMatchObject(refusal)
	await expect(mayas.named('Denise', team)).rejects.toMatchObject(refusal)
	await expect(mayas.named('%', team)).rejects.toMatchObject(refusal)
	await expect(mayas.extreme('best', team)).rejects.toMatchObject(refusal)
})

test("an administrator asks about their own calls or the team's", async () => {
	const { app, maya, dana, danas } = await someBooks()
	const mayas = await scoredCall(app, maya, [...opening('Denise'), ...guarantee, ...smallTalk])
	expect(await danas.figures(mine)).toMatchObject({ calls: 0 })
	expect(await danas.latest(mine)).toBeNull()
	expect((await danas.latest(team))?.id).toBe(mayas)
	expect(await danas.byId(mayas)).toMatchObject({ id: mayas, isOwn: false })
	expect(await danas.turns([mayas, 'denise', randomUUID()])).toMatchObject([
		{
			id: mayas,
			turns: [{ speaker: 'rep', start: 0 }, { speaker: 'customer', start: 8 }, ...Array(3).fill({})],
		},
	])
	const own = await scoredCall(app, dana, [...opening('Denise'), ...smallTalk])
	expect((await danas.named('denise', team)).map(({ id }) => id)).toEqual([own, mayas])
	expect(await danas.named('denise', mine)).toMatchObject([{ id: own, isOwn: true }])
	expect(await danas.figures(team)).toMatchObject({ calls: 2 })
})

test('calls are found by the name of the customer or of the file, and by nothing that is no name', async () => {
	const { app, maya, mayas } = await someBooks()
	await scoredCall(app, maya, [...opening('Denise'), ...smallTalk], '1699999999999-123456789-monday.txt')
	await scoredCall(app, maya, [...opening('Joanna'), ...smallTalk], 'carl_o’brien-2.txt')
	await scoredCall(app, maya, [...opening('José'), ...smallTalk], 'annesley.txt')
	const found = async (name: string) => (await mayas.named(name, mine)).map(({ title }) => title)
	const [denises, joannas, joses] = ['monday.txt', 'carl_o’brien-2.txt', 'annesley.txt']
	for (const name of ['Denise', 'denise', "DENISE'S", ' denise ', 'monday', 'monday.txt', '1699999999999'])
		expect([name, await found(name)]).toEqual([name, [denises]])
	for (const name of ['joanna', 'carl', 'Carl O’Brien', 'o’brien 2'])
		expect([name, await found(name)]).toEqual([name, [joannas]])
	expect(await found('josé')).toEqual([joses])
	expect(await found('ann')).toEqual([joses])
	expect(await found('txt')).toEqual([joses, joannas, denises])
	for (const name of ['', ' ', '%', '_', 'de%', 'd_nise', '.*', '& |', "'", 'maya', 'cards', 'denis'])
		expect([name, await found(name)]).toEqual([name, []])

	for (let at = 1; at <= 5; at++)
		await scoredCall(app, maya, [...opening('Denise'), ...smallTalk], `${at}.txt`)
	expect(await found('denise')).toEqual(['5.txt', '4.txt', '3.txt', '2.txt', '1.txt'])
})
