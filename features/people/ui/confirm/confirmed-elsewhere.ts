/** Reports the outcome of a sign-in at the provider from its tab to the page that requested it. */
const channelName = 'candor-sign-in-confirmed'

/** Why the sign-in did not confirm the user's identity; null if it did. */
type Outcome = { failed: string | null }

export function announceConfirmation(outcome: Outcome) {
	const channel = new BroadcastChannel(channelName)
	channel.postMessage(outcome)
	channel.close()
}

/** Calls `listener` for each outcome in another tab. Returns a function that stops listening. */
export function onConfirmation(listener: (outcome: Outcome) => void): () => void {
	const channel = new BroadcastChannel(channelName)
	channel.onmessage = ({ data }: MessageEvent<Outcome>) => listener(data)
	return () => channel.close()
}
