import { afterAll, expect, test } from 'vitest'
import { createPerson } from '#features/people/index.ts'
import { Found, NamedCalls } from '#features/search/contract.ts'
import { postJson, someApp } from './fixtures/app.ts'
import { type Client, someCall } from './fixtures/call.ts'

const app = await someApp({}, afterAll)
const jonReyes = {
	username: 'jon.reyes',
	name: 'Jon Reyes',
	role: 'salesrep',
	password: 'candor-demo',
} as const
const { db } = app.services
await createPerson(db, app.auth, { ...jonReyes, email: 'jon@fernbrook.example', isDemo: true })
const maya = await app.signIn('maya.ortiz')
const jon = await app.signIn('jon.reyes')
const dana = await app.signIn('dana.whitfield')

const mayasCall = await someCall(
	app,
	maya,
	[
		['rep', 'Hi, this is Maya with Northfield Debt Relief on a recorded line.'],
		[
			'customer',
			'Hi Maya. It is Denise. My husband lost his overtime, and I worry about the companies that call.',
		],
		['rep', 'Lost overtime is hard. Which companies are they?'],
		['customer', 'My card is 4111 1111 1111 1111, the blue one.'],
	],
	'whitaker_carol_enrollment.txt',
)
const jonsCall = await someCall(
	app,
	jon,
	[
		['rep', 'Good morning, this is Jon.'],
		['customer', 'My husband works overtime in a sawmill.'],
	],
	'whitfield_sawmill.txt',
)

async function search(client: Client, q: string) {
	const answer = await client.request(`/api/search?q=${encodeURIComponent(q)}`)
	return Found.parse(await answer.json())
}
const saidOn = async (client: Client, q: string) =>
	(await search(client, q)).said.found.map(({ recordingId }) => recordingId)
const marked = async (q: string) =>
	(await search(maya, q)).said.found.map(({ quote }) =>
		quote.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
	)

test('strangers find nothing', async () => {
	expect((await app.api.request('/api/search?q=denise')).status).toBe(401)
})

test('no one finds the calls, the words or the content of a neighbor', async () => {
	await postJson(jon, '/api/sales-content/generate', {
		request: 'A follow-up email to the sawmill worker who wants to think about it',
	})
	const { calls, said, content } = await search(maya, 'sawmill')
	expect([calls, said.found, content]).toEqual([[], [], []])

	const seen = await search(dana, 'sawmill')
	expect(seen.calls.map(({ id }) => id)).toEqual([jonsCall])
	expect(seen.said.found.map(({ recordingId }) => recordingId)).toEqual([jonsCall])
	expect(seen.content.map(({ type }) => type)).toEqual(['email'])
})

test('a call is found by the beginning of a name in its file', async () => {
	expect((await search(maya, 'whit')).calls).toMatchObject([
		{ id: mayasCall, name: 'whitaker_carol_enrollment.txt', score: null },
	])
	expect((await search(dana, 'whit')).calls.map(({ id }) => id)).toEqual([jonsCall, mayasCall])
	expect((await search(maya, 'carol whit')).calls).toHaveLength(1)
	expect((await search(maya, 'carol sawmill')).calls).toEqual([])
})

test('words said on a call lead to the turn and its time', async () => {
	expect((await search(maya, 'deni')).said).toEqual({
		isWhole: true,
		found: [
			{
				recordingId: mayasCall,
				callName: 'whitaker_carol_enrollment.txt',
				callMetadata: expect.objectContaining({ salesAgentName: expect.any(String) }),
				owner: { id: expect.any(String), name: 'Maya Ortiz' },
				uploadedAt: expect.any(String),
				speaker: 'customer',
				start: 8,
				quote: [
					{ text: 'Hi Maya. It is ', isMatch: false },
					{ text: 'Denise', isMatch: true },
					{ text: expect.stringContaining('. My husband lost his overtime'), isMatch: false },
				],
			},
		],
	})
})

test('returns named calls in the order asked, without deleted calls and calls of other people', async () => {
	const named = async (client: Client, ...ids: string[]) =>
		NamedCalls.parse(await (await client.request(`/api/search/calls?ids=${ids.join()}`)).json())
	const gone = '0e7f3b4e-90de-4ad5-9b8d-3a7c41f9e07a'
	expect((await named(dana, mayasCall, gone, jonsCall)).map(({ id }) => id)).toEqual([mayasCall, jonsCall])
	expect((await named(dana, jonsCall, mayasCall)).map(({ id }) => id)).toEqual([jonsCall, mayasCall])
	expect((await named(maya, jonsCall, mayasCall)).map(({ id }) => id)).toEqual([mayasCall])
	expect((await maya.request('/api/search/calls?ids=all')).status).toBe(400)
	expect((await maya.request(`/api/search/calls?ids=${Array(6).fill(gone).join()}`)).status).toBe(400)
})

test('finds every form of a word, and quoted words only as an exact phrase', async () => {
	expect(await marked('worries')).toEqual([expect.stringContaining('I [worry] about')])
	expect(await marked('company ')).toEqual([expect.stringContaining('the [companies] that')])
	expect(await marked('"lost his overtime"')).toEqual([expect.stringContaining('[lost] his [overtime]')])
	expect(await marked('"overtime lost"')).toEqual([])
	expect(await marked('"husband lost his over')).toHaveLength(1)
})

test('of several words the turn that has them all is shown', async () => {
	expect(await marked('overtime hard')).toEqual(['Lost [overtime] is [hard]. Which companies are they?'])
})

test('hidden numbers stay hidden, and who speaks is no word of the call', async () => {
	expect(await saidOn(maya, 'blue')).toEqual([mayasCall])
	expect(await saidOn(dana, '4111')).toEqual([])
	expect(await saidOn(maya, 'customer')).toEqual([])
})

test('people are found by administrators alone', async () => {
	expect((await search(maya, 'rey')).people).toEqual([])
	expect((await search(dana, 'rey')).people).toMatchObject([{ name: 'Jon Reyes', role: 'rep' }])
})

test('the guides, modules and lessons are found by what they are about, and by a question', async () => {
	const { guide } = await search(maya, 'advance fee')
	expect(guide.length).toBeGreaterThan(1)
	const [answer] = (await search(maya, 'what do i say when she has to ask her husband')).guide
	expect(answer).toMatchObject({ kind: 'entry', id: 'spouse' })
	expect((await search(maya, 'psycholo')).guide[0]).toMatchObject({
		kind: 'module',
		id: 'customer-psychology',
	})
})

test('what is too short or has no word finds nothing, what is too long is refused', async () => {
	for (const q of ['', 'd', '?!', '""', "' & | :*"]) expect((await search(maya, q)).calls).toEqual([])
	expect((await maya.request(`/api/search?q=${'a'.repeat(201)}`)).status).toBe(400)
})
