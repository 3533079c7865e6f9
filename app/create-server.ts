import type { IncomingMessage, Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { WebSocketServer } from 'ws'
import { isUploadRequest } from '#features/recordings/index.ts'
import { type ConnectionLimits, guardConnections } from '#platform/http/guard-connections.ts'

const limits: ConnectionLimits = {
	// Enough for 1,000 users with two WebSockets and a few keep-alive connections each.
	mostConnections: 5000,
	headersMilliseconds: 15_000,
	bodyMilliseconds: 60_000,
	idleMilliseconds: 30_000,
	isUpload: ({ method = '', url = '' }: IncomingMessage) => isUploadRequest(method, url.split('?')[0] ?? ''),
}
/** How often Node checks for overdue headers; its default is 30 s. */
const timeoutCheckMilliseconds = 5000

export type FetchHandler = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** Creates the HTTP server with its WebSockets. It does not listen yet. */
export function createServer(fetch: FetchHandler, sockets: WebSocketServer) {
	const server = createAdaptorServer({
		// The adapter types HTTP/2 requests too, which this server never receives.
		fetch: fetch as never,
		websocket: { server: sockets },
		serverOptions: { connectionsCheckingInterval: timeoutCheckMilliseconds },
	}) as Server
	guardConnections(server, limits)
	return server
}
