import { setTimeout as wait } from 'node:timers/promises'
import { entriesShown, type LiveEntry, LiveReading } from '#features/live-coaching/contract.ts'
import { readLabeledCalls } from '../analyst/labeled-call.ts'
import type { Agent } from './fill-floor.ts'

/**
 * Has the server read the labeled calls as agents' panels do while they last, `perSecond` entries evenly, whether
 * or not the ones before were answered. Milliseconds from the moment an entry was due to the answer's last byte.
 * `failed` were not answered, or refused.
 */
export async function readCalls(root: string, agents: readonly Agent[], perSecond: number, seconds: number) {
	const calls = readLabeledCalls().map(({ id, turns }) =>
		turns.map(
			({ speaker, text }, at): LiveEntry => ({
				id: `${id}-${at}`,
				speaker: speaker === 'customer' ? speaker : 'rep',
				text,
				timestamp: new Date(0).toISOString(),
				confidence: 0.9,
				speakerFrom: 'guess',
			}),
		),
	)
	const milliseconds: number[] = []
	// The panels are at different places of their calls.
	const places = agents.map(({ cookie }, at) => {
		const call = calls[at % calls.length] ?? []
		return { cookie, call, said: 1 + ((at * 7) % call.length), heard: [] as string[] }
	})

	async function read(place: (typeof places)[number], due: number) {
		const { call, said, cookie, heard } = place
		const entries = call.slice(Math.max(0, said - entriesShown), said)
		place.said = (said % call.length) + 1
		const answer = await fetch(`${root}/api/live/read`, {
			method: 'POST',
			headers: { cookie, 'content-type': 'application/json' },
			body: JSON.stringify({ entries, heard }),
		})
		if (!answer.ok) throw new Error(`a reading was answered ${answer.status}: ${await answer.text()}`)
		place.heard = place.said === 1 ? [] : LiveReading.parse(await answer.json()).heard
		milliseconds.push(performance.now() - due)
	}

	const began = performance.now()
	const work: Promise<void>[] = []
	for (let entry = 0; entry < perSecond * seconds; entry++) {
		const due = began + (entry * 1000) / perSecond
		await wait(Math.max(0, due - performance.now()))
		const place = places[entry % places.length]
		if (place) work.push(read(place, due))
	}
	const failed = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected').length
	return { milliseconds, failed }
}
