import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type ConnectionLimits = {
	/** Maximum open connections; more are closed immediately. */
	mostConnections: number
	/** Timeout for the headers of a request. */
	headersMilliseconds: number
	/** Timeout for a whole body, except uploads. */
	bodyMilliseconds: number
	/** Timeout without a new byte of the body, for uploads too. */
	idleMilliseconds: number
	/** Uploads may take any time as long as bytes keep arriving. */
	isUpload: (request: IncomingMessage) => boolean
}

type PendingBody = {
	request: IncomingMessage
	response: ServerResponse
	startedAt: number
	lastByteAt: number
	bytes: number
}

/**
 * Longer than proxies and clients keep a connection to use it again (nginx: 60 s). If the server closed it first, a request
 * that is sent at that moment would be lost.
 */
const keptAliveMilliseconds = 65_000

const requestTimeout = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/**
 * Closes connections whose headers or bodies arrive too slowly. Bodies are timed here because Node's own limit for whole
 * requests (`requestTimeout`) would cut long uploads. Bytes that this process has not read yet count as progress.
 */
export function guardConnections(server: Server, limits: ConnectionLimits) {
	server.maxConnections = limits.mostConnections
	server.headersTimeout = limits.headersMilliseconds
	server.keepAliveTimeout = keptAliveMilliseconds
	server.requestTimeout = 0
	const pending = new Set<PendingBody>()
	server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
		const hasBody = 'transfer-encoding' in request.headers || Number(request.headers['content-length']) > 0
		if (!hasBody) return
		const now = Date.now()
		const body = { request, response, startedAt: now, lastByteAt: now, bytes: request.socket.bytesRead }
		pending.add(body)
		for (const end of ['end', 'close']) request.once(end, () => pending.delete(body))
	})
	const sweeping = setInterval(() => {
		for (const body of pending) if (isTooSlow(body, limits)) cutOff(body)
	}, limits.idleMilliseconds / 4)
	sweeping.unref()
	server.once('close', () => clearInterval(sweeping))
}

function isTooSlow(body: PendingBody, { bodyMilliseconds, idleMilliseconds, isUpload }: ConnectionLimits) {
	const { request } = body
	if (request.complete) return false
	const now = Date.now()
	const { bytesRead } = request.socket
	if (bytesRead !== body.bytes || request.readableLength > 0) body.lastByteAt = now
	body.bytes = bytesRead
	return (
		now - body.lastByteAt > idleMilliseconds ||
		(!isUpload(request) && now - body.startedAt > bodyMilliseconds)
	)
}

function cutOff({ request, response }: PendingBody) {
	if (!response.headersSent) request.socket.write(requestTimeout)
	request.socket.destroySoon()
}
