import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a form says: words, or more of the same by name; a list has its places for names. */
export type Values = { [name: string]: string | Values | undefined }

/** The requests to the stand-in; `key` is the idempotency key, empty for none. */
export type FormRequest = { method: string; path: string; values: Values; key: string }

export async function readFormRequest(request: IncomingMessage): Promise<FormRequest> {
	const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
	const form = new URLSearchParams(await text(request))
	const values: Values = {}
	for (const [name, value] of [...searchParams, ...form]) put(values, name, value)
	const key = String(request.headers['idempotency-key'] ?? '')
	return { method: request.method ?? '', path: pathname, values, key }
}

/** `items[0][price]=x` is `{ items: { 0: { price: x } } }`. */
function put(values: Values, name: string, value: string) {
	const path = name.replaceAll(']', '').split('[')
	const last = path.pop() ?? ''
	let place = values
	for (const step of path) {
		place[step] ??= {}
		place = place[step] as Values
	}
	place[last] = value
}
