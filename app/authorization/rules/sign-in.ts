import { Session } from '#features/people/contract.ts'
import type { SomeAskers } from '../fixtures/askers.ts'
import type { Rules } from '../rule.ts'

const password = 'candor-demo'
const owner = async ({ ownerId }: SomeAskers) => ({ id: ownerId })

/** Another place where the owner is signed in. */
async function otherSession({ signInAgain }: SomeAskers) {
	const { fetch } = await signInAgain('owner')
	const sessions = Session.array().parse(await (await fetch('/api/sessions')).json())
	return { id: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '' }
}

/** Sign-in beyond the password: single sign-on (not configured here), authenticator codes, and the list of sessions. */
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
		body: { password, code: '123456' },
		answer: 'two-factor-off',
	},
	'POST /api/sign-in-confirmation': { for: 'everybody signed in', body: { password } },
	'GET /api/sign-in-confirmation/sso': { for: 'everybody signed in', answer: 'no-single-sign-on' },
	'POST /api/password': {
		for: 'everybody signed in',
		body: { currentPassword: password, newPassword: password },
		answer: 'same-password',
	},
	'GET /api/sessions': { for: 'everybody signed in', of: otherSession, shownTo: 'the owner' },
	'DELETE /api/sessions': { for: 'everybody signed in' },
	'DELETE /api/sessions/:id': { for: 'the owner', of: otherSession },
	'POST /api/employees/:id/single-sign-on-reset': {
		for: 'administrators',
		of: owner,
		answer: 'not-linked',
	},
	'POST /api/employees/:id/two-factor-reset': {
		for: 'administrators',
		of: owner,
		answer: 'two-factor-off',
	},
}
