import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { postWebhook } from './post-webhook.ts'

const id = '00000000-0000-4000-8000-000000000000'
const message = { type: 'webhook.test' as const, timestamp: '2026-11-22T00:00:00Z', data: { endpointId: id } }
const secrets = [`whsec_${Buffer.alloc(32).toString('base64')}`]
const send = (url: string, allowsPrivate = false) =>
	postWebhook({ id, url, message, secrets, allowsPrivate }, new AbortController().signal)

test.each([
	'https://127.0.0.1/',
	'https://2130706433/',
	'https://localhost/',
	'https://10.0.0.1/',
	'https://192.168.1.1/',
	'https://169.254.169.254/latest/meta-data/',
	'https://0.0.0.0/',
	'https://[::1]/',
	'https://[::ffff:127.0.0.1]/',
	'https://[fd00::1]/',
])('nothing is sent to %s', async (url) => {
	let connections = 0
	const server = createServer(() => connections++)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	onTestFinished(() => void server.close())
	const address = new URL(url)
	address.port = String((server.address() as AddressInfo).port)
	expect(await send(address.href)).toMatchObject({
		status: null,
		problem: 'The address is not on the public internet.',
	})
	expect(connections).toBe(0)
})

test('without leave nothing is sent in the clear, and with it only to this machine', async () => {
	expect(await send('http://127.0.0.1:9/')).toMatchObject({
		problem: 'The address must begin with https://.',
	})
	expect(await send('http://10.0.0.1:9/', true)).toMatchObject({
		problem: 'The address must begin with https://.',
	})
	expect(await send('http://127.0.0.1:9/', true)).toMatchObject({ problem: 'The connection was refused.' })
})
