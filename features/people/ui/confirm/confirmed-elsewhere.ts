/** Tabs of one browser tell one another how a sign-in at the provider ended: the page that asked cannot see into them. */
const channelName = 'candor-sign-in-confirmed'

/** Why the provider's sign-in did not confirm who is there; null where it did. */
type Outcome = { failed: string | null }

export function tellConfirmation(outcome: Outcome) {
	const channel = new BroadcastChannel(channelName)
	channel.postMessage(outcome)
	channel.close()
}

/** Calls `hear` for each outcome in another tab. Answers how to stop. */
export function hearConfirmation(hear: (outcome: Outcome) => void): () => void {
	const channel = new BroadcastChannel(channelName)
	channel.onmessage = ({ data }: MessageEvent<Outcome>) => hear(data)
	return () => channel.close()
}
