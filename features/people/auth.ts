import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin, username } from 'better-auth/plugins'
import type { Db } from '#platform/db/database.ts'
import { accounts, people, sessions, verifications } from './tables.ts'

const sessionSeconds = 24 * 60 * 60

export type Auth = ReturnType<typeof createAuth>

/**
 * Accounts, password hashes and sessions, by better-auth on our own tables. Nothing of it is reachable from
 * outside but through our own routes: its HTTP handler is never mounted, its sign-up is off.
 */
export function createAuth(
	db: Db,
	options: { secret: string; publicUrl: string | null; secureCookies: boolean },
) {
	return betterAuth({
		secret: options.secret,
		...(options.publicUrl ? { baseURL: options.publicUrl } : {}),
		telemetry: { enabled: false },
		logger: { disabled: true },
		database: drizzleAdapter(db, {
			provider: 'pg',
			schema: { user: people, session: sessions, account: accounts, verification: verifications },
		}),
		emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8 },
		session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
		// Our own routes throttle, by address and by account: see `throttle-sign-in.ts`.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: 'candor',
			useSecureCookies: options.secureCookies,
			defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
		},
		plugins: [
			// What a username looks like is checked when an account is made; here every name costs one hash.
			username({ minUsernameLength: 1, maxUsernameLength: 1000, usernameValidator: () => true }),
			admin({ defaultRole: 'salesrep' }),
		],
	})
}
