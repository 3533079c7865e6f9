import { expect, test } from 'vitest'
import { writeAdminNotice, writeOwnNotice } from './write-notice.ts'

const at = '2026-03-31T14:05:09.000Z'
const dana = { name: 'Dana Whitfield', address: 'dana@acme.example' }
const notice = { id: '6f1f4b60-5b0e-4a3c-8f64-0c2f1e7b9a11', personId: 'p', at, address: '203.0.113.7' }

test('a letter about one’s own sign-in says what happened, when, from where, and what to do', () => {
	const letter = writeOwnNotice({ ...notice, kind: 'two-factor-off' }, dana)
	expect(letter).toMatchObject({ to: dana, subject: 'Two-factor is off for your Candor account' })
	expect(letter?.text).toContain('When: 2026-03-31 14:05 UTC from 203.0.113.7.')
	expect(letter?.text).toContain('If this wasn’t you, tell your administrator right away.')
})

test('administrators read whose account another one tried to use, and how to settle it', () => {
	const kind = 'other-provider-account' as const
	const about = { name: 'Maya Ortiz', provider: 'Acme Login' }
	const letter = writeAdminNotice({ ...notice, kind, address: null }, dana, about)
	expect(letter).toMatchObject({ to: dana, subject: 'Candor refused a sign-in as Maya Ortiz' })
	expect(letter.text).toContain('a different Acme Login account than the one Maya Ortiz uses')
	expect(letter.text).toContain('“Unlink single sign-on”')
	expect(writeOwnNotice({ ...notice, kind }, dana)).toBe(null)
})
