import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import type { Auth } from './auth.ts'
import { Credentials, DemoSignIns, Person } from './contract.ts'
import { demoSignIns } from './demo-people.ts'
import { listPeople } from './list-people.ts'
import type { SignedIn } from './read-session.ts'
import { signIn } from './sign-in.ts'
import type { SignInThrottle } from './throttle-sign-in.ts'

const login = createRoute({
	method: 'post',
	path: '/api/login',
	request: { body: { required: true, ...json(Credentials, 'Username and password') } },
	responses: { 200: json(Person, 'Signed in; the session cookie is set') },
})
const logout = createRoute({
	method: 'post',
	path: '/api/logout',
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'Signed out') },
})
const user = createRoute({
	method: 'get',
	path: '/api/user',
	responses: { 200: json(Person, 'Who is signed in') },
})
const employees = createRoute({
	method: 'get',
	path: '/api/employees',
	responses: { 200: json(z.array(Person), 'Everybody who works here, by name') },
})
const demo = createRoute({
	method: 'get',
	path: '/api/demo',
	responses: { 200: json(DemoSignIns, 'The sample sign-ins of a demo') },
})

/** Paths that need no session. */
export const openPeoplePaths = ['/api/login', '/api/demo']

export function peopleRoutes(db: Db, auth: Auth, throttle: SignInThrottle, settings: Settings) {
	return newRouter<SignedIn>()
		.openapi(login, async (c) => {
			const { person, cookies } = await signIn(
				auth,
				throttle,
				c.req.valid('json'),
				clientAddress(c, settings),
			)
			for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
			return c.json(person, 200)
		})
		.openapi(logout, async (c) => {
			const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
			for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
			return c.json({ ok: true as const }, 200)
		})
		.openapi(user, (c) => c.json(c.get('person'), 200))
		.openapi(employees, async (c) => c.json(await listPeople(db), 200))
		.openapi(demo, (c) => c.json(settings.demo ? demoSignIns : [], 200))
}
