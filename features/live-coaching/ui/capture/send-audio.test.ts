import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { sendAudio } from './send-audio.ts'

const opened: WebSocketServer[] = []
afterEach(() => {
	vi.useRealTimers()
	for (const server of opened.splice(0)) server.close()
})

/** A server that keeps what comes, and the browser's side that sends to it. */
async function someSending() {
	const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
	opened.push(server)
	await once(server, 'listening')
	const asked: string[] = []
	const came: string[] = []
	const sockets: ServerSocket[] = []
	server.on('connection', (socket, { url = '' }) => {
		asked.push(url)
		sockets.push(socket)
		socket.on('message', (data, isBinary) =>
			came.push(isBinary ? (data as Buffer).toString('hex') : String(data)),
		)
	})
	const notice = { isGiven: false }
	const heard: string[] = []
	const connections: boolean[] = []
	const ends: (string | null)[] = []
	const { port } = server.address() as { port: number }
	const sending = sendAudio(`ws://127.0.0.1:${port}`, {
		callId: 'M 1',
		hasGivenNotice: () => notice.isGiven,
		onWords: ({ type, speaker, text }) => heard.push(`${type} ${speaker}: ${text}`),
		onConnection: (isConnected) => connections.push(isConnected),
		onEnd: (problem) => ends.push(problem),
	})
	await expect.poll(() => connections).toEqual([true])
	const sendAnswer = (answer: object) => sockets.at(-1)?.send(JSON.stringify(answer))
	return { asked, came, sockets, notice, heard, connections, ends, sending, sendAnswer }
}

const piece = Int16Array.of(1, -2)
const final = { type: 'final', speaker: 'customer', text: 'too expensive', confidence: 0.9, start: 1, end: 2 }

test('the audio of a call goes out with its speaker, and words come back', async () => {
	const { asked, came, heard, sending, sendAnswer: tell } = await someSending()
	sending.send('rep', piece)
	sending.send('customer', piece)
	await expect.poll(() => came).toEqual(['000100feff', '010100feff'])
	expect(asked).toEqual(['/ws/live-audio?callId=M%201'])
	tell({ type: 'partial', speaker: 'rep', text: 'we' })
	tell(final)
	await expect.poll(() => heard).toEqual(['partial rep: we', 'final customer: too expensive'])
	sending.stop()
})

test('sends that the customer was notified once they were, and again on every new connection', async () => {
	const { came, notice, connections, sending, sockets } = await someSending()
	expect(came).toEqual([])
	notice.isGiven = true
	sending.giveNotice()
	await expect.poll(() => came).toEqual(['{"type":"noticeGiven"}'])
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	sockets[0]?.terminate()
	await vi.waitFor(() => expect(connections).toEqual([true, false]))
	vi.advanceTimersByTime(1000)
	await vi.waitFor(() => expect(came).toHaveLength(2))
	expect(connections).toEqual([true, false, true])
	sending.stop()
})

test('a service that never comes back is given up with words for people', async () => {
	const { connections, ends, asked, sockets } = await someSending()
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	for (let tries = 0; tries < 6; tries++) {
		const problem = { type: 'problem', code: 'behind', message: 'It is behind.', retryable: true }
		sockets.at(-1)?.send(JSON.stringify(problem))
		sockets.at(-1)?.close(1011)
		const isOver = tries === 5
		await vi.waitFor(() => expect(isOver ? ends : connections.slice(2 * tries + 1)).toHaveLength(1))
		vi.advanceTimersByTime(1000 * 2 ** tries)
		if (!isOver) await vi.waitFor(() => expect(connections).toHaveLength(2 * tries + 3))
	}
	expect(asked).toHaveLength(6)
	expect(ends).toEqual(['The connection to the server was lost, so Candor stopped listening to the call.'])
})

test('reports immediately what cannot pass, and does not retry', async () => {
	const { ends, sendAnswer: tell, sockets, connections } = await someSending()
	tell({ type: 'problem', code: 'no-such-call', message: 'You are not on this call.', retryable: false })
	sockets[0]?.close(1011)
	await expect.poll(() => ends).toEqual(['You are not on this call.'])
	expect(connections).toEqual([true])
})

test('ending lets the last words come, and is no problem', async () => {
	const { came, ends, heard, sending, sendAnswer: tell, sockets } = await someSending()
	sending.end()
	sending.send('rep', piece)
	await expect.poll(() => came).toEqual(['{"type":"end"}'])
	tell(final)
	sockets[0]?.close(1000)
	await expect.poll(() => ends).toEqual([null])
	expect(heard).toEqual(['final customer: too expensive'])
})

test('reports nothing after it is stopped', async () => {
	const { ends, heard, sending, sendAnswer: tell } = await someSending()
	tell(final)
	sending.stop()
	await new Promise((resolve) => setImmediate(resolve))
	expect([ends, heard]).toEqual([[], []])
})

test('does not reconnect after a sign-out', async () => {
	const { asked, ends, sockets } = await someSending()
	sockets[0]?.close(4401, 'session ended')
	await expect.poll(() => ends).toEqual(['You were signed out, so Candor stopped listening to the call.'])
	expect(asked).toHaveLength(1)
})
