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
