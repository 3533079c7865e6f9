import type { Rules } from '../rule.ts'

export const metricsToken = 'a-token-of-the-matrix'

/** What is asked on the way to other addresses and answers for none: who is there, and whether that is enough. */
export const guards = [
	'/*',
	'/api/*',
	'/ws/*',
	'/api/employees',
	'/api/employees/*',
	'/api/admin',
	'/api/admin/*',
	'/assets/*',
]

const nothing = async () => ({ '*': 'no-such-address' })

/** What is there beside the product: its health, its figures for those who run it, and the web app itself. */
export const serverRules: Rules = {
	'GET /healthz': { for: 'anybody' },
	'GET /readyz': { for: 'anybody' },
	'GET /metrics': [
		{ for: 'anybody', headers: { authorization: `Bearer ${metricsToken}` } },
		{ for: 'anonymous without its secret', headers: { authorization: 'Bearer guessed' } },
	],
	'GET /*': { for: 'anybody', of: async () => ({ '*': 'sign-in' }) },
	'ALL /api/*': { for: 'anonymous, nothing there', of: nothing, method: 'GET' },
	'ALL /ws/*': { for: 'anonymous, nothing there', of: nothing, method: 'GET' },
}
