import type { Closing, SocketSeat } from '#platform/live/open-socket.ts'

export type GuardedSocket = SocketSeat & {
	sessionId: string
	/** Why it was closed; null while it is open. */
	closing: Closing | null
	/** Closes the socket now, or as soon as it opens. */
	close(closing: Closing): void
	/** Calls `review` at this time, or after `maxTimer` if that is sooner, if the socket is still open. Replaces any earlier time. */
	reviewAt(time: Date, review: () => void): void
}

/** Milliseconds. Node fires a longer timer immediately. */
const maxTimer = 2 ** 31 - 1

/** Tracks one socket of this session, open or about to open. `onLeave` is called once, when it closes. */
export function seatSocket(sessionId: string, onLeave: () => void): GuardedSocket {
	let close: ((closing: Closing) => void) | null = null
	let timer: ReturnType<typeof setTimeout> | undefined
	let isOver = false
	const seat: GuardedSocket = {
		sessionId,
		closing: null,
		take(closeSocket) {
			close = closeSocket
			return seat.closing
		},
		leave() {
			if (isOver) return
			isOver = true
			clearTimeout(timer)
			onLeave()
		},
		close(closing) {
			if (seat.closing || isOver) return
			seat.closing = closing
			seat.leave()
			close?.(closing)
		},
		reviewAt(time, review) {
			clearTimeout(timer)
			if (isOver) return
			const wait = Math.min(Math.max(0, time.getTime() - Date.now()) + 1, maxTimer)
			timer = setTimeout(review, wait).unref()
		},
	}
	return seat
}
