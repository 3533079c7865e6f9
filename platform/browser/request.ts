import { z } from 'zod'
import { isUserActive } from './is-user-active.ts'
import { storedJson } from './stored-value.ts'

/** Sent with every read, so that an answer kept by a proxy for another version of the app is never used. */
const apiVersion = '1'
/** Sent when nobody has signed in on this browser. The server never takes identity from this header. */
const defaultUsername = 'guest'

/** An answer that is not a success. The message is `404: the body`, or the status text when there is no body. */
export class RequestError extends Error {
	override readonly name = 'RequestError'
	readonly status: number
	/** What the server says to people: the `error` or `message` of its JSON, null when it gave neither. */
	readonly serverMessage: string | null
	/** The name that the server gives its reason, such as `two-factor-required`; null when it gave none. */
	readonly code: string | null

	constructor(status: number, statusText: string, body: string) {
		super(`${status}: ${body || statusText}`)
		this.status = status
		const { message, code } = readRefusal(body)
		this.serverMessage = message
		this.code = code
	}
}

/** Asks the user to confirm their identity and resolves to whether they did. */
type Confirm = () => Promise<boolean>
let confirm: Confirm | null = null

/**
 * Registers the confirmation dialog for requests that require a recent sign-in. When the user confirms, the request is
 * resent. Returns a function that unregisters it.
 */
export function onConfirmationRequired(ask: Confirm): () => void {
	// Concurrent requests share one dialog.
	let asking: Promise<boolean> | null = null
	const askOnce = () => {
		asking ??= ask().finally(() => {
			asking = null
		})
		return asking
	}
	confirm = askOnce
	return () => {
		if (confirm === askOnce) confirm = null
	}
}

/** Who signed in on this browser. */
export const storedUsername = storedJson('local', 'auth', z.object({ username: z.string().min(1) }))

/** The header that names who uses this browser, for requests that are not sent from here (uploads). */
export function usernameHeader(): { 'x-username': string } {
	return { 'x-username': storedUsername.read()?.username ?? defaultUsername }
}

type RequestOptions = {
	/** The kind of answer that is wanted, where the server has several. */
	accept?: string
	signal?: AbortSignal
}

/**
 * Sends a request with the session cookie; `body`, when there is one, goes as JSON.
 * @throws RequestError on any answer that is not a success
 */
export async function request(
	method: string,
	url: string,
	body?: unknown,
	{ accept, signal }: RequestOptions = {},
): Promise<Response> {
	const hasBody = body !== undefined
	return send(url, {
		method,
		headers: {
			...(hasBody ? { 'Content-Type': 'application/json' } : {}),
			...(accept ? { Accept: accept } : {}),
		},
		...(hasBody ? { body: JSON.stringify(body) } : {}),
		...(signal ? { signal } : {}),
	})
}

/**
 * `request`, and the answer as JSON that matches `schema`.
 * @throws RequestError on any answer that is not a success, Error on one that does not match
 */
export async function requestJson<Answer>(
	method: string,
	url: string,
	schema: z.ZodType<Answer>,
	body?: unknown,
): Promise<Answer> {
	return parseAnswer(await request(method, url, body), schema)
}

/**
 * The JSON of an answer that matches `schema`, without fields that it does not know.
 * @throws Error on one that does not match, such as a newer server's to a page that was loaded before
 */
export async function parseAnswer<Answer>(response: Response, schema: z.ZodType<Answer>): Promise<Answer> {
	const parsed = schema.safeParse(await response.json())
	if (parsed.success) return parsed.data
	throw new Error('This page can’t read the server’s response. Reload the page, then try again.', {
		cause: parsed.error,
	})
}

type Sent = Omit<RequestInit, 'headers'> & { headers: Record<string, string> }

/**
 * Sends a request with the session cookie. If the server requires a recent sign-in, sends it again after the user has
 * confirmed their identity.
 * @throws RequestError on any answer that is not a success
 */
export async function send(url: string, init: Sent): Promise<Response> {
	const options = {
		...init,
		credentials: 'include',
		headers: { ...usernameHeader(), ...init.headers },
	} as const
	try {
		return await demandSuccess(await fetch(url, options))
	} catch (error) {
		const needsConfirmation = error instanceof RequestError && error.code === 'recent-sign-in-required'
		if (!needsConfirmation || !(await confirm?.())) throw error
		return demandSuccess(await fetch(url, options))
	}
}

/**
 * Reads an address past every cache: a time and the version are added to it.
 * @throws RequestError on any answer that is not a success
 */
export async function read(url: string, signal?: AbortSignal): Promise<Response> {
	const separator = url.includes('?') ? '&' : '?'
	const response = await fetch(`${url}${separator}t=${Date.now()}&v=${apiVersion}`, {
		credentials: 'include',
		headers: {
			...usernameHeader(),
			'Cache-Control': 'no-cache',
			Pragma: 'no-cache',
			// Tells the server not to extend the session.
			...(isUserActive() ? {} : { 'X-Background': '1' }),
		},
		...(signal ? { signal } : {}),
	})
	return demandSuccess(response)
}

/**
 * `read`, and the answer as JSON that matches `schema`.
 * @throws RequestError on any answer that is not a success, Error on one that does not match
 */
export async function readJson<Answer>(
	url: string,
	schema: z.ZodType<Answer>,
	signal?: AbortSignal,
): Promise<Answer> {
	return parseAnswer(await read(url, signal), schema)
}

type ReadOptions = {
	/** What a 401 gives: an error, or nothing. */
	onUnauthorized: 'throw' | 'null'
}

/** A query function that reads the parts of the query key, joined by slashes. */
export function readQueryKey({ onUnauthorized }: ReadOptions) {
	return async ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }) => {
		try {
			return await readJson(queryKey.join('/'), z.unknown(), signal)
		} catch (error) {
			if (onUnauthorized === 'null' && isUnauthorized(error)) return null
			throw error
		}
	}
}

export function isUnauthorized(error: unknown): boolean {
	return error instanceof RequestError && error.status === 401
}

/** What to tell a person about a failed request. */
export function messageOf(error: unknown): string {
	if (error instanceof RequestError) return error.serverMessage ?? describeStatus(error.status)
	if (error instanceof TypeError)
		return 'The server could not be reached. Check your connection and try again.'
	return error instanceof Error ? error.message : String(error)
}

/** For responses without a readable message, such as a proxy's error page. */
function describeStatus(status: number): string {
	if (status === 413) return 'This is too large to send.'
	if (status === 429) return 'Too many requests. Wait a moment, then try again.'
	return status >= 500
		? `The server isn’t available right now (error ${status}). Try again in a moment.`
		: `The server refused the request (error ${status}). Reload the page, then try again.`
}

async function demandSuccess(response: Response): Promise<Response> {
	if (response.ok) return response
	throw new RequestError(response.status, response.statusText, await response.text())
}

function readRefusal(body: string): { message: string | null; code: string | null } {
	const text = (value: unknown) => (typeof value === 'string' ? value : null)
	try {
		const { error, message, code } = JSON.parse(body)
		return { message: text(error ?? message), code: text(code) }
	} catch {
		return { message: null, code: null }
	}
}
