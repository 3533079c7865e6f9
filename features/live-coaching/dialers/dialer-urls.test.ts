import { expect, test } from 'vitest'
import { dialerUrls } from './dialer-urls.ts'

const dialer = { id: '0b9f', kind: 'vicidial', secretVersion: 1 } as const

test('behind https the agent’s screen pushes by https', () => {
	const [, , , push] = dialerUrls('the server’s secret', dialer, 'https://coach.example.com/')
	expect(push?.url).toMatch(
		/&type=event&HTTPSURLTOPOST=coach\.example\.com\/api\/dialer\/vicidial\/0b9f\/push\?token=[\w-]{43}&user=--A--user--B--&event=/,
	)
})

test('a dialer’s secret is its own, and changes with its version', () => {
	const start = (secret: string, change: object) =>
		dialerUrls(secret, { ...dialer, ...change }, 'https://coach.example.com')[0]?.url
	const all = [
		start('one', {}),
		start('two', {}),
		start('one', { secretVersion: 2 }),
		start('one', { id: '0b9e' }),
	].map((url) => new URL(url ?? '').searchParams.get('token'))
	expect(new Set(all).size).toBe(4)
	expect(start('one', {})).toBe(start('one', {}))
})
