import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { Webhook } from 'standardwebhooks'
import { Problem } from '#platform/http/problem.ts'
import { type Attempt, answerSeconds, mostAnswerBytes, type WebhookMessage } from '../contract.ts'
import { requireUsableUrl } from './require-usable-url.ts'

export type Post = {
	/** The header `webhook-id`. */
	id: string
	url: string
	message: WebhookMessage
	/** Each signs the message; one is enough for the receiver. */
	secrets: string[]
	allowsPrivate: boolean
}

/**
 * Sends one message and returns the result; anything but a status of 200-299 within 10 s is a problem. Only public
 * addresses are called, whatever a name leads to at the moment of connecting, and redirects are not followed. Throws
 * only where `signal` aborts.
 */
export async function postWebhook(post: Post, signal: AbortSignal): Promise<Attempt> {
	const began = new Date()
	const outcome = await send(
		post,
		AbortSignal.any([signal, AbortSignal.timeout(answerSeconds * 1000)]),
	).catch((error: Error) => {
		signal.throwIfAborted()
		return { status: null, answer: '', problem: describeError(error) }
	})
	return { at: began.toISOString(), milliseconds: Date.now() - began.getTime(), ...outcome }
}

async function send({ id, url, message, secrets, allowsPrivate }: Post, signal: AbortSignal) {
	const to = requireUsableUrl(url, allowsPrivate)
	const body = JSON.stringify(message)
	const now = new Date()
	const headers = {
		'content-type': 'application/json',
		'content-length': Buffer.byteLength(body),
		'user-agent': 'Candor webhooks',
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
		'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
	}
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		const filter = { allowPrivateIPAddress: allowsPrivate }
		const options = { method: 'POST', headers, signal }
		const request =
			to.protocol === 'https:'
				? requestHttps(to, { ...options, agent: new RequestFilteringHttpsAgent(filter) }, resolve)
				: requestHttp(to, { ...options, agent: new RequestFilteringHttpAgent(filter) }, resolve)
		request.once('error', reject)
		request.end(body)
	})
	const status = response.statusCode ?? 0
	return { status, answer: await readStart(response), problem: judge(status) }
}

/** A partial response body is enough: the status is already known. */
async function readStart(response: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	let bytes = 0
	try {
		for await (const chunk of response) {
			chunks.push(chunk)
			bytes += chunk.length
			if (bytes >= mostAnswerBytes) break
		}
	} catch {}
	const start = Buffer.concat(chunks).subarray(0, mostAnswerBytes).toString()
	// The database takes no NUL, and people can read no other control character.
	return start.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD')
}

function judge(status: number) {
	if (status >= 200 && status < 300) return null
	if (status >= 300 && status < 400) return `HTTP ${status}: redirects are not followed.`
	return `HTTP ${status}.`
}

const known: Record<string, string> = {
	ECONNREFUSED: 'The connection was refused.',
	ECONNRESET: 'The connection closed before a response arrived.',
	ENOTFOUND: 'The host name doesn’t exist.',
	EAI_AGAIN: 'The host name couldn’t be looked up.',
}

function describeError(error: Error & { code?: string }) {
	if (error instanceof Problem) return error.message
	if (error.name === 'AbortError' || error.name === 'TimeoutError')
		return `No response within ${answerSeconds} seconds.`
	if (/ is not allowed\. Because/.test(error.message)) return 'The address is not on the public internet.'
	return known[error.code ?? ''] ?? `The connection failed (${error.code ?? error.name}).`
}
