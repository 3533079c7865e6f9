import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { reconnectAfterMilliseconds } from '#features/live-coaching/limits.ts'
import { type Connection, followCalls } from './follow-calls.ts'

/** A server that keeps what is asked of it, and the browser's side that follows it. */
async function someFollower(beforeRetry = async () => {}) {
	const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
	await once(server, 'listening')
	const asked: string[] = []
	const sockets: ServerSocket[] = []
	server.on('connection', (socket, { url = '' }) => {
		asked.push(url)
		sockets.push(socket)
	})
	const received: number[] = []
	const connections: Connection[] = []
	const { port } = server.address() as { port: number }
	const stop = followCalls(`ws://127.0.0.1:${port}`, {
		after: () => received.at(-1) ?? null,
		onEvent: ({ seq }) => received.push(seq),
		onConnection: (connection) => connections.push(connection),
		beforeRetry: () => beforeRetry(),
	})
	const end = (seq: number) => ({ type: 'call_end', seq, callId: 'M1', timestamp: '2026-03-02T12:00:00Z' })
	return {
		asked,
		received,
		connections,
		sockets,
		stop,
		send: (seq: number) => sockets.at(-1)?.send(JSON.stringify(end(seq))),
		say: (words: string) => sockets.at(-1)?.send(words),
		close: () => server.close(),
	}
}

afterEach(() => {
	vi.useRealTimers()
})

test('delivers each event once, and skips what is not an event', async () => {
	const follower = await someFollower()
	await expect.poll(() => follower.connections).toEqual(['connected'])
	expect(follower.asked).toEqual(['/ws/vicidial'])
	for (const seq of [3, 4, 4, 3]) follower.send(seq)
	for (const words of ['{', 'null', '{"type":"call_end"}', '{"type":"other","seq":5,"callId":"a"}'])
		follower.say(words)
	follower.send(7)
	await expect.poll(() => follower.received).toEqual([3, 4, 7])
	follower.stop()
	follower.close()
})

test('a connection that closes is tried again 5 s later, from the newest event on', async () => {
	const follower = await someFollower()
	await expect.poll(() => follower.connections).toEqual(['connected'])
	follower.send(12)
	await expect.poll(() => follower.received).toEqual([12])
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	follower.sockets[0]?.terminate()
	await expect.poll(() => follower.connections).toEqual(['connected', 'reconnecting'])
	vi.advanceTimersByTime(reconnectAfterMilliseconds - 1)
	expect(follower.asked).toHaveLength(1)
	vi.advanceTimersByTime(1)
	await expect.poll(() => follower.connections).toEqual(['connected', 'reconnecting', 'connected'])
	expect(follower.asked).toEqual(['/ws/vicidial', '/ws/vicidial?after=12'])
	// A server with another database counts again.
	follower.send(2)
	await expect.poll(() => follower.received).toEqual([12, 2])
	follower.stop()
	follower.close()
})

test('where it turns out before the next try that the session has ended, there is none', async () => {
	let stop = () => {}
	const looked = vi.fn(async () => stop())
	const follower = await someFollower(looked)
	stop = follower.stop
	await expect.poll(() => follower.connections).toEqual(['connected'])
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	follower.sockets[0]?.terminate()
	await expect.poll(() => follower.connections).toEqual(['connected', 'reconnecting'])
	await vi.advanceTimersByTimeAsync(reconnectAfterMilliseconds * 3)
	vi.useRealTimers()
	expect(looked).toHaveBeenCalledOnce()
	expect(follower.asked).toHaveLength(1)
	follower.close()
})

test('once stopped, delivers nothing and retries nothing', async () => {
	const follower = await someFollower()
	await expect.poll(() => follower.connections).toEqual(['connected'])
	follower.stop()
	const [socket] = follower.sockets
	if (socket && socket.readyState !== socket.CLOSED) await once(socket, 'close')
	expect(follower.connections).toEqual(['connected'])
	expect(follower.received).toEqual([])
	follower.close()
})
