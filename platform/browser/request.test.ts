import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
	messageOf,
	onConfirmationRequired,
	RequestError,
	read,
	readJson,
	readQueryKey,
	request,
	requestJson,
} from '#platform/browser/request.ts'

const stored = new Map<string, string>()
const answers = vi.fn<typeof fetch>()

beforeEach(() => {
	stored.clear()
	answers.mockReset().mockImplementation(async () => Response.json({ ok: true }))
	vi.stubGlobal('fetch', answers)
	vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null })
	return () => vi.unstubAllGlobals()
})

function sent() {
	const [url, options] = answers.mock.calls[0] ?? []
	return { url: String(url), options, headers: new Headers(options?.headers) }
}

test('a request carries the session cookie and the username of this browser', async () => {
	stored.set('auth', JSON.stringify({ username: 'maya.ortiz' }))
	await request('GET', '/api/user')

	expect(sent().options?.credentials).toBe('include')
	expect(sent().headers.get('x-username')).toBe('maya.ortiz')
})

test.each([
	['nothing', undefined],
	['something unreadable', '{'],
	['nobody', '{"username":""}'],
])('with %s stored the shared username is sent', async (_, auth) => {
	if (auth !== undefined) stored.set('auth', auth)
	await request('GET', '/api/user')

	expect(sent().headers.get('x-username')).toBe('guest')
})

test('an answer is checked against its contract, and fields that it does not know are left out', async () => {
	const Seats = z.object({ seats: z.int() })
	answers.mockResolvedValueOnce(Response.json({ seats: 3, tier: 'pro' }))
	expect(await requestJson('POST', '/api/seats', Seats, {})).toEqual({ seats: 3 })

	answers.mockResolvedValueOnce(Response.json({ seats: 'three' }))
	const error = await requestJson('POST', '/api/seats', Seats, {}).catch((thrown) => thrown)
	expect(messageOf(error)).toBe(
		'This page can’t read the server’s response. Reload the page, then try again.',
	)
})

test('a body goes as JSON', async () => {
	await request('POST', '/api/login', { username: 'maya.ortiz' })

	expect(sent().headers.get('content-type')).toBe('application/json')
	expect(sent().options?.body).toBe('{"username":"maya.ortiz"}')
})

test('what is read has to match its contract, too', async () => {
	await expect(readJson('/api/stats', z.object({ ok: z.boolean() }))).resolves.toEqual({ ok: true })
	await expect(readJson('/api/stats', z.object({ total: z.int() }))).rejects.toThrow(
		'This page can’t read the server’s response. Reload the page, then try again.',
	)
})

test('without a body there is no content type', async () => {
	await request('POST', '/api/logout')

	expect(sent().headers.has('content-type')).toBe(false)
	expect(sent().options).not.toHaveProperty('body')
})

test('a read joins the parts of its key by slashes and gets past every cache', async () => {
	const answer = await readQueryKey({ onUnauthorized: 'throw' })({
		queryKey: ['/api/recordings', 'a1', 'audio'],
	})
	const url = new URL(sent().url, 'http://candor')

	expect(answer).toEqual({ ok: true })
	expect(url.pathname).toBe('/api/recordings/a1/audio')
	expect(Number(url.searchParams.get('t'))).toBeGreaterThan(1e12)
	expect(url.searchParams.get('v')).toBe('1')
	expect(sent().headers.get('cache-control')).toBe('no-cache')
	expect(sent().headers.get('pragma')).toBe('no-cache')
})

test('a read keeps the parameters of its address', async () => {
	await read('/api/recordings?q=denise')

	expect(sent().url).toMatch(/^\/api\/recordings\?q=denise&t=\d+&v=1$/)
})

test('a refusal becomes an error that names status and body', async () => {
	answers.mockResolvedValue(Response.json({ error: 'File too large' }, { status: 413 }))
	const error = await request('POST', '/api/recordings').catch((thrown) => thrown)

	expect(error).toBeInstanceOf(RequestError)
	expect(error.message).toBe('413: {"error":"File too large"}')
	expect(error.status).toBe(413)
	expect(error.serverMessage).toBe('File too large')
	expect(messageOf(error)).toBe('File too large')
})

test('a refusal without a body is named by its status text', async () => {
	answers.mockResolvedValue(new Response(null, { status: 502, statusText: 'Bad Gateway' }))
	const error = await read('/api/stats').catch((thrown) => thrown)

	expect(error.message).toBe('502: Bad Gateway')
	expect(error.serverMessage).toBeNull()
	expect(messageOf(error)).toBe('The server isn’t available right now (error 502). Try again in a moment.')
})

test("replaces a proxy's HTML error page with a readable message", async () => {
	answers.mockResolvedValue(new Response('<html><h1>Request Entity Too Large</h1></html>', { status: 413 }))
	expect(messageOf(await read('/api/stats').catch((thrown) => thrown))).toBe('This is too large to send.')
})

test('the message field speaks when there is no error field', async () => {
	answers.mockResolvedValue(Response.json({ message: 'Sign in first' }, { status: 401 }))
	const error = await read('/api/stats').catch((thrown) => thrown)

	expect(error.serverMessage).toBe('Sign in first')
})

test('a read without a session throws unless null is allowed', async () => {
	answers.mockImplementation(async () => Response.json({ error: 'Sign in first' }, { status: 401 }))

	await expect(readQueryKey({ onUnauthorized: 'throw' })({ queryKey: ['/api/user'] })).rejects.toThrow(
		'401: ',
	)
	await expect(readQueryKey({ onUnauthorized: 'null' })({ queryKey: ['/api/user'] })).resolves.toBeNull()
})

test('a read that gives nothing without a session still throws on other refusals', async () => {
	answers.mockResolvedValue(new Response('down', { status: 503 }))

	await expect(readQueryKey({ onUnauthorized: 'null' })({ queryKey: ['/api/user'] })).rejects.toThrow(
		'503: down',
	)
})

const refusal = () =>
	Response.json(
		{ error: 'Confirm that it’s you to continue.', code: 'recent-sign-in-required' },
		{ status: 403 },
	)

test('resends requests that need a recent sign-in after one confirmation', async () => {
	const ask = vi.fn(async () => true)
	const unregister = onConfirmationRequired(ask)
	answers.mockImplementationOnce(async () => refusal()).mockImplementationOnce(async () => refusal())
	const both = await Promise.all([
		request('POST', '/api/tokens', { name: 'CRM' }),
		request('POST', '/api/tokens', { name: 'BI' }),
	])
	unregister()
	expect(both.map(({ ok }) => ok)).toEqual([true, true])
	expect(ask).toHaveBeenCalledOnce()
	const bodies = answers.mock.calls.map(([, options]) => options?.body)
	expect(bodies.slice(2)).toEqual(['{"name":"CRM"}', '{"name":"BI"}'])
})

test('rejects with the server’s reason when confirmation is canceled or unavailable', async () => {
	answers.mockImplementation(async () => refusal())
	const unregister = onConfirmationRequired(async () => false)
	await expect(request('POST', '/api/tokens')).rejects.toThrow('Confirm that it’s you to continue.')
	unregister()
	await expect(request('POST', '/api/tokens')).rejects.toMatchObject({ code: 'recent-sign-in-required' })
	expect(answers).toHaveBeenCalledTimes(2)
})
