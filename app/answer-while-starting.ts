/** Seconds. */
const retryAfter = '5'

/** Handles requests until the app is ready: `/healthz` reports that the process is alive, the rest get a 503. */
export function answerWhileStarting(request: Request): Response {
	const { pathname } = new URL(request.url)
	if (pathname === '/healthz') return new Response('ok')
	const headers = { 'retry-after': retryAfter, 'cache-control': 'no-store' }
	if (request.headers.get('accept')?.includes('text/html'))
		return new Response('Candor is starting up. This page reloads automatically.', {
			status: 503,
			headers: { ...headers, refresh: retryAfter, 'content-type': 'text/plain; charset=utf-8' },
		})
	const message = 'Candor is starting up. Try again in a few seconds.'
	return Response.json({ error: message, message, code: 'starting' }, { status: 503, headers })
}
