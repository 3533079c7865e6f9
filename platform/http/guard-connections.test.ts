import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type ConnectionLimits, guardConnections } from './guard-connections.ts'

const limits: ConnectionLimits = {
	mostConnections: 20,
	headersMilliseconds: 200,
	bodyMilliseconds: 600,
	idleMilliseconds: 200,
	isUpload: ({ url }) => url === '/upload',
}

async function someServer(changed: Partial<ConnectionLimits> = {}) {
	const server = createServer({ connectionsCheckingInterval: 50 }, async (request, response) => {
		await text(request).catch(() => {})
		response.end('all read')
	})
	guardConnections(server, { ...limits, ...changed })
	await once(server.listen(0, '127.0.0.1'), 'listening')
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	const { port } = server.address() as AddressInfo
	return { server, open: () => connect(port, '127.0.0.1').on('error', () => {}) }
}

const post = (path: string, length: number) =>
	`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-length: ${length}\r\n\r\n`

test('closes hundreds of incomplete requests', async () => {
	const { server, open } = await someServer({ mostConnections: 1000 })
	const incomplete = [
		'',
		'POST / HTTP/1.1\r\nhost: here\r\n',
		`${post('/', 100)}{`,
		`${post('/upload', 100)}--B`,
	]
	const closed = Array.from({ length: 200 }, (_, at) => {
		const socket = open()
		socket.write(incomplete[at % incomplete.length] ?? '')
		return text(socket).catch(() => '')
	})
	const answers = await Promise.all(closed)
	expect(answers.filter((answer) => answer && !answer.startsWith('HTTP/1.1 408'))).toEqual([])
	await expect.poll(() => new Promise((done) => server.getConnections((_, count) => done(count)))).toBe(0)
})

test('cuts off a slow body, but not an upload that keeps sending', async () => {
	const { open } = await someServer()
	const trickle = async (path: string) => {
		const socket = open()
		const answer = text(socket).catch(() => '')
		socket.write(post(path, 20).replace('host', 'connection: close\r\nhost'))
		for (let byte = 0; byte < 20 && !socket.closed; byte++) {
			await pause(60)
			socket.write('x')
		}
		return answer
	}
	const [upload, other] = await Promise.all([trickle('/upload'), trickle('/json')])
	expect(upload).toContain('all read')
	expect(other).toContain('408')
})

test('closes connections over the limit immediately', async () => {
	const { open } = await someServer({ mostConnections: 2, headersMilliseconds: 60_000 })
	const first = [open(), open()]
	await Promise.all(first.map((socket) => once(socket, 'connect')))
	const third = open()
	await once(third, 'close')
	expect(first.map(({ closed }) => closed)).toEqual([false, false])
})
