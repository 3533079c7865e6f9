import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { preventCaching, securityHeaders, type ThirdPartySources } from './security-headers.ts'

async function headersOf(sources: ThirdPartySources = {}) {
	const { headers } = await new Hono()
		.use(securityHeaders(sources))
		.get('/', (c) => c.text('a page'))
		.request('/')
	return { policy: headers.get('content-security-policy') ?? '', allowed: headers.get('permissions-policy') }
}

test('allows connections only to the server itself, and only the microphone and tab capture', async () => {
	const { policy, allowed } = await headersOf()
	expect(policy).toContain("connect-src 'self';")
	expect(policy).not.toMatch(/wss?:/)
	expect(allowed).toMatch(/^microphone=\(self\), display-capture=\(self\), payment=\(\), camera=\(\),/)
})

test('allows the payment provider when payment is configured', async () => {
	const provider = 'https://pay.example'
	const { policy, allowed } = await headersOf({ connectSrc: [provider], payment: [provider] })
	expect(policy).toContain("connect-src 'self' https://pay.example;")
	expect(allowed).toContain('payment=(self "https://pay.example")')
})

test('sends no-store unless the route sets Cache-Control', async () => {
	const app = new Hono()
		.use(preventCaching)
		.get('/people', (c) => c.json([]))
		.get('/audio', (c) => c.body('', 200, { 'cache-control': 'private, no-cache' }))
		.get('/wrong', () => {
			throw new Error('a fault')
		})
		.onError((_error, c) => c.json({}, 500))
	const kept = async (path: string) => (await app.request(path)).headers.get('cache-control')
	expect([await kept('/people'), await kept('/wrong')]).toEqual(['no-store', 'no-store'])
	expect(await kept('/audio')).toBe('private, no-cache')
})
