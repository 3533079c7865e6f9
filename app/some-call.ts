import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { Person } from '#features/people/contract.ts'
import { createRecording } from '#features/recordings/index.ts'
import type { someApp } from './some-house.ts'

export type SomeApp = Awaited<ReturnType<typeof someApp>>
export type Client = Awaited<ReturnType<SomeApp['signIn']>>
export type Spoken = readonly (readonly [speaker: 'rep' | 'customer', text: string])[]

/** For tests: a call of the client's whose words are known, a turn every eight seconds; not yet analyzed. */
export async function someCall(app: SomeApp, owner: Client, spoken: Spoken, originalName = 'call.txt') {
	const person = Person.parse(await (await owner.request('/api/user')).json())
	const segments = spoken.map(([speaker, text], at) => ({
		speaker,
		text,
		start: at * 8,
		end: at * 8 + 7,
		confidence: null,
	}))
	const { id } = await createRecording(app.services, {
		id: randomUUID(),
		owner: person,
		originalName,
		audio: null,
		transcriptFile: { segments },
	})
	return id
}

export const readJson = async <T>(client: Client, path: string) =>
	(await (await client.request(path)).json()) as T

/** All pages of a list, from one on; each tells where the next is. */
export async function readPages<Item>(client: Client, path: string): Promise<Item[][]> {
	const answer = await client.request(path)
	const page = (await answer.json()) as Item[]
	const next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
	return next ? [page, ...(await readPages<Item>(client, next))] : [page]
}

export const readCall = (client: Client, id: string) =>
	readJson<RecordingDetail>(client, `/api/recordings/${id}`)

/** Waits until a call has its analysis; the app must be processing jobs. */
export const whenScored = (client: Client, id: string) =>
	expect.poll(async () => (await readCall(client, id)).status, { timeout: 20_000 }).toBe('analyzed')

/** For tests: a call on which a result was guaranteed. */
export const misleadingCall = [
	['rep', 'Hi Denise, this is Maya with Northfield Debt Relief on a recorded line. How are you today?'],
	['customer', 'Okay. I have twenty thousand dollars on cards and I am behind.'],
	['rep', 'I am sorry to hear that. I guarantee we will cut your debt in half with our program.'],
	['customer', 'Really? Is that for sure?'],
	['rep', 'What would it mean to you to be out of debt in forty eight months?'],
	['customer', 'It would mean the world to me.'],
] as const

/** For tests: a call of the owner's on which a result was guaranteed, scored; the app must be processing jobs. */
export async function someScoredCall(app: SomeApp, owner: Client) {
	const id = await someCall(app, owner, misleadingCall)
	await whenScored(owner, id)
	return id
}

/** The address of the first finding of a call. */
export async function findingIn(client: Client, id: string) {
	const [key] = (await readCall(client, id)).reviewKeys.findings
	if (!key) throw new Error('nothing was found')
	return `/api/recordings/${id}/findings/${key}`
}
