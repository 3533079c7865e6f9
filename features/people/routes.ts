import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { json, newRouter } from '#platform/http/api.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { ownPasswordRoutes } from './confirm/routes.ts'
import { Credentials, DemoSignIns, NewPassword, PasswordLink, Person, Refusal } from './contract.ts'
import { demoSignIns } from './demo-people.ts'
import { employeeRoutes } from './employees/routes.ts'
import { readLink } from './passwords/read-link.ts'
import { setPassword } from './passwords/set-password.ts'
import type { PeopleContext } from './people-context.ts'
import type { SignedIn } from './read-session.ts'
import { readClient, setCookies } from './sessions/client.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { signOut } from './sessions/sign-out.ts'
import { signIn } from './sign-in.ts'
import { singleSignOnRoutes } from './single-sign-on/routes.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'

const login = createRoute({
	method: 'post',
	path: '/api/login',
	request: { body: { required: true, ...json(Credentials, 'Username and password') } },
	responses: {
		200: json(Person, 'Signed in; the session cookie is set'),
		401: json(
			Refusal,
			'wrong-credentials; or two-factor-required: the password was right, and POST /api/login/two-factor with the cookie set here, within ten minutes, signs in',
		),
		403: json(Refusal, 'single-sign-on-only: the password was right, but you sign in at the provider'),
	},
})
const logout = createRoute({
	method: 'post',
	path: '/api/logout',
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'Signed out') },
})
const user = createRoute({
	method: 'get',
	path: '/api/user',
	responses: { 200: json(Person, 'The signed-in person') },
})
const demo = createRoute({
	method: 'get',
	path: '/api/demo',
	responses: { 200: json(DemoSignIns, 'The sample sign-ins of a demo') },
})

const linkParams = z.object({ token: z.string().min(1).max(200) })
const passwordLink = createRoute({
	method: 'get',
	path: '/api/password-links/{token}',
	request: { params: linkParams },
	responses: { 200: json(PasswordLink, 'The person the link is for') },
})
const newPassword = createRoute({
	method: 'post',
	path: '/api/password-links/{token}',
	request: { params: linkParams, body: { required: true, ...json(NewPassword, 'The new password') } },
	responses: {
		200: json(Person, 'Set and signed in; the session cookie is set'),
		401: json(Refusal, 'two-factor-required: the password is set; continue as after POST /api/login'),
	},
})

const openPaths = ['/api/login', '/api/login/two-factor', '/api/sign-in', '/api/demo']

/** Whether this address needs no session: it is for people who are not signed in yet. */
export const isOpenPeoplePath = (path: string) =>
	openPaths.includes(path) || path.startsWith('/api/password-links/') || path.startsWith('/api/sign-in/')

const askForCode = 'Enter the code from your authenticator app.'
const twoFactorRequired = { error: askForCode, message: askForCode, code: 'two-factor-required' }

export function peopleRoutes(context: PeopleContext) {
	const { throttle, settings } = context
	return newRouter<SignedIn>()
		.openapi(login, async (c) => {
			const { person, cookies } = await signIn(context, c.req.valid('json'), readClient(c, settings))
			setCookies(c, cookies)
			return person ? c.json(person, 200) : c.json(twoFactorRequired, 401)
		})
		.openapi(logout, async (c) => {
			setCookies(c, await signOut(context, c.get('person'), c.get('session'), readClient(c, settings)))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(user, (c) => c.json(c.get('person'), 200))
		.openapi(demo, (c) => c.json(settings.demo ? demoSignIns : [], 200))
		.openapi(passwordLink, async (c) => {
			const { token } = c.req.valid('param')
			const link = await throttle.requireLink(clientAddress(c, settings), () => readLink(context, token))
			return c.json({ name: link.name, username: link.username, kind: link.kind }, 200)
		})
		.openapi(newPassword, async (c) => {
			const client = readClient(c, settings)
			const { token } = c.req.valid('param')
			const { password } = c.req.valid('json')
			const { person, cookies } = await throttle.requireLink(client.address, () =>
				setPassword(context, token, password, client),
			)
			setCookies(c, cookies)
			return person ? c.json(person, 200) : c.json(twoFactorRequired, 401)
		})
		.route('/', singleSignOnRoutes(context))
		.route('/', sessionRoutes(context))
		.route('/', ownPasswordRoutes(context))
		.route('/', twoFactorRoutes(context))
		.route('/', employeeRoutes(context))
}
