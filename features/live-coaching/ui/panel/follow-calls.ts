import type { LiveEvent } from '#features/live-coaching/contract.ts'
import { reconnectAfterMilliseconds } from '#features/live-coaching/limits.ts'

export type Connection = 'connecting' | 'connected' | 'reconnecting' | 'offline'

/** Tries in vain after which the connection is no more called about to come back: half a minute. */
const mostTries = 6

const eventTypes: readonly LiveEvent['type'][] = ['call_start', 'call_end', 'recording_arrived']

type Follower = {
	/** The number of the newest event received; null for none. */
	after: () => number | null
	onEvent: (event: LiveEvent) => void
	onConnection: (connection: Connection) => void
	/** Awaited before a lost connection is retried: finding no signed-in person ends everything meanwhile. */
	beforeRetry: () => Promise<unknown>
}

/**
 * Follows the person's calls on /ws/vicidial at `base`, 'wss://candor.example.com'. A connection that closes is tried
 * again 5 s later, from the last received event on. Returns a function that ends it and resolves once no handshake is in
 * progress.
 */
export function followCalls(
	base: string,
	{ after, onEvent, onConnection, beforeRetry }: Follower,
): () => Promise<void> {
	let isFollowing = true
	let tries = 0
	let socket: WebSocket | undefined
	let retry: ReturnType<typeof setTimeout> | undefined

	async function reconnect() {
		await beforeRetry()
		if (isFollowing) connect()
	}
	function connect() {
		const from = after()
		const opened = new WebSocket(`${base}/ws/vicidial${from === null ? '' : `?after=${from}`}`)
		// Numbers grow within a connection; over connections they need not, when the server's database is another.
		let lastSeq = 0
		socket = opened
		opened.onopen = () => {
			if (!isFollowing) return opened.close()
			tries = 0
			onConnection('connected')
		}
		opened.onmessage = ({ data }) => {
			const event = readEvent(data)
			if (!isFollowing || !event || event.seq <= lastSeq) return
			lastSeq = event.seq
			onEvent(event)
		}
		opened.onclose = () => {
			if (!isFollowing) return
			tries += 1
			onConnection(tries < mostTries ? 'reconnecting' : 'offline')
			retry = setTimeout(reconnect, reconnectAfterMilliseconds)
		}
	}
	connect()
	return async () => {
		isFollowing = false
		clearTimeout(retry)
		// Browsers complain about a socket that is closed while it opens, so `onopen` closes that one.
		if (socket?.readyState === WebSocket.CONNECTING) await settled(socket)
		else if (socket?.readyState === WebSocket.OPEN) socket.close()
	}
}

const settled = (socket: WebSocket) =>
	new Promise<void>((resolve) => {
		for (const event of ['open', 'close']) socket.addEventListener(event, () => resolve())
	})

/** The server this page came from, for sockets. */
export function socketBase(): string {
	const { protocol, host } = window.location
	return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
}

/** An event in the documented shape, or null for anything else. */
function readEvent(data: unknown): LiveEvent | null {
	try {
		const event = JSON.parse(String(data))
		const isEvent =
			eventTypes.includes(event?.type) &&
			Number.isInteger(event.seq) &&
			typeof event.callId === 'string' &&
			Number.isFinite(Date.parse(event.timestamp))
		return isEvent ? event : null
	} catch {
		return null
	}
}
