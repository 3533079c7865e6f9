import { randomUUID } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/**
 * One browser of a person is heard at a time, whichever process it is connected to: the newest. `onLost` is called
 * when another one took the turn, and with an error when that is unknown. Answers how to give the turn back.
 */
export function takeTurnToHear(
	{ notifications }: Services,
	personId: string,
	onLost: (error?: unknown) => void,
): () => void {
	const topic = `live-audio.${personId}`
	const turn = randomUUID()
	// All hear turns in the same order: who was before one's own has lost.
	let hasBegun = false
	const stop = notifications.subscribe<{ turn: string }>(topic, (taken) => {
		if (taken.turn === turn) hasBegun = true
		else if (hasBegun) onLost()
	})
	notifications.publish(topic, { turn }).catch(onLost)
	return stop
}
