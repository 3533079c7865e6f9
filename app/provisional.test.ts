import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RecordingSummary, RuleReview } from '#features/analysis/contract.ts'
import { heardTurn } from '#features/compliance/fixtures/calls.ts'
import { Person } from '#features/people/contract.ts'
import { createRecording } from '#features/recordings/index.ts'
import { transcripts } from '#features/recordings/tables.ts'
import { someCompany } from './fixtures/app.ts'
import { type Client, readCall, readJson, type SomeApp, whenScored } from './fixtures/call.ts'

/** Creates a recognized call from lines such as 'R: hi there/0.2', where 0.2 is the confidence of a word. */
async function recognizedCall(app: SomeApp, owner: Client, ...lines: string[]) {
	const person = Person.parse(await (await owner.request('/api/user')).json())
	const segments = lines.map((line, at) =>
		heardTurn(line.slice(3), line.startsWith('C:') ? 'customer' : 'rep', at * 20),
	)
	const { id } = await createRecording(app.services, {
		id: randomUUID(),
		owner: person,
		originalName: 'call.mp3',
		audio: null,
		transcriptFile: { segments },
	})
	await whenScored(owner, id)
	return id
}

const summaryOf = async (client: Client, id: string) =>
	(await readJson<RecordingSummary[]>(client, '/api/recordings?view=summary')).find((call) => call.id === id)

test('keeps findings from low-confidence words provisional: on the call, but in no list or rule count', async () => {
	const { app, maya, dana } = await someCompany()
	const id = await recognizedCall(
		app,
		maya,
		'R: hi Ann this is Bo with harbor debt relief on a recorded line what happened with the cards',
		'C: i lost my job and i owe twelve thousand',
		'R: i am sorry i will text you the agreement now go ahead and sign it',
		'R: there/0.3 is/0.2 a/0.2 government/0.3 program/0.4 for/0.2 this/0.2',
		'C: done/0.06',
	)
	expect(await summaryOf(maya, id)).toMatchObject({ analysis: { isClosedDeal: false, complianceIssues: [] } })
	const { analysis } = await readCall(maya, id)
	expect(analysis?.findings).toMatchObject([{ code: 'government_affiliation', status: 'unclear' }])
	expect(analysis?.provisional?.enrollment).toMatchObject({ quote: 'Done.', confidence: 0.06 })
	const rules = await readJson<RuleReview[]>(dana, '/api/admin/rule-reviews')
	expect(rules.find(({ code }) => code === 'government_affiliation')?.found).toBe(0)
})

test('the list shows why a call was not scored and marks draft transcripts', async () => {
	const { app, maya } = await someCompany()
	const id = await recognizedCall(
		app,
		maya,
		'C: you have reached Walt leave a message after the tone',
		'R: hi Walt this is Teresa with harbor debt relief please call me back about your credit cards thank you',
	)
	expect(await summaryOf(maya, id)).toMatchObject({
		isDraft: false,
		analysis: { overallScore: null, notScoredBecause: 'This looks like a voicemail, not a conversation.' },
	})
	const [words] = await app.services.db.select().from(transcripts).where(eq(transcripts.recordingId, id))
	if (!words) throw new Error('no transcript')
	const source = { ...words.source, isDraft: true }
	await app.services.db.update(transcripts).set({ source }).where(eq(transcripts.recordingId, id))
	expect(await summaryOf(maya, id)).toMatchObject({ isDraft: true })
	expect(await readCall(maya, id)).toMatchObject({ isDraft: true })
})
