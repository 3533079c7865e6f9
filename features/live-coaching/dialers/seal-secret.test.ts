import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './seal-secret.ts'

const sealed = sealSecret('the server’s secret', 'dialer 1', 'k3epQuiet')

test('a sealed password opens for its dialer alone, with the same secret', () => {
	expect(openSecret('the server’s secret', 'dialer 1', sealed)).toBe('k3epQuiet')
	const changed = { code: 'password-unreadable' }
	expect(() => openSecret('another secret', 'dialer 1', sealed)).toThrow(expect.objectContaining(changed))
	expect(() => openSecret('the server’s secret', 'dialer 2', sealed)).toThrow(
		expect.objectContaining(changed),
	)
})

test('a password that was tampered with or cut off does not open', () => {
	const bytes = Buffer.from(sealed, 'base64url')
	for (const broken of [
		Buffer.from(bytes.map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
		bytes.subarray(0, 20),
		'',
	])
		expect(() =>
			openSecret('the server’s secret', 'dialer 1', Buffer.from(broken).toString('base64url')),
		).toThrow(/cannot be read/)
})

test('the same password is sealed differently each time', () => {
	expect(sealSecret('the server’s secret', 'dialer 1', 'k3epQuiet')).not.toBe(sealed)
})
