import { expect, test } from 'vitest'
import { isInsideAddress, openAddress } from './open-address.ts'

const { signal } = new AbortController()
/** How asking an address ends; nothing answers on these ports. */
const codeOf = (address: string, ...hosts: string[]) =>
	openAddress(address, { hosts, signal }).then(
		() => 'opened',
		({ code }) => code,
	)

test('a host is allowed by its name and, unless it is a usual one, its port', async () => {
	const refused = 'host-not-allowed'
	expect(await codeOf('http://127.0.0.1:9/a.wav', '127.0.0.1:9')).toBe('dialer-unreachable')
	expect(await codeOf('http://127.0.0.1:9/a.wav', '127.0.0.1')).toBe(refused)
	expect(await codeOf('http://127.0.0.1:9/a.wav', '127.0.0.1:90')).toBe(refused)
	expect(await codeOf('http://127.0.0.1:9/a.wav')).toBe(refused)
	expect(await codeOf('http://dialer.example.com.evil.invalid/', 'dialer.example.com')).toBe(refused)
	expect(await codeOf('http://dialer.example.com@evil.invalid/', 'dialer.example.com')).toBe(refused)
	expect(await codeOf('http://2130706433:9/', '2130706433:9')).toBe(refused)
	expect(await codeOf('https://127.0.0.1:80/', '127.0.0.1')).toBe(refused)
	expect(await codeOf('file:///etc/passwd', 'localhost')).toBe(refused)
	expect(await codeOf('not an address', 'localhost')).toBe(refused)
})

test('names may not lead to this machine or to what it alone can reach', () => {
	for (const address of ['127.0.0.1', '127.9.9.9', '0.0.0.0', '169.254.169.254', '::1', '::', 'fe80::1'])
		expect([address, isInsideAddress(address)]).toEqual([address, true])
	for (const address of ['10.0.0.5', '192.168.1.9', '203.0.113.7', '2001:db8::1'])
		expect([address, isInsideAddress(address)]).toEqual([address, false])
	expect(isInsideAddress('::ffff:127.0.0.1')).toBe(true)
})
