import type { ProgressMessage } from '#features/recordings/contract.ts'

const maxReconnects = 3
const firstDelay = 1_000
const furtherDelay = 500

type Watchers = {
	onOpen: () => void
	onMessage: (message: ProgressMessage) => void
	/** The socket could not be had again after three more attempts. */
	onLost: () => void
}

/**
 * Listens on /ws/progress for one recording. A lost connection is tried again three times, after 1 s
 * plus half a second per attempt; a message starts the count again. Answers the function that closes it.
 */
export function watchProgress(recordingId: string, { onOpen, onMessage, onLost }: Watchers): () => void {
	let isWatching = true
	let reconnects = 0
	let socket: WebSocket | undefined
	let retry: ReturnType<typeof setTimeout> | undefined

	const reconnect = () => {
		if (!isWatching) return
		if (reconnects === maxReconnects) return onLost()
		reconnects += 1
		retry = setTimeout(connect, firstDelay + furtherDelay * reconnects)
	}
	function connect() {
		const opened = new WebSocket(progressAddress())
		socket = opened
		opened.onopen = () => {
			opened.send(JSON.stringify({ type: 'subscribe', recordingId }))
			onOpen()
		}
		opened.onmessage = (event) => {
			const message = readMessage(event.data)
			if (message?.recordingId !== recordingId) return
			reconnects = 0
			onMessage(message)
		}
		opened.onclose = reconnect
	}
	connect()
	return () => {
		isWatching = false
		clearTimeout(retry)
		socket?.close()
	}
}

function progressAddress(): string {
	const { protocol, host } = window.location
	return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/progress`
}

/** A message in the documented shape, or null for anything else. */
function readMessage(data: unknown): ProgressMessage | null {
	try {
		const message = JSON.parse(String(data))
		const isProgress =
			message?.type === 'progress' &&
			typeof message.recordingId === 'string' &&
			Number.isFinite(message.progress) &&
			typeof message.stage === 'string'
		if (!isProgress) return null
		const left = Number.isFinite(message.estimatedTimeRemaining) ? message.estimatedTimeRemaining : 0
		return { ...message, estimatedTimeRemaining: Math.max(0, left) }
	} catch {
		return null
	}
}
