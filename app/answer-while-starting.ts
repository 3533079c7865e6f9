/** Seconds. */
const retryAfter = '5'

const page = `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="color-scheme" content="light dark" />
		<title>Candor is starting up</title>
		<style>
			body { min-height: 90vh; margin: 0; display: grid; place-content: center; text-align: center; font-family: system-ui, sans-serif }
			h1 { font-size: 1.5rem; font-weight: 600 }
		</style>
	</head>
	<body>
		<main>
			<h1>Candor is starting up</h1>
			<p>This page reloads automatically.</p>
		</main>
	</body>
</html>
`

/** Handles requests until the app is ready: `/healthz` reports that the process is alive, the rest get a 503. */
export function answerWhileStarting(request: Request): Response {
	const { pathname } = new URL(request.url)
	if (pathname === '/healthz') return new Response('ok')
	const headers = { 'retry-after': retryAfter, 'cache-control': 'no-store' }
	if (request.headers.get('accept')?.includes('text/html'))
		return new Response(page, {
			status: 503,
			headers: { ...headers, refresh: retryAfter, 'content-type': 'text/html; charset=utf-8' },
		})
	const message = 'Candor is starting up. Try again in a few seconds.'
	return Response.json({ error: message, message, code: 'starting' }, { status: 503, headers })
}
