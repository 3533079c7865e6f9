/** Seconds after which somebody who came too early should ask again. */
const retryAfter = '5'

/** What the server answers from when it listens until the product is there: that it lives, and to come back. */
export function answerWhileStarting(request: Request): Response {
	const { pathname } = new URL(request.url)
	if (pathname === '/healthz') return new Response('ok')
	const headers = { 'retry-after': retryAfter, 'cache-control': 'no-store' }
	if (request.headers.get('accept')?.includes('text/html'))
		return new Response('Candor is starting. This page opens by itself in a moment.', {
			status: 503,
			headers: { ...headers, refresh: retryAfter, 'content-type': 'text/plain; charset=utf-8' },
		})
	const message = 'Candor is starting. Please try again in a moment.'
	return Response.json({ error: message, message, code: 'starting' }, { status: 503, headers })
}
