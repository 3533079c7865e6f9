import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { keepNothing, type OtherSources, securityHeaders } from './security-headers.ts'

async function headersOf(others: OtherSources = {}) {
	const { headers } = await new Hono()
		.use(securityHeaders(others))
		.get('/', (c) => c.text('a page'))
		.request('/')
	return { policy: headers.get('content-security-policy') ?? '', allowed: headers.get('permissions-policy') }
}

test('a page connects to its own server alone, and uses the microphone and a tab that is shared, and nothing else', async () => {
	const { policy, allowed } = await headersOf()
	expect(policy).toContain("connect-src 'self';")
	expect(policy).not.toMatch(/wss?:/)
	expect(allowed).toMatch(/^microphone=\(self\), display-capture=\(self\), payment=\(\), camera=\(\),/)
})

test('where payment is on, the provider is reached as well', async () => {
	const provider = 'https://pay.example'
	const { policy, allowed } = await headersOf({ connectSrc: [provider], payment: [provider] })
	expect(policy).toContain("connect-src 'self' https://pay.example;")
	expect(allowed).toContain('payment=(self "https://pay.example")')
})

test('an answer is kept nowhere unless it says so itself', async () => {
	const app = new Hono()
		.use(keepNothing)
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
