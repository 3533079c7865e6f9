import { upgradeWebSocket } from '@hono/node-server'
import type { Context } from 'hono'
import type { WSContext } from 'hono/ws'
import type { WebSocket } from 'ws'
import type { ApiEnv } from '#platform/http/api.ts'
import { messageAllowance } from './message-allowance.ts'

/** Why a socket is closed: a close code (RFC 6455, 7.4) and a short reason for logs. */
export type Closing = { code: number; reason: string }

/** Admission for one socket, set by the session guard before the connection is upgraded. */
export type SocketSeat = {
	/** Registers how to close the socket. Returns why it must close right away, or null when it may stay open. */
	take(close: (closing: Closing) => void): Closing | null
	leave(): void
}

export type LiveSocket = {
	/** Sends a JSON message; does nothing once the socket is closed. */
	send(message: object): void
	close(code: number, reason: string): void
}

/** Limits for one client: messages per second, messages in a burst, bytes per message. */
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
/** Time for a client to acknowledge a close before its connection is terminated. */
const closeMilliseconds = 2000

type Seated = ApiEnv<{ seat: SocketSeat }>

/**
 * Upgrades a request to a WebSocket that closes when its seat is revoked or the client exceeds `limits`. Messages that
 * arrive after closing are dropped.
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
		let queue = Promise.resolve()
		let live: LiveSocket

		const finish = () => {
			if (isOver) return false
			isOver = true
			seat.leave()
			handlers.onClose?.()
			return true
		}
		const handle = async (data: unknown) => {
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
				queue = queue.then(() => handle(data)).catch(() => live.close(serverProblem, 'please connect again'))
			},
			onClose: () => void finish(),
		}
	})
}

const sizeOf = (data: unknown) =>
	typeof data === 'string' ? Buffer.byteLength(data) : (data as ArrayBuffer).byteLength

const rawOf = ({ raw }: WSContext) => raw as WebSocket | undefined

/** Closes the connection, and terminates it if the client does not acknowledge. */
function endConnection(socket: WSContext, code: number, reason: string) {
	socket.close(code, reason)
	setTimeout(() => rawOf(socket)?.terminate(), closeMilliseconds).unref()
}
