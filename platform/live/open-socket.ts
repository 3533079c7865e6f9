import { upgradeWebSocket } from '@hono/node-server'
import type { Context } from 'hono'
import type { WSContext } from 'hono/ws'
import type { WebSocket } from 'ws'
import type { ApiEnv } from '#platform/http/api.ts'
import { messageAllowance } from './message-allowance.ts'

/** Why a socket is closed: a code (RFC 6455, 7.4) and a few words for whoever reads a log. */
export type Closing = { code: number; reason: string }

/** A place for one socket, which whoever guards sockets gives out before the connection is upgraded. */
export type SocketSeat = {
	/** Hands over how to close the socket. Answers why it may not stay open, or null where it may. */
	take(close: (closing: Closing) => void): Closing | null
	leave(): void
}

export type LiveSocket = {
	/** Sends a JSON message; nothing is sent after the socket was closed. */
	send(message: object): void
	close(code: number, reason: string): void
}

/** What one client may send: messages per second, how many of them at once, and bytes of one. */
type SocketLimits = { perSecond: number; burst: number; bytes: number }

type SocketHandlers = {
	onOpen?: (socket: LiveSocket) => void
	/** Called for one message at a time, in order. */
	onMessage?: (message: string | ArrayBuffer, socket: LiveSocket) => void | Promise<void>
	/** Called once, as soon as either side closes. */
	onClose?: () => void
}

const tooMuch = 1008
const tooBig = 1009
const serverProblem = 1011
/** How long a client may take to answer a close before its connection is cut. */
const closeMilliseconds = 2000

type Seated = ApiEnv<{ seat: SocketSeat }>

/**
 * Upgrades a request to a WebSocket that is closed when its seat is taken away or the client exceeds `limits`. Whatever
 * arrives after that is dropped.
 */
export function openSocket<Env extends Seated>(
	limits: SocketLimits,
	createHandlers: (c: Context<Env>) => SocketHandlers,
) {
	return upgradeWebSocket((c: Context<Env>) => {
		const seat = c.get('seat')
		const handlers = createHandlers(c)
		const allowance = messageAllowance(limits, performance.now())
		let isOver = false
		let work = Promise.resolve()
		let live: LiveSocket

		const finish = () => {
			if (isOver) return false
			isOver = true
			seat.leave()
			handlers.onClose?.()
			return true
		}
		const take = async (data: unknown) => {
			if (!isOver) await handlers.onMessage?.(typeof data === 'string' ? data : (data as ArrayBuffer), live)
		}
		return {
			onOpen(_event, socket) {
				const close = ({ code, reason }: Closing) => {
					if (finish()) endConnection(socket, code, reason)
				}
				live = {
					send: (message) => (isOver ? undefined : socket.send(JSON.stringify(message))),
					close: (code, reason) => close({ code, reason }),
				}
				const refusal = seat.take(close)
				if (refusal) return close(refusal)
				rawOf(socket)?.on('ping', () => {
					if (!allowance.take(performance.now())) live.close(tooMuch, 'too many pings')
				})
				handlers.onOpen?.(live)
			},
			onMessage({ data }) {
				if (isOver) return
				if (sizeOf(data) > limits.bytes) return live.close(tooBig, 'message too long')
				if (!allowance.take(performance.now())) return live.close(tooMuch, 'too many messages')
				work = work.then(() => take(data)).catch(() => live.close(serverProblem, 'please connect again'))
			},
			onClose: () => void finish(),
		}
	})
}

const sizeOf = (data: unknown) =>
	typeof data === 'string' ? Buffer.byteLength(data) : (data as ArrayBuffer).byteLength

const rawOf = ({ raw }: WSContext) => raw as WebSocket | undefined

/** A client that does not answer is cut off. */
function endConnection(socket: WSContext, code: number, reason: string) {
	socket.close(code, reason)
	setTimeout(() => rawOf(socket)?.terminate(), closeMilliseconds).unref()
}
