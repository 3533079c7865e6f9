import { expect, test } from 'vitest'
import { requireGoodPassword } from './require-good-password.ts'

const maya = { name: 'Maya Ortiz', username: 'maya.ortiz', email: 'm.ortiz@acme.example' }

test.each(['seven brown foxes', 'correct horse battery staple', 'J7x!pQ2vLm', 'tQ9$wz2kLp4v'])(
	'accepts %s',
	async (password) => {
		await expect(requireGoodPassword(password, maya)).resolves.toBeUndefined()
	},
)

test.each([
	'password123',
	'Password123!',
	'P4ssw0rd!!',
	'1234567890',
	'qwertyuiop',
	'iloveyou12',
	'letmein123',
	'football2024',
	'Summer2024!',
	'Welcome2026',
	'candor2026',
	'aaaaaaaaaaaa',
	'ortizmaya1',
])('rejects %s as too easy to guess', async (password) => {
	await expect(requireGoodPassword(password, maya)).rejects.toMatchObject({ code: 'common-password' })
})

test.each(['Maya.Ortiz', 'M.Ortiz@acme.example'])(
	'rejects %s, the owner’s username or email address',
	async (password) => {
		await expect(requireGoodPassword(password, maya)).rejects.toMatchObject({ code: 'bad-password' })
	},
)

test('a password with very many possible letter substitutions is checked quickly', async () => {
	await requireGoodPassword('seven brown foxes', maya)
	const began = process.cpuUsage()
	await requireGoodPassword('4433li1t75tl157ili1el15l15lti5i5tet1', maya)
	const { user, system } = process.cpuUsage(began)
	expect((user + system) / 1000).toBeLessThan(150)
})
