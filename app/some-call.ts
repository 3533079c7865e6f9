import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { Person } from '#features/people/contract.ts'
import { createRecording } from '#features/recordings/index.ts'
import type { someHouse } from './some-house.ts'

export type SomeHouse = Awaited<ReturnType<typeof someHouse>>
export type Client = Awaited<ReturnType<SomeHouse['signIn']>>
export type Spoken = readonly (readonly [speaker: 'rep' | 'customer', text: string])[]

/** For tests: a call of the client's whose words are known, a turn every eight seconds; not yet analyzed. */
export async function someCall(house: SomeHouse, owner: Client, spoken: Spoken, originalName = 'call.txt') {
	const person = Person.parse(await (await owner.request('/api/user')).json())
	const segments = spoken.map(([speaker, text], at) => ({
		speaker,
		text,
		start: at * 8,
		end: at * 8 + 7,
		confidence: null,
	}))
	const { id } = await createRecording(house.services, {
		id: randomUUID(),
		owner: person,
		originalName,
		audio: null,
		sidecar: { segments },
	})
	return id
}

export const readJson = async <T>(client: Client, path: string) =>
	(await (await client.request(path)).json()) as T
export const readCall = (client: Client, id: string) =>
	readJson<RecordingDetail>(client, `/api/recordings/${id}`)

/** Waits until a call has its analysis; the house must be at work. */
export const whenScored = (client: Client, id: string) =>
	expect.poll(async () => (await readCall(client, id)).status, { timeout: 20_000 }).toBe('analyzed')
