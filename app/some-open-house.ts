import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { openSocketServer } from '#platform/live/socket-server.ts'
import { createServer } from './create-server.ts'
import { someApp } from './some-house.ts'

/** For tests: the whole app as in `someApp`, listening on `port` until the test file ends. */
export async function someListeningApp(
	environment: Record<string, string>,
	atEnd: (close: () => void) => void,
	log?: Logger,
) {
	const app = await someApp(environment, atEnd, log)
	const sockets = openSocketServer()
	const server = createServer(app.api.fetch, sockets)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	atEnd(() => {
		for (const socket of sockets.clients) socket.terminate()
		server.closeAllConnections()
		server.close()
	})
	const { port } = server.address() as AddressInfo
	return {
		...app,
		port,
		/** Signs in a demo user; `fetch` goes over the network with their cookie, `request` calls the app directly. */
		async signIn(username: string) {
			const client = await app.signIn(username)
			const fetchAs = (path: string, init: RequestInit = {}) =>
				fetch(`http://127.0.0.1:${port}${path}`, {
					...init,
					headers: { ...init.headers, cookie: client.cookie },
				})
			return { ...client, fetch: fetchAs }
		},
	}
}
