import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import type { SocketSeat } from '#platform/live/open-socket.ts'
import type { Services } from '#platform/services.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import type { Auth } from './auth.ts'
import { Person, Role } from './contract.ts'
import { mustUseTwoFactor, requireAdmin } from './may.ts'
import { extendSession } from './sessions/session-life.ts'

/** The parts of a session that routes need. */
export type CurrentSession = { id: string; isSingleSignOn: boolean; confirmedAt: Date }

/**
 * The environment of every route behind `requireSession`: the caller and their session, which is absent for requests with
 * an API token. Socket routes also have a `seat`.
 */
export type SignedIn = ApiEnv<{ person: Person; session?: CurrentSession; seat: SocketSeat }>

const Account = z.object({
	id: z.string(),
	name: z.string(),
	username: z.string().nullish(),
	role: z.string().nullish(),
})

/** A person as the API shows it; anyone who is not an admin has the least privilege. */
export function readPerson(account: unknown): Person {
	const { id, name, username, role } = Account.parse(account)
	return Person.parse({ id, name, username: username ?? id, role: Role.catch('salesrep').parse(role) })
}

/** The only routes open to people who must set up two-factor first. */
const toSetUpTwoFactor = /^\/api\/(user|logout|two-factor(\/.*)?)$/

/**
 * Requires a session and sets `person` and `session`. Identity and role come only from the session, which is read from
 * the database for every request and every socket. Throws Problem 401 without a session, and 403 for a person who must
 * set up two-factor first.
 */
export function requireSession(
	{ auth, db, settings }: Pick<Services, 'db' | 'settings'> & { auth: Auth },
	isOpen: (path: string) => boolean,
): MiddlewareHandler<SignedIn> {
	return async (c, next) => {
		// An API token has already set the person.
		if (isOpen(c.req.path) || c.get('person')) return next()
		const session = await auth.api.getSession({
			headers: c.req.raw.headers,
			query: { disableCookieCache: true, disableRefresh: true },
		})
		if (!session || session.user.banned || isForeignDemo(session.user, settings))
			throw new Problem(401, 'not-signed-in', 'Your session has ended. Please sign in.')
		const person = readPerson(session.user)
		const hasSecondStep = session.user.twoFactorEnabled || session.session.isSingleSignOn
		const mustSetUpTwoFactor = !hasSecondStep && mustUseTwoFactor(person.role, settings)
		if (mustSetUpTwoFactor && !toSetUpTwoFactor.test(c.req.path))
			throw new Problem(403, 'two-factor-required', 'Please set up two-factor first.')
		c.set('session', {
			id: session.session.id,
			isSingleSignOn: session.session.isSingleSignOn === true,
			confirmedAt: session.session.confirmedAt ?? session.session.createdAt,
		})
		if (settings.idleMinutes !== null && isUserActivity(c))
			await extendSession(db, session.session, settings.idleMinutes)
		c.set('person', mustSetUpTwoFactor ? { ...person, mustSetUpTwoFactor } : person)
		await next()
	}
}

/** Another process on the same database may be a demo. Its demo accounts must not work in this one. */
const isForeignDemo = (account: { isDemo?: boolean | null | undefined }, { demo }: Pick<Settings, 'demo'>) =>
	Boolean(account.isDemo) && !demo

/** Whether a request shows that the user is active. Background requests of a page and opening a socket do not. */
const isUserActivity = (c: Context) =>
	!c.req.path.startsWith('/ws/') && c.req.header('x-background') === undefined

/** Allows only administrators; Problem 403 for anyone else. */
export const adminsOnly: MiddlewareHandler<SignedIn> = async (c, next) => {
	requireAdmin(c.get('person'))
	await next()
}
