import type { IncomingMessage, Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { WebSocketServer } from 'ws'
import { takesUpload } from '#features/recordings/index.ts'
import { type ConnectionLimits, guardConnections } from '#platform/http/guard-connections.ts'

const limits: ConnectionLimits = {
	// Several for each of a thousand people: two sockets and what a browser keeps open.
	mostConnections: 5000,
	headersMilliseconds: 15_000,
	bodyMilliseconds: 60_000,
	idleMilliseconds: 30_000,
	isUpload: ({ method = '', url = '' }: IncomingMessage) => takesUpload(method, url.split('?')[0] ?? ''),
}
/** How often Node looks for headers that are late; by default twice a minute. */
const lookMilliseconds = 5000

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** The HTTP server of the product, with its sockets, before it listens. */
export function createServer({ api }: { api: { fetch: Fetch } }, sockets: WebSocketServer) {
	const server = createAdaptorServer({
		fetch: api.fetch as never,
		websocket: { server: sockets },
		serverOptions: { connectionsCheckingInterval: lookMilliseconds },
	}) as Server
	guardConnections(server, limits)
	return server
}
