import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type pg from 'pg'
import { readPerson, type SignedIn } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { Scope } from '../contract.ts'
import { requireApiAccess } from '../require-api-access.ts'
import { apiTokens } from '../tables.ts'
import { hashToken } from './hash-token.ts'
import { createTokenThrottle } from './throttle-tokens.ts'
import { tokenRoutes } from './token-routes.ts'

/** Every request would rewrite the same row; no one needs to know it to the second. */
const noteUseAfterMilliseconds = 60_000

/**
 * Lets a request with `Authorization: Bearer candor_…` pass as its owner, as far as the token allows; one without goes
 * on to be asked for a session. A cookie that comes with a token counts for nothing. Throws Problem 401 for a token
 * that is unknown, expired or of someone deactivated, 402 where the owner's plan has no API access, 403 for what the
 * token does not allow, and 429 with `Retry-After` for too many requests.
 */
export function acceptTokens(
	services: Services,
	pool: pg.Pool,
	isOpen: (path: string) => boolean,
): MiddlewareHandler<SignedIn> {
	const secondsToWait = createTokenThrottle(pool)
	return async (c, next) => {
		const [, token] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
		if (token === undefined || isOpen(c.req.path)) return next()
		const { id, scopes, lastUsedAt, owner } = await findToken(services, token)
		const seconds = await secondsToWait(id)
		if (seconds) {
			c.header('Retry-After', String(seconds))
			throw new Problem(429, 'too-many-requests', 'Too many requests with this token. Please wait.')
		}
		requireScope(c, scopes)
		await requireApiAccess(services, owner)
		await noteUse(services.db, id, lastUsedAt)
		c.set('person', readPerson(owner))
		await next()
	}
}

async function findToken({ db, settings }: Services, token: string) {
	const [found] = await db
		.select({ token: apiTokens, owner: people })
		.from(apiTokens)
		.innerJoin(people, eq(people.id, apiTokens.personId))
		.where(
			and(
				eq(apiTokens.tokenHash, hashToken(token)),
				gt(apiTokens.expiresAt, new Date()),
				eq(people.banned, false),
				settings.demo ? undefined : eq(people.isDemo, false),
			),
		)
	if (!found) throw new Problem(401, 'bad-token', 'This token is invalid: it was revoked or has expired.')
	return { ...found.token, owner: found.owner }
}

/** The first route that matches is the one that answers; middleware has a path of its own or none. */
function requireScope(c: Context, allowed: Scope[]) {
	const routes = matchedRoutes(c).map(({ method, path }) => `${method} ${path}`)
	const route = routes.find((name) => name in tokenRoutes || !name.startsWith('ALL '))
	const scope = route && tokenRoutes[route]?.scope
	if (!scope) throw new Problem(403, 'not-for-tokens', 'This address doesn’t accept tokens. Please sign in.')
	if (scope !== 'any' && !allowed.includes(scope))
		throw new Problem(403, 'scope-missing', `This token lacks the scope ${scope}.`)
}

async function noteUse(db: Db, id: string, lastUsedAt: Date | null) {
	const now = new Date()
	const due = new Date(now.getTime() - noteUseAfterMilliseconds)
	if (lastUsedAt && lastUsedAt > due) return
	await db
		.update(apiTokens)
		.set({ lastUsedAt: now })
		.where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, due))))
}
