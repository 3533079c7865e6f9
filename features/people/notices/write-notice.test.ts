import { expect, test } from 'vitest'
import { writeAdminNotice, writeOwnNotice } from './write-notice.ts'

const at = '2026-03-31T14:05:09.000Z'
const dana = { name: 'Dana Whitfield', address: 'dana@acme.example' }
const notice = { id: '6f1f4b60-5b0e-4a3c-8f64-0c2f1e7b9a11', personId: 'p', at, address: '203.0.113.7' }

test('a notice to the account owner says what happened, when, from which address, and what to do', () => {
	const letter = writeOwnNotice({ ...notice, kind: 'two-factor-off' }, dana)
	expect(letter).toMatchObject({
		to: dana,
		subject: 'Two-factor authentication was turned off for your Candor account',
	})
	expect(letter?.text).toContain('When: 2026-03-31 14:05 UTC from 203.0.113.7.')
	expect(letter?.text).toContain('If this wasn’t you, let your administrator know right away.')
})

test('a notice to administrators names the affected person and the ways to resolve the conflict', () => {
	const kind = 'other-provider-account' as const
	const affected = { name: 'Maya Ortiz', provider: 'Acme Login' }
	const letter = writeAdminNotice({ ...notice, kind, address: null }, dana, affected)
	expect(letter).toMatchObject({ to: dana, subject: 'Candor blocked a sign-in as Maya Ortiz' })
	expect(letter.text).toContain('a different Acme Login account than the one Maya Ortiz uses')
	expect(letter.text).toContain('“Unlink single sign-on”')
	expect(writeOwnNotice({ ...notice, kind }, dana)).toBe(null)
})
