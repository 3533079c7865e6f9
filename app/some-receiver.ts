import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { WebhookMessage } from '#features/integrations/contract.ts'

type Answer = { status: number; body?: string; headers?: Record<string, string> }
type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/** For tests: a customer's server that takes webhooks, and answers them as it is told to. */
export async function startReceiver(atEnd: (close: () => void) => void) {
	const received: Received[] = []
	let answer: Answer = { status: 200 }
	const server = createServer(async (request, response) => {
		const body = (await buffer(request)).toString()
		received.push({ path: request.url ?? '', headers: request.headers, body })
		response.writeHead(answer.status, answer.headers).end(answer.body)
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	atEnd(() => {
		server.closeAllConnections()
		server.close()
	})
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
		received,
		/** What it says from now on. */
		answerWith(next: Answer) {
			answer = next
		},
		/** The messages that `secret` has signed, of all that came. Throws for one that somebody forged. */
		read: (secret: string, from = received) =>
			from.map(({ body, headers }) =>
				WebhookMessage.parse(new Webhook(secret).verify(body, headers as Record<string, string>)),
			),
	}
}
