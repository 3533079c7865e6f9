import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { ScoredRecording } from '#features/analysis/contract.ts'
import { analyses } from '#features/analysis/tables.ts'
import { auditEvents } from '#features/audit/tables.ts'
import { Person } from '#features/people/contract.ts'
import type { Revealed } from '#features/recordings/contract.ts'
import { transcriptOriginals, transcripts } from '#features/recordings/tables.ts'
import { postJson, someCompany } from './fixtures/app.ts'
import { type Client, readJson as read, readCall, whenScored as scored, someCall } from './fixtures/call.ts'

const { app, maya, dana } = await someCompany(afterAll)

const spoken = [
	['rep', 'Hi, this is Maya with Northfield Debt Relief. What is your date of birth and social?'],
	['customer', 'March fourteenth 1962, and 123-45-6789.'],
	['rep', 'And the card for the program account, please? You owe 4,500 on it?'],
	['customer', 'Four one one one, one one one one.'],
	['rep', 'Okay.'],
	['customer', 'One one one one, one one one one. I owe 4,500, yes.'],
] as const
const secrets = /1962|fourteenth|6789|one one/i

const reveal = (client: Client, id: string, reason = 'The customer disputes the card.') =>
	postJson(client, `/api/recordings/${id}/reveal`, { reason })

const originalsOf = (id: string) =>
	app.services.db.select().from(transcriptOriginals).where(eq(transcriptOriginals.recordingId, id))

const reveals = (id: string) =>
	app.services.db
		.select()
		.from(auditEvents)
		.where(and(eq(auditEvents.action, 'transcript.revealed'), eq(auditEvents.subjectId, id)))

test('personal numbers are hidden wherever a call is read, searched and judged', async () => {
	const id = await someCall(app, maya, spoken)
	await scored(maya, id)

	const call = await readCall(maya, id)
	expect(JSON.stringify(call)).not.toMatch(secrets)
	expect(call.transcript?.segments.map(({ text }) => text)).toEqual([
		spoken[0][1],
		'[date of birth], and [social security number].',
		spoken[2][1],
		'[card number].',
		'Okay.',
		'[card number]. I owe 4,500, yes.',
	])
	expect(call.transcript?.hiddenPassages).toBe(4)
	expect(JSON.stringify(await read<ScoredRecording[]>(maya, '/api/recordings'))).not.toMatch(secrets)
	for (const q of ['6789', 'fourteenth', '"one one"'])
		expect(await read(maya, `/api/recordings?q=${encodeURIComponent(q)}`)).toEqual([])
	const { db } = app.services
	const kept = [await db.select().from(transcripts), await db.select().from(analyses)]
	expect(JSON.stringify(kept)).not.toMatch(secrets)
})

test('a call in which nothing is personal is kept once', async () => {
	const id = await someCall(app, dana, [['rep', 'You owe 4,500 and pay 412 for 48 months.']])
	expect((await readCall(dana, id)).transcript?.hiddenPassages).toBe(0)
	expect(await originalsOf(id)).toEqual([])
	expect((await reveal(dana, id)).status).toBe(404)
})

test('no one but an administrator reads what is hidden, and not without a reason', async () => {
	const id = await someCall(app, maya, spoken)
	expect((await postJson(app.api, `/api/recordings/${id}/reveal`, { reason: 'curious' })).status).toBe(401)
	expect((await reveal(maya, id)).status).toBe(403)
	expect((await reveal(dana, randomUUID())).status).toBe(404)
	for (const reason of ['', 'why ', 'x'.repeat(501)])
		expect((await reveal(dana, id, reason)).status).toBe(400)
	expect(await reveals(id)).toEqual([])
})

test('an administrator reads what is hidden, and that is written down', async () => {
	const id = await someCall(app, maya, spoken)
	const answer = await reveal(dana, id)
	expect(answer.headers.get('cache-control')).toBe('no-store')
	const { segments } = (await answer.json()) as Revealed
	expect(segments.map(({ text }) => text)).toEqual(spoken.map(([, text]) => text))
	const [event] = await reveals(id)
	const { id: danaId } = Person.parse(await (await dana.request('/api/user')).json())
	const details = { reason: 'The customer disputes the card.' }
	expect(event).toMatchObject({ personId: danaId, subjectId: id, details })
})

test('swapped speakers are swapped in the hidden words too', async () => {
	const id = await someCall(app, dana, spoken)
	await scored(dana, id)
	const before = await readCall(dana, id)
	expect((await dana.request(`/api/recordings/${id}/swap-speakers`, { method: 'POST' })).status).toBe(202)
	await scored(dana, id)
	const { transcript } = await readCall(dana, id)
	expect(transcript?.segments.map(({ text }) => text)).toEqual(
		before.transcript?.segments.map(({ text }) => text),
	)
	const { segments } = (await (await reveal(dana, id)).json()) as Revealed
	expect(segments[1]).toMatchObject({ speaker: 'rep', text: spoken[1][1] })
	expect(transcript?.segments[1]).toMatchObject({ speaker: 'rep' })
})

test('a deleted call leaves none of its words', async () => {
	const id = await someCall(app, maya, spoken)
	expect(await originalsOf(id)).toHaveLength(1)
	expect((await maya.request(`/api/recordings/${id}`, { method: 'DELETE' })).status).toBe(200)
	expect(await originalsOf(id)).toEqual([])
})
