import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type ConnectionLimits = {
	/** Connections open at a time; further ones are closed at once. */
	mostConnections: number
	/** Until the headers of a request have come. */
	headersMilliseconds: number
	/** Until the body has come, unless it is an upload. */
	bodyMilliseconds: number
	/** Without a byte of a body, of an upload too: whoever still sends is not cut off. */
	idleMilliseconds: number
	/** Requests whose bodies take as long as they take while they move. */
	isUpload: (request: IncomingMessage) => boolean
}

type Arriving = {
	request: IncomingMessage
	response: ServerResponse
	begunAt: number
	movedAt: number
	bytes: number
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/**
 * Closes connections that hold a place and bring nothing: headers and bodies that come too slowly. Node's own limit for
 * whole requests (`requestTimeout`) would cut long uploads, so bodies are looked at here. What this process does not
 * read yet is not its client's fault.
 */
export function guardConnections(server: Server, limits: ConnectionLimits) {
	server.maxConnections = limits.mostConnections
	server.headersTimeout = limits.headersMilliseconds
	server.requestTimeout = 0
	const arriving = new Set<Arriving>()
	server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
		const hasBody = 'transfer-encoding' in request.headers || Number(request.headers['content-length']) > 0
		if (!hasBody) return
		const now = Date.now()
		const entry = { request, response, begunAt: now, movedAt: now, bytes: request.socket.bytesRead }
		arriving.add(entry)
		for (const end of ['end', 'close']) request.once(end, () => arriving.delete(entry))
	})
	const sweeping = setInterval(() => {
		for (const entry of arriving) if (isTooSlow(entry, limits)) cutOff(entry)
	}, limits.idleMilliseconds / 4)
	sweeping.unref()
	server.once('close', () => clearInterval(sweeping))
}

function isTooSlow(entry: Arriving, { bodyMilliseconds, idleMilliseconds, isUpload }: ConnectionLimits) {
	const { request } = entry
	if (request.complete) return false
	const now = Date.now()
	const { bytesRead } = request.socket
	if (bytesRead !== entry.bytes || request.readableLength > 0) entry.movedAt = now
	entry.bytes = bytesRead
	return (
		now - entry.movedAt > idleMilliseconds || (!isUpload(request) && now - entry.begunAt > bodyMilliseconds)
	)
}

function cutOff({ request, response }: Arriving) {
	if (!response.headersSent) request.socket.write(tooSlow)
	request.socket.destroySoon()
}
