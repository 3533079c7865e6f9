import type { Rules } from '../rule.ts'
import type { SomeAskers } from '../some-askers.ts'

const password = 'candor-demo'
const owner = async ({ ownerId }: SomeAskers) => ({ id: ownerId })

/** Sign-in beyond the password: at a provider, of which there is none here, and with the codes of an app. */
export const signInRules: Rules = {
	'GET /api/sign-in': { for: 'anybody' },
	'GET /api/sign-in/sso': { for: 'anybody', answer: 'no-single-sign-on' },
	'GET /api/sign-in/sso/callback': { for: 'anybody', answer: 'no-single-sign-on' },
	'POST /api/login/two-factor': { for: 'anybody', body: { code: '123456' }, answer: 'sign-in-expired' },
	'GET /api/two-factor': { for: 'everybody signed in' },
	'POST /api/two-factor': { for: 'everybody signed in', body: { password } },
	'POST /api/two-factor/confirm': {
		for: 'everybody signed in',
		body: { code: 'abcde-12345' },
		answer: 'wrong-code',
	},
	'POST /api/two-factor/turn-off': {
		for: 'everybody signed in',
		body: { password, code: '123456' },
		answer: 'two-factor-off',
	},
	'POST /api/two-factor/backup-codes': {
		for: 'everybody signed in',
		body: { password },
		answer: 'two-factor-off',
	},
	'POST /api/employees/:id/two-factor-reset': {
		for: 'administrators',
		of: owner,
		answer: 'two-factor-off',
	},
}
