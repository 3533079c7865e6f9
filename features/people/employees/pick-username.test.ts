import { expect, test } from 'vitest'
import { wantedUsername } from './pick-username.ts'
import { initials } from './select-employees.ts'

test('a username comes from the email address, or else from the name', () => {
	const people = [
		{ email: 'Zoë.Müller+work@x.example', name: 'Z', username: 'zoe.muller' },
		{ email: "o'neil@x.example", name: 'Shaq', username: 'o.neil' },
		{ email: 'j@x.example', name: 'Jean-Luc Picard', username: 'jean-luc.picard' },
		{ email: '李@x.example', name: '李', username: 'person' },
		{ email: `${'a'.repeat(64)}@x.example`, name: 'A', username: 'a'.repeat(50) },
	]
	for (const { username, ...person } of people) expect(wantedUsername(person)).toBe(username)
})

test('initials are those of the first and the last name', () => {
	const avatars = {
		'Maya Ortiz': 'MO',
		'Ana María de la Cruz': 'AC',
		'Ludwig (van) Beethoven': 'LB',
		Bo: 'B',
		'…': '',
	}
	for (const [name, letters] of Object.entries(avatars)) expect(initials(name)).toBe(letters)
})
